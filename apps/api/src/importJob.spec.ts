import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { siteStock } from '@forecourt/stock';
import type { Service } from './compose.js';
import { openService } from './testing/openService.js';

const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-import-'));
const write = (name: string, text: string): string => {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
};
const FIELDS = { stocknum: { from: 'stock' }, make: { from: 'make' }, model: { from: 'model' } };
const mapping = (name: string, change: object = {}) =>
  write(name, JSON.stringify({ format: 'json', fields: FIELDS, ...change }));
const feed = (name: string, count: number) =>
  write(
    name,
    JSON.stringify(Array.from({ length: count }, (_, at) => ({ stock: `I${at}`, make: 'Kia', model: 'Rio' }))),
  );

describe('imports as the command line and the server run them', () => {
  let service: Service;
  const map = mapping('map.json');
  const request = { site: 'harbour', map };
  beforeAll(async () => {
    service = await openService({ harbour: [] });
    await service.runImport({ ...request, file: feed('ten.json', 10) });
  }, 60_000);
  afterAll(async () => {
    await service.close();
    rmSync(folder, { recursive: true });
  });
  const inStock = async () =>
    (await siteStock(service.database.db, 'harbour').byStockNumber('I9'))?.status === 'in_stock';

  it('API-05 half of the stock is refused, told by a dry run, and let through when it is allowed', async () => {
    const half = { ...request, file: feed('five.json', 5) };
    await expect(service.runImport(half)).rejects.toThrow('lacks 5 of 10 vehicles in stock (50 %)');
    await expect(service.runImport({ ...half, removalShare: 0.5 })).rejects.toThrow('from 50 % on');
    expect(await service.runImport({ ...half, dryRun: true })).toMatchObject({
      read: 5,
      unchanged: 5,
      sold: 5,
      refusal: expect.stringContaining('lacks 5 of 10') as string,
    });
    expect(await inStock()).toBe(true);
    expect(await service.runImport({ ...half, removalShare: 0.51 })).toMatchObject({ sold: 5 });
    expect(await inStock()).toBe(false);
    expect(await service.runImport({ ...request, file: feed('ten.json', 10) })).toMatchObject({ updated: 5 });
    expect(await service.runImport({ ...half, allowRemovals: true })).toMatchObject({ sold: 5 });
  });
  it.each([
    ['a share of nothing', { removalShare: 0 }, 'removalShare: Too small'],
    ['a share that is no number', { removalShare: Number.NaN }, 'removalShare: Invalid input'],
    ['a site that is not there', { site: 'constructor' }, 'There is no site "constructor"'],
    [
      'a reading that is not there',
      { map: mapping('bad.json', { fields: { ...FIELDS, price: { from: 'p', as: 'dollars' } } }) },
      'bad.json is not a valid mapping:\n  - fields.price.as: Invalid option: expected one of "text"|',
    ],
    [
      'a mapping that does not fit the file',
      { map: mapping('csv.json', { format: 'csv' }) },
      'breaks off or is damaged near row 1',
    ],
  ])('API-05 refuses %s in words', async (_name, change, message) => {
    await expect(service.runImport({ ...request, file: feed('ten.json', 10), ...change })).rejects.toThrow(message);
  });
});
