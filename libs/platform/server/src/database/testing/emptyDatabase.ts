import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { migrate } from '../migrate.js';
import { openDatabase, type OpenDatabase } from '../openDatabase.js';

/** PGlite as it is installed: its version, and the folder of all packages. */
function installed(): { version: string; packages: string } {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const root = entry.slice(0, entry.lastIndexOf(`${path.sep}pglite${path.sep}`) + '/pglite'.length);
  const { version } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as { version: string };
  return { version, packages: path.join(root, '../..') };
}

/** Changes with every migration, and with how these are run. */
function schemaDigest(): string {
  const folder = path.join(import.meta.dirname, '..');
  const digest = createHash('sha256');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => /^(migrations[\\/].*|migrate)\.[jt]s$/.test(name)).sort())
    digest.update(file).update(readFileSync(path.join(folder, file)));
  return digest.digest('hex').slice(0, 16);
}

let cached: Promise<Blob> | undefined;

/**
 * An up-to-date database without rows to begin with, for tests: PGlite takes seconds to make one and to migrate it, and
 * half a second to take this over. It is made once for a version of PGlite and of the schema, and cached next to the
 * packages, as other tools do.
 */
export const emptyDatabase = (): Promise<Blob> => (cached ??= readOrMake());

async function readOrMake(): Promise<Blob> {
  const { version, packages } = installed();
  const folder = path.join(packages, '.cache/forecourt-database');
  const file = path.join(folder, `migrated-${version}-${schemaDigest()}.tar`);
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    // those of other schemas: each is 40 MB
    const others = readdirSync(folder).filter(
      (name) => /^(empty|migrated)-/.test(name) && name !== path.basename(file),
    );
    for (const name of others) rmSync(path.join(folder, name), { force: true });
    const pglite = await PGlite.create();
    await migrate(new Kysely({ dialect: new PGliteDialect({ pglite }) }));
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
