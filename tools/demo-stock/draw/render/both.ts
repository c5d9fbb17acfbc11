import { merged, mirrored, type Mesh } from './mesh.ts';

/** The same triangles, seen from their other side. */
export function reversed(mesh: Mesh): Mesh {
  const triangles = mesh.triangles.slice();
  for (let t = 0; t < triangles.length; t += 3) {
    triangles[t + 1] = mesh.triangles[t + 2] as number;
    triangles[t + 2] = mesh.triangles[t + 1] as number;
  }
  return { ...mesh, triangles };
}

/** A mesh and its mirror. */
export const both = (mesh: Mesh): Mesh => merged([mesh, reversed(mirrored(mesh))]);
