import type { Point } from './distance.js';

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
