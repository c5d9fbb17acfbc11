import { mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { KeptPictures } from './keptPictures.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-kept-'));
const source = path.join(folder, 'source.ts');
writeFileSync(source, 'one');
const kept = (name = 'pictures') => new KeptPictures(path.join(folder, name), [source]);
const draw = vi.fn((address: string) => Promise.resolve(address.endsWith('.svg') ? '<svg/>' : Buffer.from(address)));
const times = async (pictures: KeptPictures, address: string) => {
  draw.mockClear();
  expect(String(await pictures.of(address, draw))).toBe(address.endsWith('.svg') ? '<svg/>' : address);
  return draw.mock.calls.length;
};
afterAll(() => rmSync(folder, { recursive: true }));

describe('drawn pictures on disk', () => {
  it('are drawn once, for later starts too', async () => {
    expect(await times(kept(), 'a.jpg')).toBe(1);
    expect(await times(kept(), 'a.jpg')).toBe(0);
    expect(await times(kept(), 'b.jpg')).toBe(1);
  });
  it('are drawn again where a file was damaged, and once the code that draws has changed', async () => {
    for (const name of readdirSync(path.join(folder, 'pictures'), { recursive: true, withFileTypes: true }))
      if (name.isFile()) truncateSync(path.join(name.parentPath, name.name), 3);
    expect(await times(kept(), 'a.jpg')).toBe(1);
    writeFileSync(source, 'two');
    expect(await times(kept(), 'a.jpg')).toBe(1);
  });
  it('are drawn each time where nothing can be written; what costs nothing is not kept', async () => {
    writeFileSync(path.join(folder, 'file'), '');
    expect(await times(kept('file'), 'a.jpg')).toBe(1);
    expect(await times(kept('file'), 'a.jpg')).toBe(1);
    expect(await times(kept(), 'room.svg')).toBe(1);
    expect(await times(kept(), 'room.svg')).toBe(1);
  });
});
