import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { readChecked, writeChecked } from './cacheFolder.js';

const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-cache-'));
const file = path.join(folder, 'picture.webp');
afterAll(() => rmSync(folder, { recursive: true }));

describe('a kept picture', () => {
  it('is read as it was written', async () => {
    await writeChecked(file, Buffer.from('a picture'));
    expect((await readChecked(file))?.toString()).toBe('a picture');
    expect(await readChecked(path.join(folder, 'none'))).toBeUndefined();
  });

  it('that was cut, emptied or flipped anywhere is gone instead of shown', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ minLength: 1, maxLength: 60 }),
        fc.nat(),
        fc.boolean(),
        async (body, at, isCut) => {
          await writeChecked(file, Buffer.from(body));
          const written = readFileSync(file);
          const place = at % written.length;
          if (isCut) writeFileSync(file, written.subarray(0, place));
          else {
            written[place] = (written[place] ?? 0) ^ 1;
            writeFileSync(file, written);
          }
          expect(await readChecked(file)).toBeUndefined();
          expect(readdirSync(folder)).toEqual([]);
        },
      ),
    );
  });
});
