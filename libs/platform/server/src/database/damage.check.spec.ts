import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type OpenDatabase } from './openDatabase.js';
import { enqueue } from './outbox.js';
import { brokenPages, isSound } from './pages.js';

const root = mkdtempSync(path.join(tmpdir(), 'forecourt-db-damage-'));
const stopped = path.join(root, 'stopped');
const killed = path.join(root, 'killed');
const copy = path.join(root, 'copy');
let outbox: string;
const ROWS = 400;

const add = (database: OpenDatabase, from: number, count: number) =>
  database.db.transaction().execute((trx) =>
    enqueue(
      trx,
      Array.from({ length: count }, (_, i) => ({
        site: 'a',
        topic: 't',
        key: `${from + i}`,
        payload: { text: 'x'.repeat(90) },
      })),
    ),
  );
const count = async (database: OpenDatabase): Promise<number> =>
  Number(
    (
      await database.db
        .selectFrom('outbox')
        .select((e) => e.fn.countAll().as('n'))
        .execute()
    )[0]?.n,
  );

beforeAll(async () => {
  const first = await openDatabase({ dataDir: stopped });
  await add(first, 0, ROWS / 2);
  const { rows } = await sql<{ file: string }>`select pg_relation_filepath('outbox') as file`.execute(first.db);
  outbox = `pg/${rows[0]?.file}`;
  await first.close();
  cpSync(stopped, killed, { recursive: true });
  const second = await openDatabase({ dataDir: killed });
  await add(second, ROWS / 2, ROWS / 4);
  await add(second, (ROWS * 3) / 4, ROWS / 4);
  // as a killed process leaves it: nothing was closed
  cpSync(killed, copy, { recursive: true });
  await second.close();
  rmSync(killed, { recursive: true });
  cpSync(copy, killed, { recursive: true });
  rmSync(path.join(killed, 'lock'));
}, 120_000);
afterAll(() => rmSync(root, { recursive: true }));

/** Opens a damaged copy: how many rows it has, or why it is refused; and what was said. */
async function reopen(
  from: string,
  damage: (dir: string) => void,
): Promise<{ rows?: number; refused?: string; said: string[] }> {
  rmSync(copy, { recursive: true, force: true });
  cpSync(from, copy, { recursive: true });
  damage(copy);
  const said: string[] = [];
  try {
    const database = await openDatabase({ dataDir: copy, onNotice: (line) => said.push(line) });
    const rows = await count(database);
    await database.close();
    return { rows, said };
  } catch (error) {
    return { refused: (error as Error).message, said };
  }
}
const change = (file: string, how: (content: Buffer) => Buffer): void => writeFileSync(file, how(readFileSync(file)));
const flip = (at: (length: number) => number) => (content: Buffer) => {
  const place = at(content.length);
  content[place] = (content[place] ?? 0) ^ 1;
  return content;
};

const ONE_LINE = new RegExp(
  '^The database in \\S+ is damaged.*\\. Nothing was changed\\. ' +
    'Put \\S+ back from a backup, or move the whole data folder away .*\\.$',
);

describe('a database after an orderly stop', () => {
  it('opens with everything', async () => {
    expect(await reopen(stopped, () => undefined)).toEqual({ rows: ROWS / 2, said: [] });
  }, 60_000);

  it.each<[string, (file: string) => void]>([
    [
      'flipped',
      (file) =>
        change(
          file,
          flip((length) => length - 50),
        ),
    ],
    ['cut by pages', (file) => truncateSync(file, 8192)],
    ['emptied', (file) => truncateSync(file, 0)],
    ['removed', (file) => rmSync(file)],
  ])('whose table was %s is refused with one line that names the file', async (_how, damage) => {
    const { refused } = await reopen(stopped, (dir) => damage(path.join(dir, outbox)));
    expect(refused).toMatch(ONE_LINE);
    expect(refused).toContain(outbox.replace('pg/', ''));
  });

  it('without what was written down at the stop is looked over', async () => {
    expect(await reopen(stopped, (dir) => rmSync(path.join(dir, 'manifest.json')))).toEqual({
      rows: ROWS / 2,
      said: [],
    });
    const { refused } = await reopen(stopped, (dir) => {
      writeFileSync(path.join(dir, 'manifest.json'), '{');
      truncateSync(path.join(dir, outbox), 8192);
    });
    expect(refused).toMatch(ONE_LINE);
  }, 60_000);
});

describe('a database after a kill', () => {
  it('opens with everything that was acknowledged', async () => {
    expect(await reopen(killed, () => undefined)).toEqual({ rows: ROWS, said: [] });
  }, 60_000);

  it('whose log is damaged says that what came last is lost', async () => {
    const { rows, said } = await reopen(killed, (dir) => {
      const [segment = ''] = readdirSync(path.join(dir, 'pg/pg_wal')).filter((name) => name.length === 24);
      const position = readFileSync(path.join(dir, 'acknowledged'), 'utf8').slice(8, 16);
      const place = Number.parseInt(position, 16) % (16 * 1024 * 1024);
      change(
        path.join(dir, 'pg/pg_wal', segment),
        flip(() => place - 3000),
      );
    });
    expect(rows).toBe((ROWS * 3) / 4);
    expect(said).toEqual([expect.stringMatching(/^The log of the database in .* is damaged: .* is lost: .*$/)]);
  }, 60_000);

  it('whose table was cut since the last checkpoint is refused', async () => {
    const { refused } = await reopen(stopped, (dir) => {
      rmSync(path.join(dir, 'manifest.json'));
      truncateSync(path.join(dir, outbox), 2 * 8192);
    });
    expect(refused).toMatch(ONE_LINE);
  }, 60_000);
});

it('a page with any flipped byte is found, and no whole page is', () => {
  const pg = path.join(stopped, 'pg');
  expect(brokenPages(pg)).toEqual([]);
  const content = readFileSync(path.join(stopped, outbox));
  fc.assert(
    fc.property(fc.nat(content.length - 1), fc.integer({ min: 1, max: 255 }), (at, bits) => {
      const number = Math.floor(at / 8192);
      const page = Buffer.from(content.subarray(number * 8192, (number + 1) * 8192));
      page[at % 8192] = (page[at % 8192] ?? 0) ^ bits;
      return !isSound(page, number);
    }),
    // one in 65,535 would be as sound by chance
    { numRuns: 300, seed: 7 },
  );
});
