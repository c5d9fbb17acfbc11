import { existsSync } from 'node:fs';
import path from 'node:path';

const SLUG = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Folder of a dealer that is to be made. Throws where its name is none, or is taken. */
export function newFolder(dealersDir: string, slug: string): string {
  if (!SLUG.test(slug))
    throw new Error(`"${slug}" must be small letters, digits and single hyphens, such as hills-motors.`);
  const folder = path.join(dealersDir, slug);
  if (existsSync(folder)) throw new Error(`${folder} exists already.`);
  return folder;
}
