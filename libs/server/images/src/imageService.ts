import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/** Finds the original of a picture: SVG text or the bytes of a file. Undefined where there is none. */
export type PictureSource = (picture: string, site: string) => Promise<Buffer | string | undefined>;

/** Changes when a picture's original does; the empty text for pictures that never change. */
export type PictureVersion = (picture: string, site: string) => Promise<string>;

export type ImageFormat = 'avif' | 'webp' | 'jpeg' | 'png';

export interface ImageRequest {
  readonly picture: string;
  readonly site: string;
  readonly width: number;
  readonly quality: number;
  readonly format: ImageFormat;
}
export interface ImageAnswer {
  readonly body: Buffer;
  readonly type: string;
  readonly etag: string;
  /** The placeholder stands in for a picture that is missing. */
  readonly isPlaceholder: boolean;
}

export interface ImageServiceOptions {
  readonly cacheDir: string;
  readonly source: PictureSource;
  /** Part of the cache's key: a picture that was replaced under its name is made anew. */
  readonly version?: PictureVersion;
  /** SVG that stands in for missing pictures. */
  readonly placeholder: string;
  /** Bytes kept on disk. */
  readonly cacheLimit?: number;
}

export const WIDTHS = [80, 160, 240, 320, 480, 640, 800, 1024, 1280, 1600, 1920, 3840] as const;
/** Qualities that are made; others are brought to the next one, so that nobody fills the disk with near copies. */
export const QUALITIES = [40, 60, 75, 85, 95] as const;
const TRIM_EVERY = 200;
/** Pictures that may wait to be made before the service says that it is busy. */
const MOST_WAITING = 200;

/** Too many pictures wait to be made; the same request can be answered a little later. */
export class ImagesBusy extends Error {
  override readonly name = 'ImagesBusy';
}

/** Reads `w`, `q` and `f` of an address. Throws an Error that names the parameter and what is allowed. */
export function parseImageQuery(
  query: Readonly<Record<string, unknown>>,
  accept: string,
): Pick<ImageRequest, 'width' | 'quality' | 'format'> {
  const number = (name: string, fallback: number, min: number, max: number): number => {
    const raw = query[name];
    if (raw === undefined || raw === '') return fallback;
    const value = Number(raw);
    if (!Number.isInteger(value) || value < min || value > max)
      throw new Error(`"${name}" must be a whole number from ${min} to ${max}.`);
    return value;
  };
  const wanted = number('w', 640, 1, 4000);
  const width = WIDTHS.find((step) => step >= wanted) ?? 3840;
  const wantedQuality = number('q', 75, 1, 100);
  const quality = QUALITIES.find((step) => step >= wantedQuality) ?? 95;
  const format = query['f'] ?? 'auto';
  if (format === 'auto') return { width, quality, format: accept.includes('image/webp') ? 'webp' : 'jpeg' };
  if (format !== 'avif' && format !== 'webp' && format !== 'jpeg' && format !== 'png')
    throw new Error('"f" must be one of auto, avif, webp, jpeg, png.');
  return { width, quality, format };
}

/** Pictures at a width, a quality and a format, made once and kept on disk (API-02). */
export class ImageService {
  private readonly options: Required<ImageServiceOptions>;
  private readonly inWork = new Map<string, Promise<ImageAnswer>>();
  private made = 0;

  constructor(options: ImageServiceOptions) {
    this.options = { cacheLimit: 512 * 1024 * 1024, version: () => Promise.resolve(''), ...options };
    // two cores: more threads only take them from pages
    sharp.concurrency(1);
  }

  /** Makes or finds a picture. A missing one answers with the placeholder. */
  async get(request: ImageRequest): Promise<ImageAnswer> {
    const { site, picture, width, quality, format } = request;
    const version = await this.options.version(picture, site).catch(() => '');
    const key = createHash('sha1')
      .update(JSON.stringify([site, picture, version, width, quality, format]))
      .digest('hex');
    const file = path.join(this.options.cacheDir, key.slice(0, 2), `${key}.${request.format}`);
    const type = `image/${request.format}`;
    try {
      const body = await readFile(file);
      void utimes(file, new Date(), new Date()).catch(() => undefined);
      return { body, type, etag: `"${key}"`, isPlaceholder: false };
    } catch {
      // not made yet
    }
    let work = this.inWork.get(key);
    if (!work) {
      if (this.inWork.size >= MOST_WAITING) throw new ImagesBusy();
      work = this.make(request, file, key).finally(() => this.inWork.delete(key));
      this.inWork.set(key, work);
    }
    return work;
  }

  private async make(request: ImageRequest, file: string, key: string): Promise<ImageAnswer> {
    const type = `image/${request.format}`;
    const original = await this.options.source(request.picture, request.site).catch(() => undefined);
    const body = original === undefined ? undefined : await render(original, request).catch(() => undefined);
    if (body === undefined) {
      return {
        body: await render(this.options.placeholder, request),
        type,
        etag: `"missing-${key}"`,
        isPlaceholder: true,
      };
    }
    await mkdir(path.dirname(file), { recursive: true });
    const draft = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
    await writeFile(draft, body);
    await rename(draft, file);
    if (++this.made % TRIM_EVERY === 0) void this.trim().catch(() => undefined);
    return { body, type, etag: `"${key}"`, isPlaceholder: false };
  }

  /** Removes what was used longest ago, until the cache is within its limit. */
  async trim(): Promise<void> {
    const { cacheDir, cacheLimit } = this.options;
    const names = await readdir(cacheDir, { recursive: true }).catch(() => []);
    const files = await Promise.all(
      names.map(async (name) => {
        const file = path.join(cacheDir, name);
        const info = await stat(file).catch(() => undefined);
        return info?.isFile() ? [{ file, size: info.size, used: info.mtimeMs }] : [];
      }),
    );
    const all = files.flat().sort((a, b) => a.used - b.used);
    let total = all.reduce((sum, { size }) => sum + size, 0);
    for (const { file, size } of all) {
      if (total <= cacheLimit) return;
      await rm(file, { force: true });
      total -= size;
    }
  }
}

async function render(
  original: Buffer | string,
  { width, quality, format }: Pick<ImageRequest, 'width' | 'quality' | 'format'>,
): Promise<Buffer> {
  const isSvg = typeof original === 'string';
  const input = isSvg ? Buffer.from(original) : original;
  // vector pictures are drawn at the size that is asked for; others are never enlarged
  const image = sharp(input, {
    limitInputPixels: 50_000_000,
    ...(isSvg ? { density: Math.min(300, Math.max(36, (72 * width) / 1200)) } : {}),
  })
    .rotate()
    .resize({ width, withoutEnlargement: !isSvg });
  switch (format) {
    case 'avif':
      return image.avif({ quality: Math.round(quality * 0.7), effort: 0 }).toBuffer();
    case 'webp':
      return image.webp({ quality, effort: 2 }).toBuffer();
    case 'png':
      return image.png({ compressionLevel: 8 }).toBuffer();
    default:
      return image.flatten({ background: '#ffffff' }).jpeg({ quality, mozjpeg: true }).toBuffer();
  }
}

/** Originals from the dealers' folders: pictures only, and only from inside them. */
export function dealerFiles(dealersDir: string): { source: PictureSource; version: PictureVersion } {
  const fileOf = (picture: string, site: string): string | undefined => {
    if (!/\.(svg|png|jpe?g|webp|avif)$/i.test(picture) || picture.includes('\u0000')) return undefined;
    const root = path.join(dealersDir, site);
    const file = path.resolve(root, picture);
    return file.startsWith(root + path.sep) ? file : undefined;
  };
  return {
    source: async (picture, site) => {
      const file = fileOf(picture, site);
      const body = file && (await readFile(file).catch(() => undefined));
      return body && picture.toLowerCase().endsWith('.svg') ? body.toString('utf8') : body || undefined;
    },
    version: async (picture, site) => {
      const file = fileOf(picture, site);
      const info = file && (await stat(file).catch(() => undefined));
      return info ? `${info.mtimeMs}-${info.size}` : '';
    },
  };
}
