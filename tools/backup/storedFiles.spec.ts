import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { bucketStorage, folderStorage, type StoredFile } from '@forecourt/service/storage';
import { startS3Server } from '@forecourt/service/storage/testing';
import { copyStored, putBack } from './storedFiles.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-stored-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (site: string, name: string): StoredFile => ({ kind: 'lead-photos', site, name });

it('TEN-03 a backup has the files of a bucket by site, and puts them into another', async () => {
  const [first, second] = [await startS3Server(), await startS3Server({ bucket: 'second' })];
  const [from, to] = [bucketStorage(first.options), bucketStorage(second.options)];
  const files = [file('harbour', 'a.jpg'), file('northline', 'a.jpg'), file('northline', 'erased.jpg')];
  for (const one of files.slice(0, 2)) await from.put(one, Buffer.from(`of ${one.site}`), 'image/jpeg');
  expect(await copyStored(from, folderStorage(folder), files)).toBe(2);
  expect(await putBack(folder, to)).toBe(2);
  const put = [...second.objects].map(([key, { body }]) => [key, String(body)]);
  expect(new Map(put as [string, string][])).toEqual(
    new Map([
      ['lead-photos/harbour/a.jpg', 'of harbour'],
      ['lead-photos/northline/a.jpg', 'of northline'],
    ]),
  );
  for (const one of [from, to, first, second]) await one.close();
});

it('a backup without files puts none back', async () => {
  expect(await putBack(path.join(folder, 'none'), folderStorage(folder))).toBe(0);
});
