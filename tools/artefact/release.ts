import { cpSync, existsSync, globSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Program } from '../commands/spawnPlatform.ts';
import { ARTEFACT } from './buildArtefact.ts';

/** The list of the platform's own migrations in the bundle. They run in the order of their names. */
const MIGRATIONS = /\b(?:var|const) MIGRATIONS = \{/;
const LATER = `
	"9999-later-release": {
		up: (db) => db.schema.alterTable("leads").addColumn("later_note", "text").execute()
	},`;

/** Variables of the process that deploy/systemd and the Dockerfile set: free memory goes back to the system. */
export const LEAN: Readonly<Record<string, string>> = {
  NODE_OPTIONS: '--max-semi-space-size=16 --max-old-space-size=1024',
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/** What a built artefact is started with. Throws where none was built. */
export function release(dir = ARTEFACT): Program {
  if (!existsSync(path.join(dir, 'server.mjs'))) throw new Error('There is no artefact: run `npm run build` first.');
  return { args: [path.join(dir, 'server.mjs')], cwd: dir };
}

/** Puts one more migration into the code of a bundle, which only adds. */
function withLaterMigration(code: string): string {
  return code.replace(MIGRATIONS, (list) => list + LATER);
}

/** Makes a later release of the artefact in a folder: the same with one more migration, which only adds. */
export function makeLaterRelease(dir: string, from = ARTEFACT): Program {
  cpSync(path.join(from, 'code'), path.join(dir, 'code'), { recursive: true });
  for (const name of readdirSync(from))
    if (name === 'server.mjs' || name === 'package.json') cpSync(path.join(from, name), path.join(dir, name));
    else if (name !== 'code') symlinkSync(path.join(from, name), path.join(dir, name));
  const code = globSync(path.join(dir, 'code/*.mjs')).map((file) => ({ file, text: readFileSync(file, 'utf8') }));
  const list = code.find(({ text }) => MIGRATIONS.test(text));
  if (!list) throw new Error('The artefact has no list of migrations.');
  writeFileSync(list.file, withLaterMigration(list.text));
  return release(dir);
}
