const LONGEST = 2000;
/** No browser goes there: what resolves to another origin than this one leads away. */
const HERE = 'http://own.invalid';
// eslint-disable-next-line no-control-regex
const NEVER = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff\\]/;

/**
 * A path of this site from text that came with an address, with its query and its fragment; undefined for whatever a
 * browser could take for another site's address or for a script.
 */
export function ownPath(text: string | null | undefined): string | undefined {
  if (typeof text !== 'string' || text.length > LONGEST || !text.startsWith('/') || NEVER.test(text)) return undefined;
  if (!URL.canParse(text, HERE)) return undefined;
  const { origin, pathname, search, hash, username } = new URL(text, HERE);
  // `/.//evil.example` is one of its own that reads as another's once its dots are gone
  if (origin !== HERE || username !== '' || pathname.startsWith('//')) return undefined;
  return pathname + search + hash;
}
