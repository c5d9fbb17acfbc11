/** Widths that the image service makes; what is asked for is raised to the next of them. */
export const IMAGE_WIDTHS = [80, 160, 240, 320, 480, 640, 800, 1024, 1280, 1600, 1920] as const;

export interface ImageOptions {
  /** Pixels. */
  width: number;
  /** 1 to 100; 75 when left out (A7). */
  quality?: number;
}

/** Address of a picture at a width (API-02). Absolute addresses stay as they are. */
export function imageUrl(path: string, { width, quality = 75 }: ImageOptions): string {
  if (/^(https?:)?\/\//.test(path)) return path;
  const clean = path.replace(/^\/?(media\/)?/, '');
  return `/media/${clean}?w=${width}&q=${quality}`;
}

/** `srcset` of a picture for the given widths. Undefined for addresses that have but one size. */
export function srcSet(path: string, widths: readonly number[], quality = 75): string | undefined {
  if (/^(https?:)?\/\//.test(path)) return undefined;
  return widths.map((width) => `${imageUrl(path, { width, quality })} ${width}w`).join(', ');
}
