/** Encodings that a browser takes. */
export const BROWSER_ENCODINGS = 'gzip, deflate, br, zstd';

let visits = Date.now();
/** The same page at an address that it never had before, so that it is rendered. */
export const newAddress = (path: string): string => `${path}${path.includes('?') ? '&' : '?'}visit=${(visits += 1)}`;
