import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { vehicleConfig } from '@forecourt/site-config';
import type { ConfiguredSite } from '@forecourt/service/sites';
import { parseMapping } from './feed/mapping.js';
import { previewFeed } from './preview.js';
import { oneYard } from './testing/readText.js';

const folder = path.join(import.meta.dirname, 'testing/feeds');
const site = {
  slug: 'harbour',
  site: oneYard,
  config: { vehicle: vehicleConfig.defaults },
} as unknown as ConfiguredSite;
const mapping = (change: object = {}) =>
  parseMapping(
    { ...(JSON.parse(readFileSync(path.join(folder, 'windows.map.json'), 'utf8')) as object), ...change },
    'm',
  );

describe('the preview of a mapping', () => {
  it('API-05 shows ten rows as cards of the site', async () => {
    const { rows, notes, refusal } = await previewFeed({
      file: path.join(folder, 'windows.tsv'),
      mapping: mapping(),
      site,
      now: 0,
    });
    expect(rows).toHaveLength(10);
    expect(rows[0]).toEqual({
      row: 2,
      stocknum: 'A1001',
      card: {
        title: '2022 Kia Cerato GT',
        price: '$29,990 Drive away',
        facts: 'km 24310 · transmission Automatic · body Sedan · fuel Petrol',
        place: expect.stringContaining('VIC') as string,
        pictures: 6,
      },
      warnings: [],
    });
    expect([notes, refusal]).toEqual([[], undefined]);
  });
  it('API-05 shows what is wrong next to the row, and why a file is refused', async () => {
    const { fields } = mapping();
    const wrong = mapping({ fields: { ...fields, price: { from: 'Engine' }, make: { from: 'VIN' } } });
    const { rows } = await previewFeed({ file: path.join(folder, 'windows.tsv'), mapping: wrong, site, now: 0 });
    expect(rows[0]).toMatchObject({
      card: { price: 'Enquire for price.' },
      warnings: ['mended: Engine: price cannot be read; left out ("4 cyl, 1.6 L")'],
    });
    expect(rows[2]).toMatchObject({ stocknum: 'A1003', warnings: ['skipped: VIN: no make'] });
    expect(rows[2]).not.toHaveProperty('card');
    const lost = mapping({ fields: { ...fields, price: { from: 'Prise' } } });
    const { refusal } = await previewFeed({ file: path.join(folder, 'windows.tsv'), mapping: lost, site, now: 0 });
    expect(refusal).toContain('lacks the columns "Prise"');
  });
});
