import type { Stuff } from './render/material.ts';
import type { Part } from './render/picture.ts';
import type { Vec } from './space.ts';

/** What a seller would point at. */
export interface Spot {
  readonly title: string;
  readonly description: string;
  readonly point: Vec;
  readonly normal: Vec;
}

/** A vehicle in space: nose at x = 0, its left side at positive z, the ground at y = 0. */
export interface Measured {
  readonly length: number;
  readonly width: number;
  readonly height: number;
  /** How much more room it needs than its length says: what is short is seen from near. */
  readonly room: number;
  readonly spots: readonly Spot[];
  /** Middle of the front wheel, and of a headlamp; a caravan has no lamp ahead. */
  readonly wheel: Vec;
  readonly lamp?: Vec;
  /** What is looked into from behind: a load bed. */
  readonly load?: Vec;
}

export interface Model extends Measured {
  /** What it is made of, in a paint. */
  readonly parts: (paint: Stuff) => Part[];
}
