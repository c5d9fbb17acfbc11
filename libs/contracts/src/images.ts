/** Widths that the image service makes; what is asked for is raised to the next of them. */
export const IMAGE_WIDTHS = [80, 160, 240, 320, 480, 640, 800, 1024, 1280, 1600, 1920, 3840] as const;

/** Quality of pictures that ask for none (A7). */
export const DEFAULT_QUALITY = 75;

export interface ImageOptions {
  /** Pixels. */
  width: number;
  /** Pixels; cuts the picture to this shape. */
  height?: number;
  /** 1 to 100. */
  quality?: number;
}

const isAbsolute = (path: string): boolean => /^(https?:)?\/\//i.test(path);

/** Name of a picture as the image service knows it. */
export const picturePath = (path: string): string =>
  path
    .replace(/^\/?(media\/)?/, '')
    // halves of surrogate pairs cannot be encoded
    .replace(/\p{Cs}/gu, '');

const encoded = (path: string): string => picturePath(path).replace(/[^\w/.~-]/gu, encodeURIComponent);

/** Address of a film of the site's own media, by its name in the stock. Absolute addresses and paths stay as they are. */
export const filmUrl = (path: string): string =>
  isAbsolute(path) || path.startsWith('/') ? path : `/media/${encoded(path)}`;

/** Address of a picture at a width (API-02). Absolute addresses stay as they are. */
export function imageUrl(path: string, { width, height, quality = DEFAULT_QUALITY }: ImageOptions): string {
  if (isAbsolute(path)) return path;
  return `/media/${encoded(path)}?w=${width}${height === undefined ? '' : `&h=${height}`}&q=${quality}`;
}

/** `srcset` of a picture for the given widths. Undefined for addresses that have but one size. */
export function srcSet(path: string, widths: readonly number[], quality = DEFAULT_QUALITY): string | undefined {
  if (isAbsolute(path)) return undefined;
  return widths.map((width) => `${imageUrl(path, { width, quality })} ${width}w`).join(', ');
}
