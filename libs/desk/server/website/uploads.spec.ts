import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { hasContent, namedIn, uploadPath, uploadsIn } from './uploads.js';

const dir = mkdtempSync(path.join(tmpdir(), 'forecourt-uploads-'));
afterAll(() => rmSync(dir, { recursive: true }));

const [ute, van] = [Buffer.from('ute'), Buffer.from('van')];

it.each([
  ['IMG 0123.JPG', /^uploads\/img-0123-[0-9a-f]{12}\.jpg$/],
  ['../../site.json', /^uploads\/site-[0-9a-f]{12}\.jpg$/],
  ['年终.png', /^uploads\/picture-[0-9a-f]{12}\.jpg$/],
  ['', /^uploads\/picture-[0-9a-f]{12}\.jpg$/],
  ['a'.repeat(300), /^uploads\/a{60}-[0-9a-f]{12}\.jpg$/],
])('a picture sent as %j has a path of the folder of its own', (name, expected) => {
  expect(uploadPath(name, ute)).toMatch(expected);
});

it('a picture has another path with another content, and is known by its content', () => {
  expect(uploadPath('a.jpg', ute)).not.toBe(uploadPath('a.jpg', van));
  expect(hasContent([uploadPath('a.jpg', ute)], ute)).toBe(true);
  expect(hasContent([uploadPath('a.jpg', ute)], van)).toBe(false);
});

it('pictures of a folder are those that were sent, and used where a file names them', async () => {
  expect(await uploadsIn(dir)).toEqual([]);
  mkdirSync(path.join(dir, 'uploads'));
  mkdirSync(path.join(dir, 'content/pages'), { recursive: true });
  const paths = [uploadPath('ute.png', ute), uploadPath('van.png', van)];
  for (const name of [...paths, 'uploads/.hidden.jpg', 'uploads/notes.txt']) writeFileSync(path.join(dir, name), 'x');
  expect(await uploadsIn(dir)).toEqual(paths);
  writeFileSync(path.join(dir, 'content/pages/about.md'), `![Van](${paths[1]})`);
  writeFileSync(path.join(dir, 'site.json'), '{}');
  expect([...(await namedIn(dir, paths))]).toEqual([paths[1]]);
});
