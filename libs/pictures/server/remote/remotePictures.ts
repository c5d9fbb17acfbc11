import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Agent } from 'undici';
import { FairQueue } from '../fairQueue.js';
import { SharedWork } from '../sharedWork.js';
import { MOST_PIXELS } from '../render.js';
import { Failures } from './failures.js';
import { FETCH_LIMITS, fetchPicture, NoPicture, pictureAgent, type FetchLimits } from './fetchPicture.js';
import { Originals, type OriginalRecord } from './originals.js';
import { publicReach, type Reach } from './reach.js';

export interface RemotePicturesOptions {
  readonly cacheDir: string;
  /** Whether a picture at an address is one of the site's own: nothing else is ever fetched. */
  readonly isOfSite: (address: string, site: string) => Promise<boolean>;
  /** Whether pictures of a site may be sent on to a host. */
  readonly mayLeadTo: (host: string, site: string) => boolean;
  /** The internet when left out. */
  readonly reach?: Reach | undefined;
  readonly limits?: Partial<FetchLimits> | undefined;
  /** Bytes kept on disk. */
  readonly cacheLimit?: number;
  /** Called once for each server's failure, with its host and the reason. */
  readonly onFailure?: (host: string, reason: string) => void;
  readonly now?: () => number;
}

const HOUR = 3_600_000;
/** Shortest and longest time before a picture is queried again, whatever its server says, and the usual one. */
const FRESH = { least: HOUR, usual: 24 * HOUR, most: 30 * 24 * HOUR };
const FORMATS: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);
/** How long it is remembered what a site's pictures are, milliseconds. */
const KNOWN_FOR = { own: 300_000, foreign: 10_000 };
const MOST_KNOWN = 50_000;

/** Pictures of other servers that a site's stock names: fetched once, kept on disk, looked after in the background. */
export class RemotePictures {
  private readonly options: RemotePicturesOptions;
  private readonly reach: Reach;
  private readonly limits: FetchLimits;
  private readonly agent: Agent;
  private readonly originals: Originals;
  private readonly failures = new Failures();
  private readonly owners = new Map<string, { isOwn: Promise<boolean>; until: number }>();
  /** Lanes are servers: a slow one does not hold up the pictures of others. */
  private readonly work = new SharedWork<OriginalRecord>(
    new FairQueue({ atOnce: 24, atOncePerLane: 6, waiting: 600, waitingPerLane: 300 }),
  );

  constructor(options: RemotePicturesOptions) {
    this.options = options;
    this.reach = options.reach ?? publicReach();
    this.limits = { ...FETCH_LIMITS, ...options.limits };
    this.agent = pictureAgent(this.reach, this.limits);
    this.originals = new Originals(options.cacheDir, options.cacheLimit ?? 1024 ** 3);
  }

  /** Whether a picture at an address is one of the site's own. */
  isOfSite(address: string, site: string): Promise<boolean> {
    // addresses from outside may be long
    const key = createHash('sha1').update(`${site} ${address}`).digest('base64url');
    const now = this.now();
    const known = this.owners.get(key);
    if (known && known.until > now) return known.isOwn;
    const isOwn = this.options.isOfSite(address, site).catch(() => false);
    const entry = { isOwn, until: now + KNOWN_FOR.foreign };
    void isOwn.then((answer) => (entry.until = now + (answer ? KNOWN_FOR.own : KNOWN_FOR.foreign)));
    this.owners.set(key, entry);
    const [oldest] = this.owners.keys();
    if (this.owners.size > MOST_KNOWN && oldest !== undefined) this.owners.delete(oldest);
    return isOwn;
  }

  /**
   * Version of a picture, which is fetched if it is not here. Undefined without one. Rejects with QueueFull, and with
   * Unwanted once `wanted` is aborted: nothing is fetched then.
   */
  async version(address: string, site: string, wanted?: AbortSignal): Promise<string | undefined> {
    if (!(await this.isOfSite(address, site))) return undefined;
    const known = await this.originals.record(address);
    if (known && known.freshUntil > this.now()) return known.digest;
    if (known) {
      // serve the known version meanwhile, and also if its server is down
      this.fetch(address, site, known).catch(() => undefined);
      return known.digest;
    }
    try {
      return (await this.fetch(address, site, known, wanted)).digest;
    } catch (error) {
      if (error instanceof NoPicture) return undefined;
      throw error;
    }
  }

  /** The bytes of a picture that `version` has found. */
  read(address: string): Promise<Buffer | undefined> {
    return this.originals.read(address);
  }

  close(): Promise<void> {
    return this.agent.destroy();
  }

  private now(): number {
    return (this.options.now ?? Date.now)();
  }

  private async fetch(
    address: string,
    site: string,
    known: OriginalRecord | undefined,
    wanted?: AbortSignal,
  ): Promise<OriginalRecord> {
    const host = hostOf(address);
    const standing = (): void => {
      const reason = this.failures.standing(address, host, this.now());
      if (reason !== undefined) throw new NoPicture(reason);
    };
    standing();
    const work = async (): Promise<OriginalRecord> => {
      // its server may have failed while this waited
      standing();
      try {
        const { agent, reach, limits } = this;
        const mayLeadTo = (to: string) => this.options.mayLeadTo(to, site);
        const fetched = await fetchPicture(address, { agent, reach, limits, known, mayLeadTo });
        const { body, etag, lastModified, maxAge } = fetched;
        const freshUntil = this.now() + freshFor(maxAge);
        this.failures.clear(address, host);
        if (!body && known) {
          const noted = { ...known, freshUntil };
          await this.originals.note(address, noted);
          return noted;
        }
        if (!body) throw new NoPicture('nothing was sent');
        await checkPicture(body);
        return await this.originals.write(address, body, { freshUntil, etag, lastModified });
      } catch (error) {
        // a disk that is full, for one
        const failure = error instanceof NoPicture ? error : new NoPicture(String(error));
        if (this.failures.add(address, host, failure, this.now())) this.options.onFailure?.(host, failure.message);
        throw failure;
      }
    };
    return this.work.run({ key: address, lane: host, work, wanted });
  }
}

const hostOf = (address: string): string => {
  const url = address.startsWith('//') ? `https:${address}` : address;
  return URL.canParse(url) ? new URL(url).host : '';
};

const freshFor = (maxAge: number | undefined): number =>
  maxAge === undefined ? FRESH.usual : Math.min(FRESH.most, Math.max(FRESH.least, maxAge * 1000));

/** Says what bytes are by themselves: what a server calls them counts for nothing. */
async function checkPicture(body: Buffer): Promise<void> {
  if (body.length === 0) throw new NoPicture('empty', { isLasting: true });
  const { format, width, height } = await sharp(body, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new NoPicture('not a picture', { isLasting: true });
    });
  if (!FORMATS.has(format))
    throw new NoPicture(`a picture in the format ${format}, which is not shown`, { isLasting: true });
  if (width * height > MOST_PIXELS)
    throw new NoPicture(`larger than ${MOST_PIXELS / 1_000_000} million pixels`, { isLasting: true });
}
