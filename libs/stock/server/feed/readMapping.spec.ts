import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FeedError } from './cell.js';
import { readMapping } from './readMapping.js';

const MAPPING = { fields: { stocknum: { from: 'a' }, make: { from: 'b' }, model: { from: 'c' } } };

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'forecourt-mapping-'));
});
afterAll(() => rmSync(folder, { recursive: true }));
const write = (text: string): string => {
  const file = path.join(folder, 'stock.json');
  writeFileSync(file, text);
  return file;
};

describe('the file of a mapping', () => {
  it('API-05 may begin with a byte order mark, as editors of Windows write it', () => {
    expect(readMapping(write(`\ufeff${JSON.stringify(MAPPING)}`))).toEqual(MAPPING);
  });

  it.each([
    ['is no JSON', '{"fields":', /^The mapping stock\.json cannot be read: .*JSON/],
    ['names an unknown field', '{"fields":{"prise":{"from":"a"}}}', /^stock\.json is not a valid mapping:/],
  ])('API-05 is refused with its name where it %s', (_what, text, message) => {
    expect(() => readMapping(write(text), 'stock.json')).toThrow(FeedError);
    expect(() => readMapping(write(text), 'stock.json')).toThrow(message);
  });

  it('API-05 is refused where it is not there', () => {
    expect(() => readMapping('/none/stock.json')).toThrow(
      'The mapping /none/stock.json cannot be read: there is no such file.',
    );
  });
});
