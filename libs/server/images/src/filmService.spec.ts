import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { byteRange, FilmService } from './filmService.js';

let dir: string;
let calls: string[];
let films: FilmService;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'forecourt-films-'));
  mkdirSync(path.join(dir, 'dealers/a/films'), { recursive: true });
  writeFileSync(path.join(dir, 'dealers/a/films/yard.mp4'), 'of the yard');
  writeFileSync(path.join(dir, 'dealers/secret.mp4'), 'not for a');
  calls = [];
  films = new FilmService({
    dealersDir: path.join(dir, 'dealers'),
    cacheDir: path.join(dir, 'made'),
    source: (film) => {
      calls.push(film);
      return Promise.resolve(film.startsWith('stock/') ? Buffer.from(`made ${film}`) : undefined);
    },
  });
});
afterEach(() => rmSync(dir, { recursive: true }));

const contentOf = async (film: string, site = 'a'): Promise<string | undefined> => {
  const answer = await films.get(film, site);
  return answer && text(answer.read(0, answer.size - 1));
};

describe('films', () => {
  it('VDP-02 are files of the dealer’s own folder, and of no other', async () => {
    expect(await contentOf('films/yard.mp4')).toBe('of the yard');
    expect((await films.get('films/yard.mp4', 'a'))?.type).toBe('video/mp4');
    expect(await contentOf('films/yard.mp4', 'b')).toBeUndefined();
    for (const film of ['../secret.mp4', 'films/../../secret.mp4', 'films', 'films/yard.mp4\u0000', 'site.json'])
      expect(await contentOf(film)).toBeUndefined();
  });
  it('VDP-02 are made once, also when they are asked for twice at once', async () => {
    const both = await Promise.all([contentOf('stock/1.webm'), contentOf('stock/1.webm')]);
    expect(both).toEqual(['made stock/1.webm', 'made stock/1.webm']);
    await contentOf('stock/1.webm');
    expect(calls).toEqual(['stock/1.webm']);
    expect(readdirSync(path.join(dir, 'made'))).toHaveLength(1);
  });
  it('VDP-02 are made before anybody asks, one at a time, and one that is asked for comes next', async () => {
    const preparing = films.prepare(['stock/1.webm', 'stock/2.webm', 'stock/3.webm'], new AbortController().signal);
    await contentOf('stock/3.webm');
    await preparing;
    expect(calls).toEqual(['stock/1.webm', 'stock/3.webm', 'stock/2.webm']);
  });
  it('VDP-02 are made no longer when the service ends', async () => {
    const ends = new AbortController();
    const preparing = films.prepare(['stock/1.webm', 'stock/2.webm'], ends.signal);
    ends.abort();
    await preparing;
    expect(calls).toEqual(['stock/1.webm']);
  });
  it('VDP-02 one that cannot be made stops no other', async () => {
    const broken = new FilmService({
      dealersDir: dir,
      cacheDir: path.join(dir, 'made'),
      source: (film) => (film === 'a.webm' ? Promise.reject(new Error('broken')) : Promise.resolve(Buffer.from('b'))),
    });
    const [first, second] = await Promise.allSettled([broken.get('a.webm', 'a'), broken.get('b.webm', 'a')]);
    expect(first.status).toBe('rejected');
    expect(second).toMatchObject({ status: 'fulfilled', value: { size: 1, type: 'video/webm' } });
  });
  it.each([
    [undefined, 'none'],
    ['bytes=0-', { first: 0, last: 99 }],
    ['bytes=10-19', { first: 10, last: 19 }],
    ['bytes=90-500', { first: 90, last: 99 }],
    ['bytes=-5', { first: 95, last: 99 }],
    ['bytes=-500', { first: 0, last: 99 }],
    ['bytes=100-', 'unsatisfiable'],
    ['bytes=20-10', 'unsatisfiable'],
    ['bytes=-0', 'unsatisfiable'],
    ['bytes=0-1,5-6', 'none'],
    ['bytes=-', 'none'],
    ['lines=1-2', 'none'],
  ] as const)('VDP-02 a player asks for %s of 100 bytes', (header, part) => {
    expect(byteRange(header, 100)).toEqual(part);
  });
});
