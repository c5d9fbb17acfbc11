import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BOM, csvLine, harmless } from './csv.js';

const nasty = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc
    .tuple(fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', '"', "'", '＝', ' '), fc.string())
    .map(([first, rest]) => first + rest),
);
const rows = fc.array(fc.array(nasty, { minLength: 2, maxLength: 5 }), { maxLength: 8 });
const readBack = (text: string): string[][] =>
  parse(text, { bom: true, relaxColumnCount: true, recordDelimiter: '\r\n' });

describe('a CSV file of leads', () => {
  it('API-03 no cell begins with what a program for tables takes for a formula', () => {
    fc.assert(
      fc.property(rows, (table) => {
        for (const row of readBack(BOM + table.map(csvLine).join('')))
          for (const cell of row) expect(cell).not.toMatch(/^[=+\-@\t\r]/);
      }),
    );
  });
  it('API-03 is read back as it was written, but for the apostrophe', () => {
    fc.assert(
      fc.property(rows, (table) => {
        expect(readBack(BOM + table.map(csvLine).join(''))).toEqual(table.map((row) => row.map(harmless)));
      }),
    );
  });
  it.each([
    ['+61 412 345 678', "'+61 412 345 678"],
    ['=cmd|/c calc', "'=cmd|/c calc"],
    ['Kim "K" Lee, jr', '"Kim ""K"" Lee, jr"'],
    ['two\nlines', '"two\nlines"'],
    ['', ''],
    ['a-b', 'a-b'],
  ])('API-03 writes %j as %j', (text, written) => {
    expect(csvLine([text])).toBe(`${written}\r\n`);
  });
});
