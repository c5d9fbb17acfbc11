import { describe, expect, it } from 'vitest';
import { readText } from '../testing/readText.js';
import { formatOfName, formatOfText } from './formatOf.js';

describe('the format of a feed', () => {
  it.each([
    ['stock.csv', 'csv'],
    ['stock.TSV', 'csv'],
    ['stock.ndjson', 'jsonl'],
    ['stock.xml', 'xml'],
    ['stock', undefined],
    ['stock.constructor', undefined],
    ['stock.2026', undefined],
  ])('API-05 is named by the ending of %s: %s', (file, format) => {
    expect(formatOfName(file)).toBe(format);
  });

  it.each([
    ['<?xml version="1.0"?><vehicles/>', 'xml'],
    ['\n  <vehicles>', 'xml'],
    [' [{"stock":"1"}]', 'json'],
    ['{\n  "vehicles": []\n}', 'json'],
    ['{"vehicles":[]}', 'json'],
    ['{"stock":"1"}\n{"stock":"2"}\n', 'jsonl'],
    ['Stock;Make\n1;Kia', 'csv'],
    ['Stock\tMake\r\n', 'csv'],
  ])('API-05 is known by its beginning where the name says nothing: %j', (head, format) => {
    expect(formatOfText(head, 'stock')).toBe(format);
  });

  it.each([
    ['<!DOCTYPE html><title>Sign in</title>', 'stock is a page of HTML, and no feed.'],
    ['Not found', 'no table, JSON or XML by its beginning. Give the file one of the endings .csv'],
    ['\u0000,\u0001', 'or set "format" in the mapping'],
  ])('API-05 of %j is refused with what helps', (head, reason) => {
    expect(() => formatOfText(head, 'stock')).toThrow(reason);
  });

  it('API-05 a file without an ending is read as what it is', async () => {
    const fields = { stocknum: { from: 'stock' }, make: { from: 'make' }, model: { from: 'model' } };
    for (const text of ['[{"stock":"1","make":"Kia","model":"Rio"}]', 'stock,make,model\n1,Kia,Rio\n'])
      expect((await readText('stock', text, { fields }, { isDryRun: true })).vehicles).toMatchObject([{ make: 'Kia' }]);
  });
});
