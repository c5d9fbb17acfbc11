import type { Point } from './distance.js';
import { isPostcode } from './postcode.js';

/** Where a postcode is. */
export interface Place extends Point {
  readonly postcode: string;
  /** A state or territory, or `NF`, `CX`, `CC`, `AQ` for what is outside them. */
  readonly state: string;
  /** Its main town or district. */
  readonly name: string;
  /** Its position is that of its neighbours by number. */
  readonly isApproximate: boolean;
}

/** Message for a postcode that does not exist (LOC-09, B7). */
export const INVALID_POSTCODE = 'Invalid postcode';

/** The same of a text that is nowhere: four digits that no place has, or no postcode at all. */
export const invalidPostcode = (text: string): string =>
  isPostcode(text) ? INVALID_POSTCODE : `${INVALID_POSTCODE}. Please enter a 4-digit number.`;
