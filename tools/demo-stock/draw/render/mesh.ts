import type { Vec } from '../space.ts';

/** Triangles with smooth normals. Everything is in millimetres; `shade` holds how open a corner is, 0 to 1. */
export interface Mesh {
  readonly points: Float32Array;
  readonly normals: Float32Array;
  readonly shade: Float32Array;
  readonly triangles: Uint32Array;
}

export interface MeshBuilder {
  /** Adds a corner and returns its number. */
  corner(point: Vec, normal: Vec, shade?: number): number;
  triangle(a: number, b: number, c: number): void;
  quad(a: number, b: number, c: number, d: number): void;
  mesh(): Mesh;
}

export function meshBuilder(): MeshBuilder {
  const points: number[] = [];
  const normals: number[] = [];
  const shade: number[] = [];
  const triangles: number[] = [];
  return {
    corner(point, normal, open = 1) {
      points.push(...point);
      normals.push(...normal);
      return shade.push(open) - 1;
    },
    triangle: (a, b, c) => void triangles.push(a, b, c),
    quad: (a, b, c, d) => void triangles.push(a, b, c, a, c, d),
    mesh: () => ({
      points: Float32Array.from(points),
      normals: Float32Array.from(normals),
      shade: Float32Array.from(shade),
      triangles: Uint32Array.from(triangles),
    }),
  };
}

/** A grid of corners, `columns` by `rows`, as a surface. */
export function sheetOf(
  columns: number,
  rows: number,
  at: (i: number, j: number) => readonly [point: Vec, normal: Vec],
): Mesh {
  const builder = meshBuilder();
  for (let j = 0; j <= rows; j += 1) {
    for (let i = 0; i <= columns; i += 1) builder.corner(...at(i, j));
  }
  const number = (i: number, j: number): number => j * (columns + 1) + i;
  for (let j = 0; j < rows; j += 1) {
    for (let i = 0; i < columns; i += 1)
      builder.quad(number(i, j), number(i + 1, j), number(i + 1, j + 1), number(i, j + 1));
  }
  return builder.mesh();
}

/** Several meshes as one. */
export function merged(meshes: readonly Mesh[]): Mesh {
  const size = (read: (mesh: Mesh) => { length: number }): number => meshes.reduce((sum, m) => sum + read(m).length, 0);
  const points = new Float32Array(size((m) => m.points));
  const normals = new Float32Array(points.length);
  const shade = new Float32Array(points.length / 3);
  const triangles = new Uint32Array(size((m) => m.triangles));
  let [corner, triangle] = [0, 0];
  for (const mesh of meshes) {
    points.set(mesh.points, corner * 3);
    normals.set(mesh.normals, corner * 3);
    shade.set(mesh.shade, corner);
    triangles.set(
      mesh.triangles.map((n) => n + corner),
      triangle,
    );
    corner += mesh.shade.length;
    triangle += mesh.triangles.length;
  }
  return { points, normals, shade, triangles };
}

/** The same mesh on the other side. */
export function mirrored(mesh: Mesh): Mesh {
  const flip = (values: Float32Array): Float32Array => values.map((value, i) => (i % 3 === 2 ? -value : value));
  return { ...mesh, points: flip(mesh.points), normals: flip(mesh.normals) };
}
