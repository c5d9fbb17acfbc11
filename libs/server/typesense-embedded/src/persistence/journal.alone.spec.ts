import type * as nodeFs from 'node:fs';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { handle } from '../http/handle.js';
import { createTypesense, type Typesense } from '../typesense.js';

const disk = vi.hoisted(() => ({ room: Number.POSITIVE_INFINITY }));
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof nodeFs>();
  // a disk with so much room: what does not fit is written in part, as a real one does it
  const writeSync = (handle: number, data: Uint8Array, offset = 0): number => {
    const fits = Math.min(disk.room, data.length - offset);
    if (fits <= 0) throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
    disk.room -= fits;
    return fs.writeSync(handle, data, offset, fits);
  };
  return { ...fs, writeSync };
});

const dir = mkdtempSync(path.join(tmpdir(), 'forecourt-journal-'));
const journal = path.join(dir, 'collections/0.log');
afterAll(() => rmSync(dir, { recursive: true }));

const notices: string[] = [];
const open = (): Typesense => {
  notices.length = 0;
  return createTypesense({ apiKey: 'k', dataDir: dir, onNotice: (line) => notices.push(line) });
};
const send = (server: Typesense, method: string, at: string, body: unknown, query = {}) =>
  handle(server, {
    method,
    path: at,
    query,
    headers: { 'x-typesense-api-key': 'k' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
const idsOf = (server: Typesense): string[] =>
  [...(server.collections.get('cars')?.documents() ?? [])].map(({ id }) => id);

const ENTRIES = 12;
const WRITTEN = Array.from({ length: ENTRIES }, (_, index) => String(index));
let whole: Buffer;
/** Where each entry of the journal begins, and its end. */
let bounds: number[];

beforeAll(() => {
  const server = open();
  send(server, 'POST', '/collections', { name: 'cars', fields: [{ name: 'title', type: 'string' }] });
  for (const id of WRITTEN) {
    const doc = { id, title: `Yaris “${id}” {"op":"put"` };
    expect(send(server, 'POST', '/collections/cars/documents/import', JSON.stringify(doc)).status).toBe(200);
  }
  server.close();
  whole = readFileSync(journal);
  bounds = [0];
  while (bounds.at(-1) !== whole.length) bounds.push((bounds.at(-1) ?? 0) + 8 + whole.readUInt32LE(bounds.at(-1)));
  expect(bounds).toHaveLength(ENTRIES + 2);
});
afterEach(() => {
  disk.room = Number.POSITIVE_INFINITY;
});

/** Starts over a damaged journal, writes one more document and starts again: what is there, and what was said. */
function restart(content: Buffer): { first: string[]; second: string[]; said: readonly string[] } {
  writeFileSync(journal, content);
  rmSync(`${journal}.damaged`, { force: true });
  const server = open();
  const first = idsOf(server);
  const said = [...notices];
  if (server.collections.has('cars')) {
    const doc = JSON.stringify({ id: 'new', title: 'x' });
    expect(send(server, 'POST', '/collections/cars/documents/import', doc, { action: 'upsert' }).body).toContain(
      'true',
    );
  }
  server.close();
  const again = open();
  const second = idsOf(again);
  expect(notices, 'what was mended is not damaged again').toEqual([]);
  again.close();
  return { first, second, said };
}

describe('a damaged file of a collection', () => {
  it('that is whole says nothing', () => {
    expect(restart(whole)).toMatchObject({ first: WRITTEN, said: [] });
  });

  it('cut anywhere keeps every whole entry before the cut, says how many bytes go, and takes new ones', () => {
    fc.assert(
      fc.property(fc.nat(whole.length), (length) => {
        const { first, second, said } = restart(whole.subarray(0, length));
        const entries = bounds.filter((bound) => bound <= length).length - 1;
        const end = bounds[entries] ?? 0;
        expect(first).toEqual(WRITTEN.slice(0, Math.max(0, entries - 1)));
        if (entries > 0) expect(second).toEqual([...first, 'new']);
        if (length === 0)
          expect(said).toEqual([expect.stringContaining('(collections/0.log): 1 file has nothing left')]);
        else if (length === end) expect(said).toEqual([]);
        else expect(said).toEqual([expect.stringContaining(`${length - end} bytes at its end`)]);
      }),
      { numRuns: 150 },
    );
  });

  it('with a flipped byte anywhere keeps every other entry and is reported in one line', () => {
    fc.assert(
      fc.property(fc.nat(whole.length - 1), fc.integer({ min: 1, max: 255 }), (at, flip) => {
        const content = Buffer.from(whole);
        content[at] = (content[at] ?? 0) ^ flip;
        const { first, second, said } = restart(content);
        const broken = bounds.findLastIndex((bound) => bound <= at);
        // without its collection no document can be kept: the line says how many
        const rest = broken === 0 ? [] : WRITTEN.filter((id) => id !== String(broken - 1));
        expect(first).toEqual(rest);
        expect(said).toHaveLength(1);
        expect(said[0]).toContain(`The search journal in ${dir} is damaged`);
        if (broken === 0) expect(said[0]).toContain(`${ENTRIES} entries that hang on them`);
        else expect(second).toEqual([...rest, 'new']);
        expect(existsSync(`${journal}.damaged`)).toBe(broken !== ENTRIES);
      }),
      { numRuns: 150 },
    );
  });

  it('that is no journal at all is reported and replaced by an empty one', () => {
    const { first, said } = restart(Buffer.from('not a journal '.repeat(100)));
    expect(first).toEqual([]);
    expect(said).toEqual([expect.stringContaining('1400 bytes at its end')]);
  });
});

describe('a full disk', () => {
  type Ask = (server: Typesense) => ReturnType<typeof send>;
  const WRITES: readonly (readonly [string, Ask])[] = [
    [
      'an import',
      (to) => send(to, 'POST', '/collections/cars/documents/import', '{"id":"0","title":"full"}', { action: 'upsert' }),
    ],
    ['a document', (to) => send(to, 'POST', '/collections/cars/documents', { id: 'full', title: 'x' })],
    ['an alias', (to) => send(to, 'PUT', '/aliases/now', { collection_name: 'cars' })],
    ['a key', (to) => send(to, 'POST', '/keys', { description: '', actions: ['*'], collections: ['*'] })],
    ['a collection', (to) => send(to, 'POST', '/collections', { name: 'n', fields: [{ name: 'a', type: 'string' }] })],
  ];
  it.each(WRITES)(
    '%s that does not fit is a 503 that names the folder, is not found, and harms nothing',
    (_kind, ask) => {
      writeFileSync(journal, whole);
      const server = open();
      disk.room = 20;
      const answer = ask(server);
      expect(answer.status).toBe(503);
      expect(answer.body).toContain(`the disk of ${dir} is full`);
      expect(notices).toEqual([expect.stringContaining(`the disk of ${dir} is full`)]);
      expect(idsOf(server)).toEqual(WRITTEN);
      expect(server.find('cars').get('0')?.['title']).not.toBe('full');
      expect([...server.aliases.keys(), ...server.keys.all(), ...server.collections.keys()]).toEqual(['cars']);
      disk.room = Number.POSITIVE_INFINITY;
      expect(send(server, 'POST', '/collections/cars/documents', { id: 'later', title: 'x' }).status).toBe(201);
      server.close();
      const again = open();
      expect(notices).toEqual([]);
      expect(idsOf(again)).toEqual([...WRITTEN, 'later']);
      again.close();
    },
  );

  it('that has no room for a rewriting goes on with the old journal', () => {
    writeFileSync(journal, whole);
    const server = open();
    const upsert = (title: string) =>
      send(server, 'POST', '/collections/cars/documents', { id: 'last', title }, { action: 'upsert' }).status;
    const long = 'x'.repeat(400_000);
    expect([upsert(long), upsert(long)]).toEqual([201, 201]);
    // the entry itself fits, its rewriting would not
    disk.room = 400_100;
    expect(upsert(long)).toBe(201);
    expect(notices).toEqual([expect.stringContaining('could not be rewritten')]);
    server.close();
    disk.room = Number.POSITIVE_INFINITY;
    const again = open();
    expect(idsOf(again)).toEqual([...WRITTEN, 'last']);
    again.close();
  });
});
