import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { writeWhole } from '@forecourt/folder-lock';

/**
 * What must not change after a stop. The log has its own checksums; settings may be edited; PostgreSQL recreates the
 * rest.
 */
const KEPT = ['PG_VERSION', 'base', 'global', 'pg_multixact', 'pg_xact'] as const;
const MADE_ANEW = /^(pg_internal\.init|pgsql_tmp.*)$/;

/** By the file's path: its size and checksum. */
type Files = Readonly<Record<string, readonly [size: number, sum: number]>>;

const fileOf = (dir: string): string => path.join(dir, 'manifest.json');

/** Writes down what the files of a closed database are like, so that the next start can tell damage. */
export function writeManifest(dir: string): void {
  const files = JSON.stringify(filesOf(path.join(dir, 'pg')));
  writeWhole(fileOf(dir), JSON.stringify({ sum: crc32(files), files }));
}

/**
 * What has changed since the last stop, one phrase for each file; empty when nothing has. Undefined when the stop wrote
 * nothing down: the process was killed. What was written down is removed, since it is wrong from the first write on.
 */
export function takeManifest(dir: string): readonly string[] | undefined {
  const before = readManifest(dir);
  if (!before) return undefined;
  const now = filesOf(path.join(dir, 'pg'));
  const changes = Object.entries(before).flatMap(([name, [size, sum]]) => {
    const file = Object.hasOwn(now, name) ? now[name] : undefined;
    if (!file) return [`${name} is missing`];
    if (file[0] !== size) return [`${name} has ${file[0]} bytes instead of ${size}`];
    return file[1] === sum ? [] : [`${name} is not as it was written`];
  });
  if (changes.length === 0) rmSync(fileOf(dir), { force: true });
  return changes;
}

function readManifest(dir: string): Files | undefined {
  if (!existsSync(fileOf(dir))) return undefined;
  try {
    const { sum, files } = JSON.parse(readFileSync(fileOf(dir), 'utf8')) as { sum: number; files: string };
    return crc32(files) === sum ? (JSON.parse(files) as Files) : undefined;
  } catch {
    return undefined;
  }
}

function filesOf(root: string): Files {
  const files: Record<string, readonly [number, number]> = {};
  const add = (name: string): void => {
    const file = path.join(root, name);
    const content = readFileSync(file);
    files[name] = [content.length, crc32(content)];
  };
  for (const part of KEPT) {
    const at = path.join(root, part);
    if (!existsSync(at)) continue;
    if (part === 'PG_VERSION') add(part);
    else
      for (const entry of readdirSync(at, { recursive: true, withFileTypes: true }))
        if (entry.isFile() && !MADE_ANEW.test(entry.name))
          add(path.relative(root, path.join(entry.parentPath, entry.name)));
  }
  return files;
}
