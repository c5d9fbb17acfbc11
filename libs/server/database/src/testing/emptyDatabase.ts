import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { openDatabase, type OpenDatabase } from '../openDatabase.js';

/** PGlite as it is installed: its version, and the folder of all packages. */
function installed(): { version: string; packages: string } {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const root = entry.slice(0, entry.lastIndexOf(`${path.sep}pglite${path.sep}`) + '/pglite'.length);
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };
  return { version, packages: path.join(root, '../..') };
}

/**
 * An empty database to begin with, for tests: PGlite takes seconds to make one, and half a second to take this over. It
 * is made once for a version of PGlite and cached next to the packages, as other tools do.
 */
export async function emptyDatabase(): Promise<Blob> {
  const { version, packages } = installed();
  const folder = path.join(packages, '.cache/forecourt-database');
  const file = path.join(folder, `empty-${version}.tar`);
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    const pglite = await PGlite.create();
    const dump = await pglite.dumpDataDir('none');
    await pglite.close();
    // processes that make it at once each put a whole one in its place
    const own = path.join(folder, `${randomUUID()}.tar`);
    await writeFile(own, new Uint8Array(await dump.arrayBuffer()));
    renameSync(own, file);
  }
  // read at once: a blob over the file is lost when another process puts its own in place
  return new Blob([await readFile(file)]);
}

/** An up-to-date database in memory, for tests. */
export const memoryDatabase = async (): Promise<OpenDatabase> =>
  openDatabase({ memory: true, begin: await emptyDatabase() });
