import { isPostcode } from '@forecourt/places';
import { readKept } from './keptText.js';

/** Version of what is kept of the shopper. */
export const SHOPPER_VERSION = 1;

/** The postcode that this device knows, for code of a page's first script; others select it (`selectPostcode`). */
export function keptPostcode(site: string): string | undefined {
  const kept = readKept('shopper', { in: 'device', version: SHOPPER_VERSION, site });
  return isPostcode(kept) ? kept : undefined;
}
