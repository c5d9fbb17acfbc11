/** Widths that the image service makes; a request is raised to the next of them. */
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
/** Pictures that are their own address, as samples are; they have but one size. */
const isInline = (path: string): boolean => /^(data:image\/|blob:)/i.test(path);
// halves of surrogate pairs cannot be encoded
const wellFormed = (text: string): string => text.replace(/\p{Cs}/gu, '');

/** Bytes of the longest address of another server whose picture is shown. */
export const LONGEST_ADDRESS = 2048;
const REMOTE = 'remote/';

/**
 * Name of a picture as the image service knows it; a picture of another server is named by its address in base64url.
 */
export function picturePath(path: string): string {
  if (!isAbsolute(path)) return wellFormed(path.replace(/^\/?(media\/)?/, ''));
  const bytes = new TextEncoder().encode(wellFormed(path));
  if (bytes.length > LONGEST_ADDRESS) return `${REMOTE}too-long`;
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  return REMOTE + text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Whether the name is that of a picture of another server. */
export const isRemotePicture = (name: string): boolean => name.startsWith(REMOTE);

/** The address that a name encodes. Undefined for other names, and for those that encode no absolute address. */
export function remoteAddress(name: string): string | undefined {
  if (!isRemotePicture(name)) return undefined;
  try {
    const text = atob(name.slice(REMOTE.length).replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(text, (char) => char.charCodeAt(0));
    const address = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    // a picture has one name
    return isAbsolute(address) && picturePath(address) === name ? address : undefined;
  } catch {
    return undefined;
  }
}

const encoded = (path: string): string => picturePath(path).replace(/[^\w/.~-]/gu, encodeURIComponent);

/**
 * Address of a film of the site's own media, by its name in the stock. Absolute addresses and paths stay as they are.
 */
export const filmUrl = (path: string): string =>
  isAbsolute(path) || path.startsWith('/') ? path : `/media/${encoded(path)}`;

/** Address of a picture at a width (API-02), also of one on another server. */
export function imageUrl(path: string, { width, height, quality = DEFAULT_QUALITY }: ImageOptions): string {
  if (isInline(path)) return path;
  return `/media/${encoded(path)}?w=${width}${height === undefined ? '' : `&h=${height}`}&q=${quality}`;
}

/** `srcset` of a picture for the given widths. Undefined for pictures that have but one size. */
export function srcSet(path: string, widths: readonly number[], quality = DEFAULT_QUALITY): string | undefined {
  if (isInline(path)) return undefined;
  return widths.map((width) => `${imageUrl(path, { width, quality })} ${width}w`).join(', ');
}
