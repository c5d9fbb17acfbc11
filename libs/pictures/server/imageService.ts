import { portRef } from '@forecourt/service';
import { traced } from '@forecourt/service/observing';
import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { utimes } from 'node:fs/promises';
import path from 'node:path';
import { readChecked, trimFolder, writeChecked } from './cacheFolder.js';
import { FairQueue, QueueFull } from './fairQueue.js';
import type { WantedImage } from './imageQuery.js';
import { Placeholders } from './placeholders.js';
import { render } from './render.js';
import { SharedWork } from './sharedWork.js';

/** Finds the original of a picture: SVG text or the bytes of a file. Undefined where there is none. */
export type PictureSource = (picture: string, site: string) => Promise<Buffer | string | undefined>;

/**
 * Changes when a picture's original does; the empty text for pictures that never change. Undefined where there is none.
 * May reject with Unwanted once `wanted` is aborted.
 */
export type PictureVersion = (picture: string, site: string, wanted?: AbortSignal) => Promise<string | undefined>;

export interface ImageRequest extends WantedImage {
  readonly picture: string;
  readonly site: string;
  /** Who asks; visitors take turns. */
  readonly visitor?: string;
  /** Aborted when the client has gone: its picture is not made. */
  readonly wanted?: AbortSignal;
}

export interface ImageAnswer {
  readonly body: Buffer;
  readonly type: string;
  readonly etag: string;
  /** The picture is missing, and the placeholder replaces it. */
  readonly isPlaceholder: boolean;
}

export interface ImageServiceOptions {
  readonly cacheDir: string;
  readonly source: PictureSource;
  /** Part of the cache's key: a picture that was replaced under its name is made anew. */
  readonly version?: PictureVersion;
  /** SVG that replaces missing pictures. */
  readonly placeholder: string;
  /** Bytes kept on disk. */
  readonly cacheLimit?: number;
  readonly now?: () => number;
}

const TRIM_EVERY = 200;
/**
 * Pictures in work: one core is left to pages, and one of the four threads that files are read on. On two cores one
 * picture is made after the other.
 */
const AT_ONCE = Math.max(1, Math.min(3, availableParallelism() - 1));
/** Pictures of one visitor that may be on their way at once: more than any page has. */
const MOST_PER_VISITOR = 200;
/** Milliseconds for which a picture that could not be made is taken for missing. */
const MISSING_FOR = 60_000;
const MOST_MISSING = 10_000;

/** Too many pictures wait to be made; the same request can be answered a little later. */
export class ImagesBusy extends Error {
  override readonly name = 'ImagesBusy';
  /** Whether it is the asker alone who has too many. */
  readonly isOwn: boolean;
  constructor(isOwn: boolean) {
    super('Too many pictures wait to be made.');
    this.isOwn = isOwn;
  }
}

/** Pictures at a width, a quality and a format, made once and kept on disk (API-02). */
export class ImageService {
  private readonly options: Required<ImageServiceOptions>;
  private readonly placeholders: Placeholders;
  private readonly onTheirWay = new Map<string, number>();
  private readonly missing = new Map<string, number>();
  /** Lanes are visitors. */
  private readonly work = new SharedWork<ImageAnswer>(
    new FairQueue({ atOnce: AT_ONCE, waiting: 600, waitingPerLane: MOST_PER_VISITOR }),
  );
  private made = 0;

  constructor(options: ImageServiceOptions) {
    this.options = {
      cacheLimit: 512 * 1024 * 1024,
      version: () => Promise.resolve(''),
      now: Date.now,
      ...options,
    };
    this.placeholders = new Placeholders(options.placeholder);
  }

  /**
   * Makes or finds a picture. A missing one answers with the placeholder. Rejects with ImagesBusy, and with Unwanted
   * once its asker has gone.
   */
  async get(request: ImageRequest): Promise<ImageAnswer> {
    const { visitor = '' } = request;
    const count = this.onTheirWay.get(visitor) ?? 0;
    if (count >= MOST_PER_VISITOR) throw new ImagesBusy(true);
    this.onTheirWay.set(visitor, count + 1);
    try {
      return await this.find(request);
    } catch (error) {
      if (error instanceof QueueFull) throw new ImagesBusy(error.ofLane);
      throw error;
    } finally {
      const left = (this.onTheirWay.get(visitor) ?? 1) - 1;
      if (left > 0) this.onTheirWay.set(visitor, left);
      else this.onTheirWay.delete(visitor);
    }
  }

  private async find(request: ImageRequest): Promise<ImageAnswer> {
    const { site, picture, width, quality, format, visitor = '' } = request;
    const version = await this.options.version(picture, site, request.wanted);
    if (version === undefined) return this.placeholder(request);
    const key = createHash('sha1')
      .update(JSON.stringify([site, picture, version, width, quality, format]))
      .digest('hex');
    const file = path.join(this.options.cacheDir, key.slice(0, 2), `${key}.${format}`);
    const known = await readChecked(file);
    if (known) {
      void utimes(file, new Date(), new Date()).catch(() => undefined);
      return { body: known, type: `image/${format}`, etag: `"${key}"`, isPlaceholder: false };
    }
    // missing in one size is missing in all
    const name = createHash('sha1')
      .update(JSON.stringify([site, picture, version]))
      .digest('base64url');
    if ((this.missing.get(name) ?? 0) > this.options.now()) return this.placeholder(request);
    // the picture's name is left out: it is a visitor's word until it is found
    const facts = { 'forecourt.dealer': site, 'forecourt.width': width, 'forecourt.format': format };
    const work = (): Promise<ImageAnswer> => traced('picture', facts, () => this.make(request, file, key, name));
    return this.work.run({ key, lane: visitor, work, wanted: request.wanted });
  }

  private async placeholder(request: ImageRequest): Promise<ImageAnswer> {
    const { body, etag } = await this.placeholders.get(request);
    return { body, etag, type: `image/${request.format}`, isPlaceholder: true };
  }

  private async make(request: ImageRequest, file: string, key: string, name: string): Promise<ImageAnswer> {
    const original = await this.options.source(request.picture, request.site).catch(() => undefined);
    const body = original === undefined ? undefined : await render(original, request).catch(() => undefined);
    if (body === undefined) {
      this.noteMissing(name);
      return this.placeholder(request);
    }
    // a full disk must not keep anyone from seeing the picture
    await writeChecked(file, body).catch(() => undefined);
    if (this.made++ % TRIM_EVERY === 0) void this.trim().catch(() => undefined);
    return { body, type: `image/${request.format}`, etag: `"${key}"`, isPlaceholder: false };
  }

  private noteMissing(name: string): void {
    this.missing.delete(name);
    this.missing.set(name, this.options.now() + MISSING_FOR);
    const [oldest] = this.missing.keys();
    if (this.missing.size > MOST_MISSING && oldest !== undefined) this.missing.delete(oldest);
  }

  /** Removes what was used longest ago, until the cache is within its limit. */
  trim(): Promise<void> {
    return trimFolder(this.options.cacheDir, this.options.cacheLimit);
  }
}

export const imagesPort = portRef<ImageService>('images/images');
