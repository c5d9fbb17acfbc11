import type { Point } from '../svg.js';

/** The side of a car body in millimetres, nose at x = 0 and facing left, ground at y = 0. */
export interface CarSpec {
  readonly length: number;
  readonly height: number;
  readonly axles: readonly [number, number];
  /** Outer radius of the tyre. */
  readonly tyre: number;
  /** Height of the sill's lower edge. */
  readonly sill: number;
  /** From the front bumper's lower edge over the roof to the rear bumper's lower edge. */
  readonly outline: readonly Point[];
  /** Side windows, each a closed polygon. */
  readonly glass: readonly (readonly Point[])[];
  /** Dark pillars laid over the glass: top x, bottom x. */
  readonly pillars: readonly (readonly [number, number])[];
  /** The windscreen's line, base and head, and its slope is the A pillar's. */
  readonly screen: readonly [Point, Point];
  readonly shuts: readonly (readonly Point[])[];
  readonly handles: readonly (readonly [number, number])[];
  /** The shoulder line from front wing to tail lamp. */
  readonly crease: readonly Point[];
  readonly headlamp: readonly Point[];
  readonly taillamp: readonly Point[];
  /** Where the mirror meets the door. */
  readonly mirror: readonly [number, number];
  /** Everything above this line is roof, for two-tone paint. */
  readonly roofCut: readonly Point[];
  /** Seat backs seen through the glass. */
  readonly seats: readonly number[];
  readonly wheels: 'road' | 'offroad' | 'commercial' | 'electric';
  readonly cladding: 'none' | 'light' | 'full';
  readonly extras: readonly CarExtra[];
  /** The highest roof x range for rails and racks. */
  readonly roofLine?: readonly [Point, Point];
}

export type CarExtra =
  | 'rails'
  | 'spoiler'
  | 'bullbar'
  | 'snorkel'
  | 'steps'
  | 'softTop'
  | 'spareWheel'
  | 'antenna'
  | 'grooves'
  | 'slidingDoor'
  | 'rack';
