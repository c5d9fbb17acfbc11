import { existsSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** How the platform ended before the damage: in order, or killed. */
export type Ending = 'stopped' | 'killed';

export interface Damage {
  readonly ending: Ending;
  readonly file: string;
  readonly what: string;
  readonly apply: (dataDir: string) => void;
}

/** Files of the tables and indexes that matter, inside the data folder. */
export interface Relations {
  readonly leads: string;
  readonly leadsKey: string;
  readonly vehicles: string;
  readonly vehiclesLong: string;
  readonly outbox: string;
}

const cut = (bytes: number) => (file: string) => truncateSync(file, Math.max(0, readFileSync(file).length - bytes));
const half = (file: string) => truncateSync(file, Math.floor(readFileSync(file).length / 2));
const empty = (file: string) => writeFileSync(file, '');
const remove = (file: string) => rmSync(file, { recursive: true });
/** Flips one bit at a share of the file, or at a place counted from its end. */
const flip = (place: number) => (file: string) => {
  const { size } = statSync(file);
  flipAt(file, place < 0 ? size + place : Math.floor(place * size));
};
function flipAt(file: string, at: number): void {
  const content = readFileSync(file);
  content[at] = (content[at] ?? 0) ^ 0x10;
  writeFileSync(file, content);
}
const garbage = (file: string) => writeFileSync(file, 'not what it should be '.repeat(300));

const WAL = 'database/pg/pg_wal';
const SEGMENT = 16 * 1024 * 1024;

/** The file of the log that was written last, and where the last acknowledged commit ends in it. */
function lastOfLog(dataDir: string): { file: string; end: number } {
  const position = Number.parseInt(readFileSync(path.join(dataDir, 'database/acknowledged'), 'utf8').slice(0, 16), 16);
  const number = Math.floor(position / SEGMENT);
  const name = [1, Math.floor(number / 256), number % 256]
    .map((part) => part.toString(16).toUpperCase().padStart(8, '0'))
    .join('');
  return { file: path.join(dataDir, WAL, name), end: position % SEGMENT };
}

export function damagesOf(relations: Relations): Damage[] {
  const damages: Damage[] = [];
  const add = (ending: Ending, file: string, what: string, act: (file: string) => void): void => {
    damages.push({ ending, file, what, apply: (dataDir) => act(inside(dataDir, file)) });
  };
  // the first file holds keys and aliases, the second the vehicles of the first site
  for (const file of ['search/journal.log', 'search/collections/0.log']) {
    add('stopped', file, 'ten bytes cut', cut(10));
    add('stopped', file, 'cut in half', half);
    add('stopped', file, 'flipped at its beginning', flip(0.0001));
    add('stopped', file, 'flipped in the middle', flip(0.5));
    add('stopped', file, 'flipped at its end', flip(-5));
    add('stopped', file, 'emptied', empty);
    add('stopped', file, 'removed', remove);
    add('stopped', file, 'something else', garbage);
    add('killed', file, 'cut in half', half);
  }
  add('stopped', 'search/collections', 'removed', remove);
  add('stopped', 'search', 'removed', remove);

  const pg = (name: string): string => `database/pg/${name}`;
  add('stopped', pg('PG_VERSION'), 'removed', remove);
  add('stopped', pg('PG_VERSION'), 'emptied', empty);
  add('stopped', pg('global/pg_control'), 'removed', remove);
  add('stopped', pg('global/pg_control'), 'flipped', flip(0.01));
  add('stopped', pg('global/pg_filenode.map'), 'emptied', empty);
  add('stopped', pg('pg_xact/0000'), 'flipped', flip(0.01));
  add('stopped', pg('postgresql.conf'), 'removed', remove);
  add('stopped', pg('pg_notify'), 'removed', remove);
  add('stopped', pg(''), 'removed', remove);
  add('stopped', 'database', 'removed', remove);
  add('stopped', relations.leads, 'leads: flipped', flip(0.99));
  add('stopped', relations.leads, 'leads: emptied', empty);
  add('stopped', relations.leads, 'leads: removed', remove);
  add('stopped', relations.vehicles, 'vehicles: cut in half', half);
  add('stopped', relations.vehiclesLong, 'vehicles’ long values: flipped', flip(0.5));
  add('stopped', relations.leadsKey, 'key of leads: emptied', empty);
  const addLog = (ending: Ending, what: string, act: (file: string, end: number) => void): void => {
    const apply = (dataDir: string): void => {
      const { file, end } = lastOfLog(dataDir);
      act(file, end);
    };
    damages.push({ ending, file: WAL, what: `log: ${what}`, apply });
  };
  addLog('stopped', 'removed', remove);
  add('stopped', 'database/manifest.json', 'removed', remove);
  addLog('killed', 'flipped before its end', (file, end) => flipAt(file, end - 2000));
  addLog('killed', 'cut before its end', (file, end) => truncateSync(file, end - 2000));
  addLog('killed', 'emptied', empty);
  add('killed', relations.leads, 'leads: emptied', empty);
  add('killed', relations.vehicles, 'vehicles: flipped', flip(0.5));
  add('killed', relations.outbox, 'outbox: cut in half', half);
  add('killed', 'database/lock', 'emptied', empty);
  add('killed', 'server.json', 'cut', cut(5));

  add('stopped', 'secrets.json', 'cut', cut(10));
  add('stopped', 'secrets.json', 'flipped', flip(0.2));
  add('stopped', 'secrets.json', 'emptied', empty);
  add('stopped', 'secrets.json', 'removed', remove);
  add('stopped', 'installation.json', 'emptied', empty);
  add('stopped', 'images', 'a cached picture: flipped', (dir) => flip(0.5)(firstFile(dir)));
  add('stopped', 'images', 'a cached picture: cut', (dir) => half(firstFile(dir)));
  add('stopped', 'images', 'a cached picture: emptied', (dir) => empty(firstFile(dir)));
  return damages;
}

function inside(dataDir: string, name: string): string {
  const file = path.join(dataDir, name);
  if (!existsSync(file)) throw new Error(`There is no ${name} to damage.`);
  return file;
}

function firstFile(dir: string): string {
  const [found] = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  if (!found) throw new Error(`There is no file in ${dir}.`);
  return path.join(found.parentPath, found.name);
}
