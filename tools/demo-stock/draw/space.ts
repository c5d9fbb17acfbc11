/** A point or direction of the spin's space in millimetres: x from nose to tail, y up from the ground, z across. */
export type Vec = readonly [x: number, y: number, z: number];

export const add = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]];
export const sub = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const times = (a: Vec, by: number): Vec => [a[0] * by, a[1] * by, a[2] * by];
export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
export const unit = (a: Vec): Vec => times(a, 1 / (Math.hypot(...a) || 1));

/** Middle of some points. */
export const middle = (points: readonly Vec[]): Vec =>
  times(points.reduce<Vec>(add, [0, 0, 0]), 1 / Math.max(1, points.length));

/** The place of a camera, and how what it sees lands on a picture. */
export interface Camera {
  readonly eye: Vec;
  readonly right: Vec;
  readonly up: Vec;
  readonly ahead: Vec;
  /** Pixels for a tangent of one. */
  readonly zoom: number;
  /** Point of the picture that the camera looks at. */
  readonly at: readonly [number, number];
  /** Point of the picture, and how far away it is. */
  project(point: Vec): readonly [x: number, y: number, depth: number];
}

export interface Shot {
  /** Degrees around the vehicle, 0 straight at the nose. */
  readonly around: number;
  readonly centre: Vec;
  readonly distance: number;
  readonly height: number;
  /** Pixels for a tangent of one. */
  readonly zoom: number;
  /** Point of the picture where the centre is. */
  readonly at: readonly [number, number];
}

export function lookAt({ around, centre, distance, height, zoom, at }: Shot): Camera {
  const angle = (around * Math.PI) / 180;
  const eye: Vec = [centre[0] - Math.cos(angle) * distance, centre[1] + height, centre[2] + Math.sin(angle) * distance];
  const ahead = unit(sub(centre, eye));
  const right = unit(cross(ahead, [0, 1, 0]));
  const up = cross(right, ahead);
  return {
    eye,
    right,
    up,
    ahead,
    zoom,
    at,
    project: (point) => {
      const from = sub(point, eye);
      const depth = dot(from, ahead);
      return [at[0] + (zoom * dot(from, right)) / depth, at[1] - (zoom * dot(from, up)) / depth, depth];
    },
  };
}
