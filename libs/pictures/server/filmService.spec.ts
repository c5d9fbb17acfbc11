import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { byteRange, FilmService } from './filmService.js';

let dir: string;
let films: FilmService;
beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'forecourt-films-'));
  mkdirSync(path.join(dir, 'dealers/a/films'), { recursive: true });
  writeFileSync(path.join(dir, 'dealers/a/films/yard.mp4'), 'of the yard');
  writeFileSync(path.join(dir, 'dealers/secret.mp4'), 'not for a');
  writeFileSync(path.join(dir, 'shared.webm'), 'of no dealer');
  films = new FilmService({
    folderOf: (site) => path.join(dir, 'dealers', site),
    source: (film) =>
      film === 'stock/1.webm'
        ? path.join(dir, 'shared.webm')
        : film === 'stock/gone.webm'
          ? path.join(dir, 'gone.webm')
          : undefined,
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
  it('VDP-02 are files of a source where the dealer has none; a file that is gone is no film', async () => {
    expect(await contentOf('stock/1.webm')).toBe('of no dealer');
    expect(await contentOf('stock/1.webm', 'b')).toBe('of no dealer');
    expect(await contentOf('stock/2.webm')).toBeUndefined();
    expect(await contentOf('stock/gone.webm')).toBeUndefined();
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
