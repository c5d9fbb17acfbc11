import { portRef } from '@forecourt/service';
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { dayIn } from '@forecourt/site-config';
import type { ConfiguredSite } from '@forecourt/service/sites';
import type { Vehicle } from '@forecourt/vehicle';
import { picturePath } from '@forecourt/contracts';
import { brochureContent } from './content/brochureContent.js';
import { renderBrochure } from './renderBrochure.js';

export interface BrochureRequest {
  readonly vehicle: Vehicle;
  readonly site: Pick<ConfiguredSite, 'slug' | 'config' | 'site'>;
  readonly pageUrl: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Makes pictures, such as the images of `@forecourt/pictures`. */
export interface BrochureImages {
  get(request: {
    readonly picture: string;
    readonly site: string;
    /** Pixels. */
    readonly width: number;
    readonly quality: number;
    readonly format: 'jpeg';
  }): Promise<{ readonly body: Buffer; readonly isPlaceholder: boolean }>;
}

export interface BrochuresOptions {
  readonly images: BrochureImages;
  /** Bytes of all brochures that are kept in memory. */
  readonly room?: number;
  /** Brochures that may wait to be rendered before the service answers that it is busy. */
  readonly waiting?: number;
}

/** Too many brochures wait to be rendered; the same request can be answered a little later. */
export class BrochuresBusy extends Error {
  override readonly name = 'BrochuresBusy';
}

/** Pixels across: fine enough for a picture as wide as the sheet, for the first of several, and for the others. */
const ALONE = 1280;
const FIRST = 1024;
const SMALL = 480;
const QUALITY = 75;

/** Brochures of vehicles, rendered one at a time and kept for a while (VDP-15). */
export class Brochures {
  private readonly images: BrochuresOptions['images'];
  private readonly waiting: number;
  private readonly drawn: LRUCache<string, Buffer>;
  private readonly inWork = new Map<string, Promise<Buffer>>();
  private last: Promise<unknown> = Promise.resolve();

  constructor({ images, room = 32 * 1024 * 1024, waiting = 12 }: BrochuresOptions) {
    this.images = images;
    // a version says all that a brochure shows, its day among it: no kept one is ever out of date
    this.drawn = new LRUCache({ maxSize: room, sizeCalculation: ({ length }) => length });
    this.waiting = waiting;
  }

  /**
   * Names what a brochure shows: begins with the vehicle's updated time, changes with its data, the site and the day.
   */
  version({ vehicle, site, pageUrl, now }: BrochureRequest): string {
    const shown = [vehicle, configHash(site.config), site.slug, pageUrl, dayIn(site.site.timeZone, now)];
    const hash = createHash('sha1').update(JSON.stringify(shown)).digest('base64url').slice(0, 16);
    return `${Math.round(vehicle.updated_at_timestamp) || 0}-${hash}`;
  }

  /** Finds or renders a brochure. Throws BrochuresBusy when too many wait. */
  async get(request: BrochureRequest): Promise<Buffer> {
    const key = this.version(request);
    const known = this.drawn.get(key);
    if (known) return known;
    let work = this.inWork.get(key);
    if (!work) {
      if (this.inWork.size >= this.waiting) throw new BrochuresBusy();
      // one after the other: drawing takes the whole thread, and pages want it too
      work = this.last.then(() => this.draw(request, key)).finally(() => this.inWork.delete(key));
      this.last = work.catch(() => undefined);
      this.inWork.set(key, work);
    }
    return work;
  }

  private async draw(request: BrochureRequest, key: string): Promise<Buffer> {
    const content = brochureContent(request);
    const first = content.pictures.length > 1 ? FIRST : ALONE;
    const answers = await Promise.all(
      content.pictures.map((picture, index) => this.picture(picture, request.site.slug, index === 0 ? first : SMALL)),
    );
    const pictures = answers.filter((picture) => picture !== undefined);
    const isComplete = pictures.length === content.pictures.length;
    // A8: without pictures, the site's placeholder is shown
    if (pictures.length === 0) pictures.push(await this.placeholder(content.placeholder, request.site.slug));
    const body = await renderBrochure(content, pictures);
    // a picture that could not be made just now may be there the next time
    if (isComplete) this.drawn.set(key, body);
    return body;
  }

  private async placeholder(picture: string, site: string): Promise<Buffer> {
    return (await this.images.get({ picture, site, width: ALONE, quality: QUALITY, format: 'jpeg' })).body;
  }

  private async picture(picture: string, site: string, width: number): Promise<Buffer | undefined> {
    const answer = await this.images
      .get({ picture: picturePath(picture), site, width, quality: QUALITY, format: 'jpeg' })
      .catch(() => undefined);
    return answer === undefined || answer.isPlaceholder ? undefined : answer.body;
  }
}

const hashes = new WeakMap<object, string>();

/** A configuration is frozen: its hash is worked out once. */
function configHash(config: object): string {
  let hash = hashes.get(config);
  if (hash === undefined) {
    hash = createHash('sha1').update(JSON.stringify(config)).digest('base64url');
    hashes.set(config, hash);
  }
  return hash;
}

export const brochuresPort = portRef<Brochures>('brochures/brochures');
