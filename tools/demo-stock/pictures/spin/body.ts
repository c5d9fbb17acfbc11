import type { CarSpec } from '../side/carTypes.ts';
import { distanceTo, divide, flatten, isInside, type Flat } from './plane.ts';
import { cross, sub, unit, type Vec } from './space.ts';

/** How far the edge between side and top is rounded. */
const ROUNDING = 125;

/**
 * A body in space, made of the side view that the pictures are drawn from: the side bulges to `half` its width, and a
 * skin stretched from side to side follows the outline over bonnet, screen, roof and tail.
 */
export interface Body {
  readonly spec: CarSpec;
  /** Outline from the front bumper's lower edge over the roof to the rear one's. */
  readonly outline: readonly Flat[];
  /** Height of the windows' lower edge. */
  readonly belt: number;
  /** Half the width at a point of the side view. */
  half(x: number, y: number): number;
  /** Whether a point of the side view is where the side rounds off: light changes quickly there. */
  isRound(point: Flat): boolean;
  /** A point on the side; `side` is 1 for the one that the side view shows, -1 for the other. */
  onSide(point: Flat, side: 1 | -1): Vec;
  sideNormal(point: Flat, side: 1 | -1): Vec;
  /** A point on the skin: how far along the outline (0 to `outline.length - 1`), and across from -1 to 1. */
  onSkin(along: number, across: number): Vec;
  skinNormal(along: number, across: number): Vec;
}

const smooth = (t: number): number => t * t * (3 - 2 * t);
const clamp = (value: number): number => Math.max(0, Math.min(1, value));

/** Distance from the outline, looked up between points of a grid: it is asked for a hundred thousand times. */
function depthField(outline: readonly Flat[], length: number, height: number): (x: number, y: number) => number {
  const step = 25;
  const edge = 200;
  const columns = Math.ceil((length + 2 * edge) / step) + 2;
  const rows = Math.ceil((height + 2 * edge) / step) + 2;
  const grid = new Float32Array(columns * rows).fill(-1);
  return (x, y) => {
    const across = Math.max(0, Math.min(columns - 1.001, (x + edge) / step));
    const up = Math.max(0, Math.min(rows - 1.001, (y + edge) / step));
    const at = Math.floor(up) * columns + Math.floor(across);
    const [s, t] = [across % 1, up % 1];
    const read = (by: number): number => {
      const i = at + by;
      if ((grid[i] ?? 0) < 0)
        grid[i] = distanceTo(outline, (i % columns) * step - edge, Math.floor(i / columns) * step - edge);
      return grid[i] ?? 0;
    };
    const about = (read(0) * (1 - s) + read(1) * s) * (1 - t) + (read(columns) * (1 - s) + read(columns + 1) * s) * t;
    // at the edge sides and skin must meet exactly
    return about < 2 * step ? distanceTo(outline, x, y) : about;
  };
}

/** How wide a body is, and how much narrower towards its ends; cars as their size says when left out. */
export interface BodyWidth {
  readonly widest: number;
  readonly taper: number;
}

export function createBody(spec: CarSpec, width?: BodyWidth): Body {
  const outline = divide(flatten(spec.outline, false), 70);
  // what is taller than a garage door is wider, too
  const most = spec.height > 2200 ? 1090 : 985;
  const widest = width?.widest ?? Math.max(870, Math.min(most, spec.length * 0.1 + spec.height * 0.28));
  const taper = width?.taper ?? 1;
  const belt = Math.min(...spec.glass.flat().map(([, y]) => y));

  /** Narrower towards nose and tail, above the belt and below the doors. */
  const full = (x: number, y: number): number => {
    const nose = clamp(1 - x / (spec.length * 0.2));
    const tail = clamp(1 - (spec.length - x) / (spec.length * 0.16));
    const cabin = clamp((y - belt) / (spec.height - belt));
    const under = clamp((spec.sill + 330 - y) / 330);
    const shoulder = clamp(1 - Math.abs(y - belt + 150) / 160);
    return (
      widest * (1 - taper * (0.17 * nose ** 2.2 + 0.1 * tail ** 2 + 0.2 * cabin ** 1.1 + 0.05 * under ** 2)) +
      14 * taper * smooth(shoulder)
    );
  };
  const depth = depthField(outline, spec.length, spec.height);
  const half = (x: number, y: number): number => {
    const inside = Math.min(1, depth(x, y) / ROUNDING);
    return full(x, y) - ROUNDING * (1 - Math.sqrt(1 - (1 - inside) ** 2));
  };
  const isRound = ([x, y]: Flat): boolean => depth(x, y) < ROUNDING;
  const onSide = ([x, y]: Flat, side: 1 | -1): Vec => [x, y, side * half(x, y)];
  // beyond the outline the body ends: it does not widen again, or light would break into blocks along the edge
  const fallen = (x: number, y: number): number => (isInside(outline, x, y) ? half(x, y) : full(x, y) - ROUNDING);
  const sideNormal = ([x, y]: Flat, side: 1 | -1): Vec => {
    // wide enough that the light runs smoothly over the rounding
    const e = 75;
    const dx = (fallen(x + e, y) - fallen(x - e, y)) / (2 * e);
    const dy = (fallen(x, y + e) - fallen(x, y - e)) / (2 * e);
    return unit([-dx, -dy, side]);
  };

  const edge = outline.map(([x, y], i) => {
    const a = outline[Math.max(0, i - 1)] as Flat;
    const b = outline[Math.min(outline.length - 1, i + 1)] as Flat;
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const out: Flat = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
    return { x, y, out, half: full(x, y) - ROUNDING, crown: 26 + 84 * out[0] ** 2 };
  });
  type Edge = (typeof edge)[number];
  const onSkin = (along: number, across: number): Vec => {
    const place = Math.max(0, Math.min(edge.length - 1, along));
    const a = edge[Math.floor(place)] as Edge;
    const b = edge[Math.ceil(place)] as Edge;
    const t = place - Math.floor(place);
    const mix = (read: (e: Edge) => number): number => read(a) * (1 - t) + read(b) * t;
    const lift = mix((e) => e.crown) * (1 - across * across);
    return [
      mix((e) => e.x) + mix((e) => e.out[0]) * lift,
      mix((e) => e.y) + mix((e) => e.out[1]) * lift,
      across * mix((e) => e.half),
    ];
  };
  const skinNormal = (along: number, across: number): Vec =>
    unit(
      cross(
        sub(onSkin(along, Math.min(1, across + 0.05)), onSkin(along, Math.max(-1, across - 0.05))),
        sub(onSkin(along + 0.6, across), onSkin(along - 0.6, across)),
      ),
    );
  return { spec, outline, belt, half, isRound, onSide, sideNormal, onSkin, skinNormal };
}
