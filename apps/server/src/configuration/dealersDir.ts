import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './distribution.js';

/** The demo dealers. */
export const DEALERS = path.join(ROOT, 'dealers');

/**
 * Folder of the dealers: from the flag, else from FORECOURT_DEALERS, else the demo dealers. Read before the rest of the
 * environment is checked, because dealers may name variables of their own. Throws when the folder holds no dealer.
 */
export function dealersDirOf(flag: string | undefined, env: Readonly<Record<string, string | undefined>>): string {
  const { FORECOURT_DEALERS: variable } = env;
  const named = flag ?? (variable === '' ? undefined : variable);
  if (named === undefined) return DEALERS;
  const dir = path.resolve(named);
  const from = flag === undefined ? 'FORECOURT_DEALERS' : '--dealers';
  const info = statSync(dir, { throwIfNoEntry: false });
  if (!info) throw new Error(`${from}: there is no folder ${dir}.`);
  if (!info.isDirectory()) throw new Error(`${from}: ${dir} is not a folder.`);
  if (!readdirSync(dir).some((slug) => existsSync(path.join(dir, slug, 'site.json'))))
    throw new Error(`${from}: ${dir} has no dealers. A dealer is a folder with a site.json.`);
  return dir;
}
