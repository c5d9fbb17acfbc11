import type { Camera } from '../space.ts';
import type { Mesh } from './mesh.ts';

/** Samples of a pixel along each axis. */
export const SAMPLES = 2;

export interface Solid {
  readonly mesh: Mesh;
  /** True where the surface has a hole. */
  readonly isHole?: (x: number, y: number, z: number) => boolean;
  /** Seen from behind, too. */
  readonly isThin?: boolean;
}

/** What each sample of a picture shows: a triangle (numbered over all solids, 0 for none) and how near it is. */
export interface Seen {
  readonly width: number;
  readonly height: number;
  readonly near: Float32Array;
  readonly triangle: Uint32Array;
  /** Per solid: corners on the picture as x, y, 1/depth, and the number of its first triangle. */
  readonly solids: readonly { readonly screen: Float32Array; readonly first: number }[];
}

function project(mesh: Mesh, camera: Camera): Float32Array {
  const { points } = mesh;
  const screen = new Float32Array(points.length);
  const { eye, right, up, ahead, zoom, at } = camera;
  for (let n = 0; n < points.length; n += 3) {
    const x = (points[n] as number) - eye[0];
    const y = (points[n + 1] as number) - eye[1];
    const z = (points[n + 2] as number) - eye[2];
    const depth = x * ahead[0] + y * ahead[1] + z * ahead[2];
    const by = depth > 40 ? 1 / depth : 0;
    screen[n] = (at[0] + zoom * by * (x * right[0] + y * right[1] + z * right[2])) * SAMPLES;
    screen[n + 1] = (at[1] - zoom * by * (x * up[0] + y * up[1] + z * up[2])) * SAMPLES;
    screen[n + 2] = by;
  }
  return screen;
}

const NONE = 0;
const SOME = 1;
const ALL = 2;
const holes = new WeakMap<Mesh, Uint8Array>();

/** How much of each triangle is hole; the same for every camera. */
function holesOf({ mesh, isHole }: Solid): Uint8Array | undefined {
  if (!isHole) return undefined;
  const known = holes.get(mesh);
  if (known) return known;
  const { points, triangles } = mesh;
  const corner = Uint8Array.from({ length: points.length / 3 }, (_, n) =>
    isHole(points[n * 3] as number, points[n * 3 + 1] as number, points[n * 3 + 2] as number) ? 1 : 0,
  );
  const found = Uint8Array.from({ length: triangles.length / 3 }, (_, t) => {
    const sum = [0, 1, 2].reduce((all, k) => all + (corner[triangles[t * 3 + k] as number] as number), 0);
    return sum === 0 ? NONE : sum === 3 ? ALL : SOME;
  });
  holes.set(mesh, found);
  return found;
}

// one picture is drawn at a time: each wipes what the last one left
let kept = { near: new Float32Array(0), triangle: new Uint32Array(0) };
function board(samples: number): typeof kept {
  if (kept.near.length === samples) {
    kept.near.fill(0);
    kept.triangle.fill(0);
  } else kept = { near: new Float32Array(samples), triangle: new Uint32Array(samples) };
  return kept;
}

/** Finds what each sample shows, `SAMPLES` by `SAMPLES` a pixel. */
export function raster(solids: readonly Solid[], camera: Camera, width: number, height: number): Seen {
  const [w, h] = [width * SAMPLES, height * SAMPLES];
  const { near, triangle } = board(w * h);
  let first = 1;
  const drawn = solids.map((solid) => {
    const screen = project(solid.mesh, camera);
    drawSolid(solid, screen, first, near, triangle, w, h);
    const own = { screen, first };
    first += solid.mesh.triangles.length / 3;
    return own;
  });
  return { width: w, height: h, near, triangle, solids: drawn };
}

function drawSolid(
  solid: Solid,
  screen: Float32Array,
  first: number,
  near: Float32Array,
  triangle: Uint32Array,
  w: number,
  h: number,
): void {
  const { triangles, points } = solid.mesh;
  const gaps = holesOf(solid);
  for (let t = 0; t < triangles.length; t += 3) {
    const gap = gaps ? gaps[t / 3] : NONE;
    if (gap === ALL) continue;
    const a = triangles[t] as number;
    const b = triangles[t + 1] as number;
    const c = triangles[t + 2] as number;
    const ax = screen[a * 3] as number;
    const ay = screen[a * 3 + 1] as number;
    const az = screen[a * 3 + 2] as number;
    const bx = screen[b * 3] as number;
    const by = screen[b * 3 + 1] as number;
    const bz = screen[b * 3 + 2] as number;
    const cx = screen[c * 3] as number;
    const cy = screen[c * 3 + 1] as number;
    const cz = screen[c * 3 + 2] as number;
    if (az === 0 || bz === 0 || cz === 0) continue;
    const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
    // the picture's y points down: what faces the camera turns to the left
    if (area === 0 || (area > 0 && !solid.isThin)) continue;
    const minX = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5));
    const maxX = Math.min(w - 1, Math.floor(Math.max(ax, bx, cx) - 0.5));
    const minY = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5));
    const maxY = Math.min(h - 1, Math.floor(Math.max(ay, by, cy) - 0.5));
    if (minX > maxX || minY > maxY) continue;
    const inv = 1 / area;
    // shares of b and c, and nearness, change evenly over the picture
    const ubx = (cy - ay) * inv;
    const uby = -(cx - ax) * inv;
    const ucx = -(by - ay) * inv;
    const ucy = (bx - ax) * inv;
    for (let y = minY; y <= maxY; y += 1) {
      const py = y + 0.5 - ay;
      let u = (minX + 0.5 - ax) * ubx + py * uby;
      let v = (minX + 0.5 - ax) * ucx + py * ucy;
      for (let x = minX; x <= maxX; x += 1, u += ubx, v += ucx) {
        if (u < -1e-6 || v < -1e-6 || u + v > 1.000001) continue;
        const z = az + (bz - az) * u + (cz - az) * v;
        const n = y * w + x;
        if (z <= (near[n] as number)) continue;
        if (gap === SOME && solid.isHole) {
          const [pb, pc] = [(u * bz) / z, (v * cz) / z];
          const pa = 1 - pb - pc;
          const at = (k: number): number =>
            (points[a * 3 + k] as number) * pa +
            (points[b * 3 + k] as number) * pb +
            (points[c * 3 + k] as number) * pc;
          if (solid.isHole(at(0), at(1), at(2))) continue;
        }
        near[n] = z;
        triangle[n] = first + t / 3;
      }
    }
  }
}
