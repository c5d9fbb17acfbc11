import { ease } from './field.ts';
import type { SurfaceMap } from './map.ts';
import type { Hit, Material } from './material.ts';

/**
 * Lays what is drawn at `u` of an unrolled side, at the point's height, over a material, and turns its normal by it.
 */
export function drawn(map: SurfaceMap, u: number, hit: Hit, into: Material): void {
  const flat = 1 - ease(0.62, 0.8, Math.abs(hit.ny));
  if (flat <= 0) return;
  const ink = map(u, hit.y);
  if (ink.cover > 0.004) {
    const share = ink.cover * flat;
    into.r += (ink.r - into.r) * share;
    into.g += (ink.g - into.g) * share;
    into.b += (ink.b - into.b) * share;
    const solid = share * (ink.coat > 0 || ink.glass > 0 || ink.cover > 0.9 ? 1 : 0);
    into.coat += (ink.coat - into.coat) * solid;
    into.metal *= 1 - share;
    into.rough += ((ink.coat > 0.7 ? 0 : 0.6) - into.rough) * solid;
    into.glass = ink.glass * flat;
    into.glow = ink.glow * flat * 2.2;
  }
  tilt(hit, ink.du * flat, ink.dv * flat);
}

/** Turns a normal by the slope of what is drawn. */
function tilt(hit: Hit, du: number, dv: number): void {
  if (du === 0 && dv === 0) return;
  const length = Math.hypot(hit.nx, hit.nz) || 1;
  const sign = hit.z >= 0 ? 1 : -1;
  const [nx, nz] = [hit.nx, hit.nz];
  hit.nx -= (nz / length) * sign * du;
  hit.nz += (nx / length) * sign * du;
  hit.ny -= dv;
  const n = Math.hypot(hit.nx, hit.ny, hit.nz) || 1;
  hit.nx /= n;
  hit.ny /= n;
  hit.nz /= n;
}
