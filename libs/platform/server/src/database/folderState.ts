import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Without these a folder is no database; PGlite would begin a new one in it where the first is missing. */
const NEEDED = [
  'PG_VERSION',
  'global/pg_control',
  'global/pg_filenode.map',
  'base',
  'pg_wal',
  'pg_xact',
  'postgresql.conf',
] as const;

export type FolderState =
  | { readonly kind: 'absent' }
  | { readonly kind: 'whole' }
  /** Holds parts of a database; `lacks` says what is missing or empty. */
  | { readonly kind: 'incomplete'; readonly lacks: readonly string[] };

/** What a folder holds of a database, without opening it. */
export function folderState(dir: string): FolderState {
  if (!existsSync(dir) || readdirSync(dir).length === 0) return { kind: 'absent' };
  const lacks = NEEDED.filter((name) => !isThere(path.join(dir, name)));
  if (!lacks.includes('PG_VERSION') && !/^\d+\s*$/.test(readFileSync(path.join(dir, 'PG_VERSION'), 'latin1')))
    lacks.unshift('PG_VERSION');
  return lacks.length === 0 ? { kind: 'whole' } : { kind: 'incomplete', lacks };
}

function isThere(file: string): boolean {
  const info = statSync(file, { throwIfNoEntry: false });
  return info !== undefined && (info.isDirectory() ? readdirSync(file).length > 0 : info.size > 0);
}

/** What to do with a database that cannot be used. */
export const whatToDo = (dir: string): string =>
  `Nothing was changed. Put ${dir} back from a backup, or move the whole data folder away to begin with an empty one.`;
