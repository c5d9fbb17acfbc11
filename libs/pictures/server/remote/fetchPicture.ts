import { isIP, type LookupFunction } from 'node:net';
import { Agent, request, type Dispatcher } from 'undici';
import type { Reach } from './reach.js';

export interface FetchLimits {
  /** Bytes of a picture. */
  readonly bytes: number;
  /** Milliseconds from the first step to the last byte, redirects included. */
  readonly wholeMs: number;
  /** Milliseconds in which a server connects, begins to answer, or sends anything more. */
  readonly stepMs: number;
}

export const FETCH_LIMITS: FetchLimits = { bytes: 20 * 1024 * 1024, wholeMs: 20_000, stepMs: 6000 };
const MOST_REDIRECTS = 3;
const ACCEPTED = 'image/avif,image/webp,image/jpeg,image/png,image/gif;q=0.8';

/**
 * Why there is no picture. `isLasting` where asking again soon is of no use; `isHosts` where the server as a whole
 * fails.
 */
export class NoPicture extends Error {
  override readonly name = 'NoPicture';
  readonly isLasting: boolean;
  readonly isHosts: boolean;
  constructor(reason: string, kind: { isLasting?: boolean; isHosts?: boolean } = {}) {
    super(reason);
    this.isLasting = kind.isLasting ?? false;
    this.isHosts = kind.isHosts ?? false;
  }
}

/** What tells a server which version of a picture is known. */
export interface Validators {
  readonly etag?: string | undefined;
  readonly lastModified?: string | undefined;
}
export interface FetchedPicture extends Validators {
  /** Undefined if the known version is still current. */
  readonly body: Buffer | undefined;
  /** Seconds for which it stays current, as the server states. */
  readonly maxAge: number | undefined;
}

/**
 * Connections that lead to allowed addresses only: what a name resolves to is checked, and exactly that is connected
 * to.
 */
export function pictureAgent(reach: Reach, limits: FetchLimits): Agent {
  const lookup: LookupFunction = (host, options, done) => {
    const answer = async () => {
      const addresses = await reach.resolve(host);
      if (addresses.length === 0) throw new NoPicture(`${host} has no address`, { isHosts: true });
      const inside = addresses.find((address) => !reach.isAllowedAddress(address));
      if (inside !== undefined) throw new NoPicture(`${host} leads to ${inside}, which is not public`, REFUSED);
      return addresses.map((address) => ({ address, family: isIP(address) }));
    };
    answer().then(
      (all) => (options.all ? done(null, all) : done(null, all[0]?.address ?? '', all[0]?.family)),
      (error: Error) => done(error, ''),
    );
  };
  return new Agent({
    connections: 6,
    keepAliveTimeout: 4000,
    maxHeaderSize: 16 * 1024,
    headersTimeout: limits.stepMs,
    bodyTimeout: limits.stepMs,
    connect: { lookup, timeout: limits.stepMs },
  });
}
const REFUSED = { isLasting: true, isHosts: true };

export interface FetchOptions {
  readonly agent: Dispatcher;
  readonly reach: Reach;
  readonly limits: FetchLimits;
  readonly known?: Validators | undefined;
  /** Whether a picture's server may send on to another host. */
  readonly mayLeadTo: (host: string) => boolean;
}

/** Fetches a picture's bytes, whatever they are. Rejects with NoPicture. */
export async function fetchPicture(address: string, options: FetchOptions): Promise<FetchedPicture> {
  const { agent, reach, limits, known, mayLeadTo } = options;
  const signal = AbortSignal.timeout(limits.wholeMs);
  const first = checkedUrl(address.startsWith('//') ? `https:${address}` : address, reach);
  let url = first;
  try {
    for (let hop = 0; hop <= MOST_REDIRECTS; hop++) {
      const { statusCode, headers, body } = await request(url, {
        dispatcher: agent,
        signal,
        headers: {
          accept: ACCEPTED,
          'accept-encoding': 'identity',
          'user-agent': 'Forecourt pictures',
          ...(known?.etag ? { 'if-none-match': known.etag } : {}),
          ...(known?.lastModified ? { 'if-modified-since': known.lastModified } : {}),
        },
      });
      // destroying the body early may emit an error, which would be unhandled without a listener
      body.on('error', () => undefined);
      const header = (name: string): string | undefined =>
        [Object.hasOwn(headers, name) ? (headers[name] ?? []) : []].flat()[0];
      const location = header('location');
      if (statusCode >= 300 && statusCode < 400 && statusCode !== 304 && location !== undefined) {
        body.destroy();
        url = checkedUrl(location, reach, url);
        if (url.host !== first.host && !mayLeadTo(url.hostname))
          throw new NoPicture(`${first.host} sends on to ${url.host}, which is not among the site’s pictureHosts`, {
            isLasting: true,
          });
        continue;
      }
      const about = {
        etag: header('etag'),
        lastModified: header('last-modified'),
        maxAge: maxAgeOf(header('cache-control')),
      };
      if (statusCode === 304 && known) {
        body.destroy();
        return { ...about, body: undefined };
      }
      if (statusCode !== 200) {
        body.destroy();
        const isLasting = statusCode >= 400 && statusCode < 500 && statusCode !== 408 && statusCode !== 429;
        throw new NoPicture(`answered with status ${statusCode}`, { isLasting, isHosts: statusCode >= 500 });
      }
      return { ...about, body: await wholeOf(body, Number(header('content-length') ?? 0), limits.bytes) };
    }
  } catch (error) {
    throw asNoPicture(error);
  }
  throw new NoPicture(`sent on more than ${MOST_REDIRECTS} times`, { isLasting: true });
}

/** The parsed address. Throws NoPicture for one that must not be requested. */
function checkedUrl(address: string, reach: Reach, base?: URL): URL {
  if (!URL.canParse(address, base?.href)) throw new NoPicture('not an address', { isLasting: true });
  const url = new URL(address, base?.href);
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new NoPicture(`${url.protocol} is not http or https`, { isLasting: true });
  if (url.username !== '' || url.password !== '')
    throw new NoPicture('an address with a password', { isLasting: true });
  const port = url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port);
  if (!reach.isAllowedPort(port)) throw new NoPicture(`port ${port} is not allowed`, REFUSED);
  // a host that is an address is never looked up
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(literal) !== 0 && !reach.isAllowedAddress(literal)) throw new NoPicture(`${literal} is not public`, REFUSED);
  return url;
}

async function wholeOf(body: AsyncIterable<Buffer> & { destroy(): unknown }, length: number, most: number) {
  const tooLarge = new NoPicture(`larger than ${Math.round(most / 1024 / 1024)} MB`, { isLasting: true });
  const chunks: Buffer[] = [];
  let total = 0;
  if (length > most) {
    body.destroy();
    throw tooLarge;
  }
  // leaving the loop ends the connection
  for await (const chunk of body) {
    total += chunk.length;
    if (total > most) throw tooLarge;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, total);
}

function maxAgeOf(cacheControl: string | undefined): number | undefined {
  const seconds = /(?:^|[,\s])(?:s-maxage|max-age)=(\d{1,10})/i.exec(cacheControl ?? '')?.[1];
  return seconds === undefined ? undefined : Number(seconds);
}

function asNoPicture(error: unknown): NoPicture {
  if (error instanceof NoPicture) return error;
  const { name = '', code = '', message = '', cause } = error as Error & { code?: string };
  if (cause instanceof NoPicture) return cause;
  if (name === 'TimeoutError') return new NoPicture('took too long', { isHosts: true });
  return new NoPicture(code || message || name || 'cannot be fetched', { isHosts: true });
}
