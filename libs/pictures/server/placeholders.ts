import { createHash } from 'node:crypto';
import type { WantedImage } from './imageQuery.js';
import { render } from './render.js';

/** A grey picture needs no more pixels: pages give it its size. */
const WIDEST = 1280;
const QUALITY = 75;

export interface Placeholder {
  readonly body: Buffer;
  readonly etag: string;
}

/** Placeholders for missing pictures: made once for each width and format, and kept. */
export class Placeholders {
  private readonly made = new Map<string, Promise<Placeholder>>();
  private readonly svg: string;

  constructor(svg: string) {
    this.svg = svg;
  }

  get({ width, format }: Pick<WantedImage, 'width' | 'format'>): Promise<Placeholder> {
    const shape = { width: Math.min(width, WIDEST), quality: QUALITY, format };
    const key = `${shape.width}.${format}`;
    let work = this.made.get(key);
    if (!work) {
      work = render(this.svg, shape).then((body) => ({
        body,
        etag: `"missing-${createHash('sha1').update(body).digest('hex')}"`,
      }));
      this.made.set(key, work);
      // a fault is not kept
      work.catch(() => this.made.delete(key));
    }
    return work;
  }
}
