import type { Body } from './body.ts';
import { shade, type Material } from './light.ts';
import { pieces, type Flat } from './plane.ts';
import { dot, middle, sub, unit, type Camera, type Vec } from './space.ts';

/** A small flat piece of the vehicle. */
export interface Face {
  readonly points: readonly Vec[];
  readonly centre: Vec;
  readonly normal: Vec;
  readonly material: Material;
}

const round = (value: number): string => String(Math.round(value * 10) / 10);

export const projected = (points: readonly Vec[], camera: Camera): string =>
  points.map((point) => camera.project(point).slice(0, 2).map(round).join(' ')).join('L');

export const polygon = (points: readonly Vec[], camera: Camera, fill: string, more = ''): string =>
  `<path d="M${projected(points, camera)}Z" fill="${fill}"${more}/>`;

/** True where a surface turns towards the camera. */
export const faces = (point: Vec, normal: Vec, camera: Camera, least = 0): boolean =>
  dot(normal, unit(sub(camera.eye, point))) > least;

/** A polygon of the side view, bent over one side of the body. */
export function onSide(body: Body, shape: readonly Flat[], side: 1 | -1, material: Material, step: Flat): Face[] {
  return pieces(shape, step).map((piece) => {
    const points = piece.map((p) => body.onSide(p, side));
    const at: Flat = [mean(piece, 0), mean(piece, 1)];
    return { points, centre: middle(points), normal: body.sideNormal(at, side), material };
  });
}

const mean = (points: readonly Flat[], axis: 0 | 1): number =>
  points.reduce((sum, p) => sum + p[axis], 0) / points.length;

/** A polygon of the skin (along, across), bent over it. */
export function onSkin(body: Body, shape: readonly Flat[], material: Material, step: Flat = [1, 0.2]): Face[] {
  return pieces(shape, step).map((piece) => {
    const points = piece.map(([along, across]) => body.onSkin(along, across));
    return {
      points,
      centre: middle(points),
      normal: body.skinNormal(mean(piece, 0), mean(piece, 1)),
      material,
    };
  });
}

const paint = (list: readonly Face[], camera: Camera): string =>
  list
    .map(({ material, centre, normal, points }) => {
      const fill = shade(material, centre, normal, camera);
      // a stroke of its own colour closes the seams between pieces
      return polygon(points, camera, fill, ` stroke="${fill}"`);
    })
    .join('');

const seen = (list: readonly Face[], camera: Camera): Face[] =>
  list.filter(({ centre, normal }) => faces(centre, normal, camera));

/** Faces that turn towards the camera, the farthest first. */
export function paintSolid(list: readonly Face[], camera: Camera): string {
  const far = new Map(list.map((face) => [face, camera.project(face.centre)[2]]));
  const sorted = seen(list, camera).sort((a, b) => (far.get(b) ?? 0) - (far.get(a) ?? 0));
  return paint(sorted, camera);
}

/** Faces that lie on a solid one over another, in their own order. */
export const paintLayers = (list: readonly Face[], camera: Camera): string => paint(seen(list, camera), camera);
