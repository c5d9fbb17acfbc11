import { ease } from '../render/field.ts';
import { become, lay, rgb, STUFF, type Stuff, type Surface } from '../render/material.ts';
import { reversed } from '../render/both.ts';
import { merged, mirrored, sheetOf, type Mesh } from '../render/mesh.ts';
import type { Part } from '../render/picture.ts';
import { turned } from '../render/solids.ts';
import { unit, type Vec } from '../space.ts';
import type { Design } from './design.ts';

/** A wheel's look: spokes, how wide they are at hub and rim (shares of the radius), and how big the rim is. */
interface Rim {
  readonly spokes: number;
  readonly hub: number;
  readonly edge: number;
  /** Spokes come in pairs, this far apart. */
  readonly pair?: number;
  /** How far they are swept. */
  readonly sweep?: number;
  readonly size: number;
  readonly colour: string;
  readonly face?: string;
  readonly metal: number;
}

const RIMS: Readonly<Record<Design['rim'], Rim>> = {
  five: { spokes: 5, hub: 0.34, edge: 0.2, size: 0.74, colour: '#c3c8cd', metal: 0.8 },
  twin: { spokes: 5, hub: 0.11, edge: 0.1, pair: 0.2, size: 0.77, colour: '#cdd2d6', metal: 0.85 },
  ten: { spokes: 10, hub: 0.13, edge: 0.09, size: 0.78, colour: '#bfc5ca', metal: 0.8 },
  mesh: { spokes: 9, hub: 0.09, edge: 0.075, pair: 0.13, size: 0.79, colour: '#9aa1a8', metal: 0.7 },
  turbine: { spokes: 12, hub: 0.13, edge: 0.11, sweep: 0.5, size: 0.78, colour: '#b9bfc5', metal: 0.8 },
  aero: { spokes: 5, hub: 0.7, edge: 0.62, size: 0.78, colour: '#4b5157', face: '#aeb5bb', metal: 0.6 },
  steel: { spokes: 9, hub: 0.36, edge: 0.34, size: 0.68, colour: '#a9afb5', metal: 0.3 },
  six: { spokes: 6, hub: 0.28, edge: 0.16, size: 0.69, colour: '#4a5056', metal: 0.5 },
  block: { spokes: 6, hub: 0.26, edge: 0.26, size: 0.68, colour: '#2c3034', face: '#3a3f44', metal: 0.35 },
  star: { spokes: 5, hub: 0.2, edge: 0.34, size: 0.78, colour: '#2b2f33', face: '#c9ced2', metal: 0.6 },
};

const RUBBER: Stuff = { colour: rgb('#191b1e'), coat: 0.12, rough: 0.75 };
const TREAD: Stuff = { colour: rgb('#121315'), rough: 1 };
const DISC: Stuff = { colour: rgb('#6d7277'), coat: 0.5, metal: 0.6, rough: 0.4 };

/** How much of a spoke is at a place of the rim: 0 gap to 1 spoke. `r` as a share of the rim's radius. */
function spokeAt(rim: Rim, r: number, angle: number, soft: number): number {
  const step = (2 * Math.PI) / rim.spokes;
  const turn = angle - (rim.sweep ?? 0) * r;
  let off = turn / step - Math.floor(turn / step);
  off = Math.abs(off - 0.5) * step;
  const centre = (rim.pair ?? 0) / Math.max(0.3, r) / 2;
  const gap = Math.abs(off - centre) * r;
  const wide = (rim.hub + (rim.edge - rim.hub) * ease(0.15, 0.95, r)) / 2;
  const spoke = 1 - ease(wide - soft, wide + soft, gap);
  const hub = 1 - ease(0.24 - soft, 0.24 + soft, r);
  const edge = ease(0.9 - soft, 0.9 + soft, r);
  return Math.max(spoke, hub, edge);
}

function rimMesh(rim: Rim, axle: readonly [number, number], radius: number, z: number): Mesh {
  const [rows, columns] = [30, 200];
  const depth = (r: number, a: number): number => {
    const dish = 26 * (1 - ease(0, 0.9, r)) - 18 * (1 - ease(0.05, 0.16, r)) + 14 * ease(0.9, 0.95, r);
    return dish + 62 * (1 - spokeAt(rim, r, a, 0.035));
  };
  const at = (r: number, a: number): Vec => [
    axle[0] + Math.cos(a) * r * radius,
    axle[1] + Math.sin(a) * r * radius,
    z - depth(r, a),
  ];
  return sheetOf(columns, rows, (i, j) => {
    const a = (-i / columns) * 2 * Math.PI;
    const r = 0.001 + (1 - j / rows) * 0.999;
    const e = 0.012;
    const [dr, da] = [
      (depth(r + e, a) - depth(r - e, a)) / (2 * e * radius),
      (depth(r, a + e / r) - depth(r, a - e / r)) / (2 * e * radius),
    ];
    return [at(r, a), unit([Math.cos(a) * dr - Math.sin(a) * da, Math.sin(a) * dr + Math.cos(a) * da, 1])];
  });
}

/** A tyre's section from its outer rim seat around to the inner one. */
function tyreMesh(axle: readonly [number, number], tyre: number, seat: number, z: number, width: number): Mesh {
  const wall = tyre - seat;
  return turned(
    axle,
    [
      [seat - 26, z - 30],
      [seat - 14, z - 12],
      [seat, z - 8],
      [seat + 6, z - 1],
      [seat + wall * 0.35, z + 3],
      [seat + wall * 0.65, z - 1],
      [tyre - 26, z - 12],
      [tyre - 9, z - 26],
      [tyre - 1, z - 46],
      [tyre, z - 62],
      [tyre, z - width / 2],
      [tyre, z - width + 60],
      [tyre - 16, z - width + 20],
      [seat, z - width],
      [seat - 40, z - width - 6],
      [10, z - width - 6],
    ].reverse() as [number, number][],
  );
}

export interface WheelPlan {
  readonly axles: readonly number[];
  readonly tyre: number;
  readonly rim: Design['rim'];
  /** Where a wheel's outer face is on an axle. */
  readonly face: (axle: number) => number;
  readonly width?: number;
}

/** All wheels of a vehicle: tyres, and rims with the brakes behind them. */
export function wheelParts({ axles, tyre, rim: name, face, width = 235 }: WheelPlan): Part[] {
  const rim = RIMS[name];
  const radius = tyre / 2;
  const seat = radius * rim.size;
  const both = (mesh: Mesh): Mesh[] => [mesh, reversed(mirrored(mesh))];
  const tyres = axles.flatMap((x) => both(tyreMesh([x, radius], radius, seat, face(x), width)));
  const rims = axles.flatMap((x) => both(rimMesh(rim, [x, radius], seat * 1.0, face(x) - 14)));
  const colour: Stuff = { colour: rgb(rim.colour), coat: 0.6, metal: rim.metal, rough: 0.25 };
  const front: Stuff = rim.face ? { ...colour, colour: rgb(rim.face) } : colour;
  const near = (x: number): number =>
    axles.reduce((best, axle) => (Math.abs(axle - x) < Math.abs(best - x) ? axle : best), axles[0] ?? 0);
  const rubber: Surface = (hit, into) => {
    become(into, RUBBER);
    const [dx, dy] = [hit.x - near(hit.x), hit.y - radius];
    const r = Math.hypot(dx, dy);
    if (r > radius - 30) {
      const a = Math.atan2(dy, dx) * 44;
      const groove = Math.abs(a - Math.round(a)) < 0.16 ? 1 : 0;
      lay(into, TREAD, groove * ease(radius - 30, radius - 14, r) * 0.9);
    }
    // a raised ring and a moulding line
    lay(into, { colour: rgb('#2c2f33'), coat: 0.2, rough: 0.6 }, bumpLine(r, seat + (radius - seat) * 0.62, 3) * 0.6);
    hit.open *= 0.55 + 0.45 * ease(0, radius * 0.9, hit.y);
  };
  const wheel: Surface = (hit, into) => {
    const [dx, dy] = [hit.x - near(hit.x), hit.y - radius];
    const r = Math.hypot(dx, dy) / seat;
    const a = Math.atan2(dy, dx);
    const soft = Math.max(0.012, (hit.pixel / seat) * 0.7);
    const spoke = spokeAt(rim, r, a, soft);
    become(into, STUFF.void);
    const isDisc = ease(0.2, 0.22, r) * (1 - ease(0.66, 0.68, r));
    lay(into, DISC, isDisc * 0.75);
    if (dx > 0 && Math.abs(dy) < seat * 0.3)
      lay(into, { colour: rgb('#30343a'), coat: 0.4 }, ease(0.42, 0.46, r) * (1 - ease(0.72, 0.76, r)));
    lay(into, spoke > 0.5 && hit.nz * Math.sign(hit.z) > 0.9 ? front : colour, spoke);
    lay(into, STUFF.black, 1 - ease(0.085, 0.085 + soft * 2, r));
    if (r > 0.12 && r < 0.24) {
      const nut = Math.abs((((a / (2 * Math.PI)) * 5 + 10.25) % 1) - 0.5);
      lay(into, STUFF.black, (1 - ease(0.07, 0.09, nut)) * (1 - ease(0.02, 0.035, Math.abs(r - 0.175))));
    }
    hit.open *= 0.4 + 0.6 * spoke;
  };
  return [
    { mesh: merged(tyres), surface: rubber, isThin: true },
    { mesh: merged(rims), surface: wheel, isThin: true },
  ];
}

const bumpLine = (value: number, at: number, reach: number): number => Math.max(0, 1 - Math.abs(value - at) / reach);
