import { DEFAULT_QUALITY, IMAGE_WIDTHS } from '@forecourt/contracts';

export type ImageFormat = 'avif' | 'webp' | 'jpeg' | 'png';

/** Qualities that are made; others are brought to the next one, so that no one fills the disk with near copies. */
export const QUALITIES = [40, 60, 75, 85, 95] as const;
const WIDEST = 4000;

export interface WantedImage {
  /** Pixels, a step of the ladder. */
  readonly width: number;
  readonly quality: number;
  readonly format: ImageFormat;
}

/**
 * Reads `w`, `q` and `f` of an address; a width is raised to the next step of the ladder, and beyond its last one stays
 * there. Throws an Error that names the parameter and what is allowed.
 */
export function parseImageQuery(query: Readonly<Record<string, unknown>>, accept: string): WantedImage {
  const number = (name: string, fallback: number, max: number): number => {
    const raw = Object.hasOwn(query, name) ? query[name] : undefined;
    if (raw === undefined || raw === '') return fallback;
    const value = Number(raw);
    if (!Number.isInteger(value) || value < 1 || value > max)
      throw new Error(`"${name}" must be a whole number from 1 to ${max}.`);
    return value;
  };
  const wanted = number('w', 640, WIDEST);
  const width = IMAGE_WIDTHS.find((step) => step >= wanted) ?? 3840;
  const wantedQuality = number('q', DEFAULT_QUALITY, 100);
  const quality = QUALITIES.find((step) => step >= wantedQuality) ?? 95;
  const format = query['f'] ?? 'auto';
  if (format === 'auto') return { width, quality, format: accept.includes('image/webp') ? 'webp' : 'jpeg' };
  if (format !== 'avif' && format !== 'webp' && format !== 'jpeg' && format !== 'png')
    throw new Error('"f" must be one of auto, avif, webp, jpeg, png.');
  return { width, quality, format };
}
