import type { Point } from './distance.js';

/** Where a postcode is. */
export interface Place extends Point {
  readonly postcode: string;
  /** A state or territory, or `NF`, `CX`, `CC`, `AQ` for what lies outside them. */
  readonly state: string;
  /** The town or district that stands for it. */
  readonly name: string;
  /** Its position is that of its neighbours by number. */
  readonly isApproximate: boolean;
}

/** What somebody is told about a postcode that is nowhere (LOC-09, B7). */
export const INVALID_POSTCODE = 'Invalid postcode';
