import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '@forecourt/service/database';
import { memoryDatabase } from '@forecourt/service/database/testing';
import { matches } from '@forecourt/vehicle/rules';
import type { SiteSection } from '@forecourt/site-config';
import { isNewArrival, toDocument, vehicleFacts, type Vehicle } from '@forecourt/vehicle';
import { createTypesense } from '@forecourt/typesense-embedded';
import { parseMapping, type Mapping } from './feed/mapping.js';
import { cleanHtml } from './feed/html.js';
import { readCell } from './feed/readings.js';
import { importFeed } from './importFeed.js';
import { VEHICLE_FIELDS } from './index/collection.js';
import { siteFilter, stockRuleOf } from './index/siteFilter.js';
import { siteStock } from './stock.js';
import { oneYard as site } from './testing/readText.js';

const mapping: Mapping = parseMapping(
  {
    format: 'csv',
    fields: {
      stocknum: { from: 'Stock' },
      make: { from: 'Make', required: true },
      model: { from: 'Model', required: true },
      year: { from: 'Year', as: 'integer', min: 1900, max: 2030 },
      price: { from: 'Price', as: 'money', min: 11 },
      km: { from: 'Km', as: 'kilometres', min: 0 },
      state: { from: 'State', as: 'state' },
      dealercomments: { from: 'Comments', as: 'html' },
      doors: { from: 'Doors', orFrom: 'Seats', as: 'integer' },
      seats: { from: 'Seats', orFrom: 'Doors', as: 'integer' },
    },
  },
  'test',
);
const HEADER = 'Stock,Make,Model,Year,Price,Km,State,Comments,Doors,Seats';
const row = (stock: string, changes: Partial<Record<string, string>> = {}) =>
  [
    stock,
    changes['make'] ?? 'Kia',
    changes['model'] ?? 'Rio',
    changes['year'] ?? '2021',
    changes['price'] ?? '$19,990',
    '42000',
    changes['state'] ?? 'NSW',
    changes['comments'] ?? '',
    changes['doors'] ?? '5 Doors',
    changes['seats'] ?? '5 Seats',
  ]
    .map((cell) => `"${cell.replaceAll('"', '""')}"`)
    .join(',');

let dir: string;
let database: OpenDatabase;
beforeAll(async () => {
  dir = mkdtempSync(path.join(tmpdir(), 'forecourt-stock-'));
  database = await memoryDatabase();
}, 60_000);
afterAll(async () => {
  await database.close();
  rmSync(dir, { recursive: true });
});
beforeEach(async () => {
  await database.db.deleteFrom('vehicles').execute();
  await database.db.deleteFrom('outbox').execute();
});

const write = (text: string | Buffer): string => {
  const file = path.join(dir, 'feed.csv');
  writeFileSync(file, text);
  return file;
};
const run = (text: string | Buffer, changes: Partial<Parameters<typeof importFeed>[0]> = {}) =>
  importFeed({ db: database.db, slug: 'harbour', site, file: write(text), mapping, ...changes });
const feed = (...rows: string[]) => [HEADER, ...rows].join('\n');
const stock = () => siteStock(database.db, 'harbour');

describe('importFeed', () => {
  it('VDP-03 keeps the pictures of a turn, its cabin and its number', async () => {
    const turning = parseMapping(
      {
        format: 'csv',
        fields: {
          stocknum: { from: 'Stock' },
          make: { from: 'Make' },
          model: { from: 'Model' },
          spin_images: { from: 'Turn', separator: '|' },
          spin_interior_image: { from: 'Cabin' },
          spin_code: { from: 'Code' },
          video_url: { from: 'Film' },
        },
      },
      'turning',
    );
    const frames = Array.from({ length: 36 }, (_, frame) => `turn/${frame}.jpg`);
    const text =
      `Stock,Make,Model,Turn,Cabin,Code,Film\nT1,Kia,Rio,${frames.join('|')}` +
      ',cabin.jpg,C-9,https://youtu.be/aqz-KE-bpKQ';
    await run(text, { mapping: turning });
    expect(await stock().byStockNumber('T1')).toMatchObject({
      spin_images: frames,
      spin_interior_image: 'cabin.jpg',
      spin_code: 'C-9',
      video_url: 'https://youtu.be/aqz-KE-bpKQ',
    });
  });
  it('CARD-02 API-05 nothing of the first import is a new arrival, unless the feed says when it came', async () => {
    await database.db.deleteFrom('import_runs').execute();
    const DAY = 86_400_000;
    const start = Date.UTC(2026, 10, 20, 2);
    const dated = parseMapping(
      {
        format: 'csv',
        fields: {
          stocknum: { from: 'Stock' },
          make: { from: 'Make' },
          model: { from: 'Model' },
          stock_date: { from: 'In stock' },
        },
      },
      'dated',
    );
    const importDay = (day: number, ...rows: string[]) =>
      run(['Stock,Make,Model,In stock', ...rows].join('\n'), { mapping: dated, now: () => start + day * DAY });
    const known = async (number: string, day: number) => {
      const vehicle = (await stock().byStockNumber(number))!;
      return [isNewArrival(vehicle, 8, start + day * DAY), vehicle.created_at_timestamp];
    };
    const seconds = (day: number) => start / 1000 + (day * DAY) / 1000;
    await importDay(0, 'old,Kia,Rio,', 'fresh,Kia,Rio,17/11/2026', 'later,Kia,Rio,1/12/2026');
    expect(await known('old', 0)).toEqual([false, seconds(0)]);
    // midnight in Sydney
    expect(await known('fresh', 0)).toEqual([true, Date.UTC(2026, 10, 16, 13) / 1000]);
    expect(await known('later', 0)).toEqual([true, seconds(0)]);
    await importDay(2, 'old,Kia,Cerato,', 'fresh,Kia,Rio,18/11/2026', 'later,Kia,Rio,', 'next,Kia,Rio,');
    expect(await known('old', 2)).toEqual([false, seconds(0)]);
    expect(await known('fresh', 2)).toEqual([true, Date.UTC(2026, 10, 17, 13) / 1000]);
    expect(await known('later', 2)).toEqual([true, seconds(0)]);
    expect(await known('next', 2)).toEqual([true, seconds(2)]);
    expect(await known('next', 11)).toEqual([false, seconds(2)]);
  });
  it('CARD-03 API-05 a price below 100 dollars is a finding, and 0 is none', async () => {
    const { reasons } = await run(feed(row('1', { price: '$88' }), row('2', { price: '0' }), row('3')), {
      mapping: { ...mapping, fields: { ...mapping.fields, price: { from: 'Price' } } },
    });
    expect(reasons).toMatchObject({ 'mended: Price: price must be a number from N to N, or N; left out': 1 });
    expect((await stock().byStockNumber('1'))?.price).toBeUndefined();
    expect((await stock().byStockNumber('2'))?.price).toBe(0);
  });
  it('API-05 creates, leaves alone what is the same, updates what changed, and sells what left', async () => {
    expect(await run(feed(row('1'), row('2'), row('3')))).toMatchObject({ created: 3, updated: 0 });
    expect(await run(feed(row('1'), row('2'), row('3')))).toMatchObject({ created: 0, updated: 0, unchanged: 3 });
    expect(await run(feed(row('1', { price: '$18,500' }), row('2')), { removalShare: 0.5 })).toMatchObject({
      updated: 1,
      unchanged: 1,
      sold: 1,
    });
    expect(await stock().byStockNumber('1')).toMatchObject({ price: 18_500 });
    const sold = await stock().byStockNumber('3');
    expect(sold?.status).toBe('sold');
    expect(sold?.sold_date_timestamp).toBeGreaterThan(1_700_000_000);
  });

  it('API-05 a vehicle that comes back is for sale again and keeps its first day', async () => {
    await run(feed(row('1'), row('2')), { now: () => 1_000_000_000_000 });
    await run(feed(row('1')), { now: () => 1_100_000_000_000, allowsRemovals: true });
    await run(feed(row('1'), row('2')), { now: () => 1_200_000_000_000 });
    expect(await stock().byStockNumber('2')).toMatchObject({ status: 'in_stock', created_at_timestamp: 1_000_000_000 });
  });

  it('API-05 reports every row that was skipped or mended: row, column, value, reason', async () => {
    const { issues } = await run(
      feed(
        row('1'),
        row('2', { make: '' }),
        row('1'),
        row('4', { price: 'POA' }),
        row('5', { year: '20211' }),
        row('6', { doors: '7 Seats', seats: '' }),
        'x,y',
        '',
      ),
    );
    expect(issues).toContainEqual({ row: 3, column: 'Make', value: '', reason: 'no make', kind: 'skipped' });
    expect(issues).toContainEqual({
      row: 4,
      column: 'Stock',
      value: '1',
      reason: 'same vehicle as an earlier row',
      kind: 'skipped',
    });
    expect(issues).toContainEqual({
      row: 6,
      column: 'Year',
      value: '20211',
      reason: 'year 20211 is outside 1900 to 2030; left out',
      kind: 'mended',
    });
    expect(issues).toContainEqual({
      row: 7,
      column: 'Doors',
      value: '7 Seats',
      reason: 'seats taken from the column "Doors"',
      kind: 'mended',
    });
    expect(issues).toContainEqual(
      expect.objectContaining({ row: 8, kind: 'skipped', reason: 'row has 2 columns instead of 10' }),
    );
    expect(await stock().byStockNumber('4')).not.toHaveProperty('price');
    expect(await stock().byStockNumber('6')).toMatchObject({ seats: 7 });
  });

  it('API-05 leaves out characters that cannot be stored, and reports a value that is cut inside one', async () => {
    const [two] = feed(row('2', { make: 'Ki\u0000a' }))
      .split('\n')
      .slice(1);
    // the bytes that reveal the encoding come after the sample
    const filler = Array.from({ length: 900 }, (_, i) => row(`F${i}`));
    const { issues } = await run(feed(...filler, two ?? '', row('3', { year: `${'x'.repeat(199)}🚗` })));
    expect(issues).toContainEqual(
      expect.objectContaining({
        column: 'Make',
        value: 'Kia',
        reason: expect.stringContaining('cannot be stored') as string,
      }),
    );
    expect(issues).toContainEqual(expect.objectContaining({ column: 'Year', value: 'x'.repeat(199) }));
    expect(await stock().byStockNumber('2')).toMatchObject({ make: 'Kia' });
  });

  it.each([
    ['an empty file', '', 'is empty'],
    ['a header alone', HEADER, 'has a header but no vehicles'],
    ['a wrong delimiter', feed(row('1')).replaceAll(',', '^'), 'was read as one column'],
    ['a missing column', 'Stock,Make\n1,Kia', 'lacks the columns "Model"'],
    ['a cut-off end', `${feed(row('1'))}\n"2","Kia`, 'breaks off'],
    ['an end between two columns', `${feed(row('1'))}\n"2","Kia"`, 'it ends after 2 of 10 columns'],
    ['only rows without use', feed(row('1', { make: '' })), 'none can be used'],
    [
      'Windows text declared as UTF-8',
      Buffer.concat([
        Buffer.from(feed(row('1'))),
        Buffer.from([0x0a, 0x22, 0xe9, 0xe8, 0x22, 0x2c, 0x2c, 0x2c, 0x2c, 0x2c]),
      ]),
      'is not UTF-8',
    ],
    ['a zip archive', Buffer.from('PK\u0003\u0004 and so on', 'latin1'), 'is a zip archive: unpack it'],
    ['a gzip archive', Buffer.from([0x1f, 0x8b, 8, 0, 1]), 'is a gzip archive: unpack it'],
  ])('API-05 refuses %s before anything changes', async (_name, text, message) => {
    await run(feed(row('1'), row('2')));
    await expect(run(text)).rejects.toThrow(message);
    expect((await stock().byStockNumber('1'))?.status).toBe('in_stock');
  });

  const ten = (...numbers: number[]) => feed(...numbers.map((number) => row(String(number))));
  const ALL = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
  it('API-05 refuses a feed that would sell most of the stock, unless that is allowed', async () => {
    await run(ten(...ALL));
    await expect(run(ten(0))).rejects.toThrow('lacks 9 of 10 vehicles in stock (90 %)');
    expect(await run(ten(0), { allowsRemovals: true })).toMatchObject({ sold: 9 });
  });
  it.each([
    ['exactly the site’s share', [0, 1, 2, 3, 4, 5, 6], {}],
    ['half', [0, 1, 2, 3, 4], {}],
    ['exactly the share of the call', [0, 1, 2, 3, 4], { removalShare: 0.5 }],
    ['all, at the highest share that there is', [10], { removalShare: 1 }],
  ])('API-05 refuses a feed that lacks %s of the stock', async (_name, numbers, options) => {
    await run(ten(...ALL));
    await expect(run(ten(...numbers), options)).rejects.toThrow('site.feedRemovalShare');
    expect((await stock().byStockNumber('9'))?.status).toBe('in_stock');
  });
  it('API-05 lets through a feed that lacks less than the share', async () => {
    await run(ten(...ALL));
    expect(await run(ten(0, 1, 2, 3, 4, 5, 6, 7))).toMatchObject({ sold: 2 });
  });
  it('API-05 a vehicle whose row cannot be used is in the feed all the same', async () => {
    await run(ten(...ALL));
    const emptied = feed(...ALL.map((number) => row(String(number), number < 8 ? { make: '' } : {})));
    expect(await run(emptied)).toMatchObject({ sold: 0, skippedRows: 8, unchanged: 2 });
    const short = feed(...ALL.map((number) => (number === 4 ? '"4","Kia"' : row(String(number)))), '');
    expect(await run(short)).toMatchObject({ sold: 0, skippedRows: 1 });
    expect((await stock().byStockNumber('4'))?.status).toBe('in_stock');
  });
  it('API-05 a row that lost its stock number is that of its VIN', async () => {
    const withVin = parseMapping({ ...mapping, fields: { ...mapping.fields, vin: { from: 'Comments' } } }, 'test');
    const vins = (...numbers: string[]) => feed(...numbers.map((number, at) => row(number, { comments: `VIN${at}` })));
    await run(vins('A', 'B', 'C'), { mapping: withVin });
    expect(await run(vins('A', '', 'C'), { mapping: withVin })).toMatchObject({ created: 0, sold: 0 });
  });
  it('API-05 a VIN is the same in small letters', async () => {
    const keyed = parseMapping(
      {
        format: 'csv',
        fields: { vin: { from: 'Vin' }, make: { from: 'Make' }, model: { from: 'Model' }, regplate: { from: 'Plate' } },
      },
      'keyed',
    );
    const lines = (...vins: string[]) =>
      ['Vin,Make,Model,Plate', ...vins.map((vin) => `${vin},Kia,Rio,abc12d`), ''].join('\n');
    await run(lines('knafu4123n5000001'), { mapping: keyed });
    expect(await stock().byStockNumber('KNAFU4123N5000001')).toMatchObject({
      vin: 'KNAFU4123N5000001',
      regplate: 'ABC12D',
    });
    const again = await run(lines('KNAFU4123N5000001', 'Knafu4123N5000001'), { mapping: keyed });
    expect(again).toMatchObject({ created: 0, unchanged: 1, sold: 0, skippedRows: 1 });
  });

  it('API-05 a folder is no feed', async () => {
    const reading = importFeed({ db: database.db, slug: 'harbour', site, file: dir, mapping });
    await expect(reading).rejects.toThrow(`${dir} cannot be read: there is no such file.`);
  });

  it('API-05 a dry run tells everything, also what would be refused, and changes nothing', async () => {
    await run(ten(...ALL));
    const dry = await run(feed(row('0', { price: '$1' }), row('X', { make: '' }), ''), { isDryRun: true });
    expect(dry).toMatchObject({ read: 2, updated: 1, skippedRows: 1, mendedRows: 1, sold: 9, inStock: 10 });
    expect(dry.refusal).toContain('lacks 9 of 10');
    expect(dry.issues).toHaveLength(2);
    const cut = await run(`${ten(...ALL)}\n"10","Ki`, { isDryRun: true });
    expect(cut.refusal).toContain('breaks off');
    expect(cut).toMatchObject({ read: 10, unchanged: 10, sold: 0 });
    expect((await stock().byStockNumber('9'))?.status).toBe('in_stock');
  });

  it('TEN-07 leaves another site’s vehicles of the same numbers alone', async () => {
    await run(feed(row('1'), row('2')));
    await run(feed(row('1')), { slug: 'wattle', allowsRemovals: true });
    expect((await stock().byStockNumber('2'))?.status).toBe('in_stock');
    expect(await siteStock(database.db, 'wattle').count()).toBe(1);
  });

  it('keeps HTML and SQL as harmless text', async () => {
    const bad = `'); drop table vehicles;-- <script>alert(1)</script>`;
    await run(
      feed(
        row('1', {
          model: bad,
          comments: `<p onclick="x()">Hi</p><script>alert(1)</script><a href="javascript:x">y</a>`,
        }),
      ),
    );
    const vehicle = await stock().byStockNumber('1');
    expect(vehicle?.model).toBe(bad);
    expect(vehicle?.dealercomments).toBe(
      '<p>Hi</p><a rel="nofollow noopener">y</a>'.replace(
        ' rel="nofollow noopener"',
        vehicle?.dealercomments?.includes('rel=') ? ' rel="nofollow noopener"' : '',
      ),
    );
    expect(vehicle?.dealercomments).not.toMatch(/script|onclick|javascript/);
  });

  it('API-05 keeps the state of the feed and takes that of the place only where the feed has none', async () => {
    await run(feed(row('1', { state: 'WA' }), row('2', { state: '' })));
    const [first, second] = [await stock().byStockNumber('1'), await stock().byStockNumber('2')];
    expect(first?.state).toBe('WA');
    expect(second).toMatchObject({ state: 'NSW', location: { slug: 'auburn' } });
  });

  it('API-05 VDP-01 a vehicle whose title is corrected is found at its earlier addresses too', async () => {
    await run(feed(row('1'), row('2')));
    await run(feed(row('1', { year: '2022' }), row('2')));
    await run(feed(row('1', { year: '2022', model: 'Rio GT' }), row('2')));
    for (const slug of ['2021-kia-rio-1', '2022-kia-rio-1', '2022-kia-rio-gt-1'])
      expect(await stock().bySlug(slug)).toMatchObject({ stocknum: '1', slug: '2022-kia-rio-gt-1' });
    expect(await siteStock(database.db, 'northline').bySlug('2021-kia-rio-1'), 'another site').toBeUndefined();
    // back again: what is an address now leads nowhere else
    await run(feed(row('1'), row('2')));
    expect(await stock().bySlug('2022-kia-rio-gt-1')).toMatchObject({ slug: '2021-kia-rio-1' });
    expect(await stock().bySlug('2021-kia-rio-1')).toMatchObject({ slug: '2021-kia-rio-1', model: 'Rio' });
  });
  it('API-05 VDP-01 stock numbers that differ in case or signs alone have addresses of their own', async () => {
    const numbers = ['a1', 'A1', 'A/1', 'A-1', '漢', '字'];
    await run(feed(...numbers.map((number) => row(number))));
    const slugs = async () =>
      Promise.all(numbers.map(async (number) => (await stock().byStockNumber(number))?.slug ?? ''));
    const before = await slugs();
    expect(new Set(before).size).toBe(numbers.length);
    for (const [at, slug] of before.entries()) expect((await stock().bySlug(slug))?.stocknum).toBe(numbers[at]);
    // the addresses stay when the vehicles change, and when one of them came first in a feed of its own
    await run(feed(...numbers.toReversed().map((number) => row(number, { price: '$18,990' }))));
    expect(await slugs()).toEqual(before);
    await run(feed(row('b1')), { allowsRemovals: true });
    await run(feed(row('B1')), { allowsRemovals: true });
    expect((await stock().byStockNumber('B1'))?.slug).not.toBe((await stock().byStockNumber('b1'))?.slug);
  });

  it('API-05 a text that is far too long for its field stops no import', async () => {
    const long = Array.from({ length: 4000 }, (_, at) => String.fromCodePoint(0x4e00 + ((at * 7919) % 20_000))).join(
      '',
    );
    const { skippedRows, issues } = await run(`${feed(row('1', { make: long, model: long }), row(long), row('3'))}\n`);
    expect(skippedRows).toBe(1);
    expect(issues.map(({ row: at, reason }) => [at, reason])).toEqual([
      [2, 'make is longer than 200 characters; cut there'],
      [2, 'model is longer than 200 characters; cut there'],
      [3, 'stocknum is longer than 100 characters; left out'],
      [3, 'no stock number and nothing to make one of'],
    ]);
    expect((await stock().byStockNumber('1'))?.make).toHaveLength(200);
    const wordy = 'Wagon 4x4 '.repeat(100);
    await run(`${feed(row('9'.repeat(100), { make: wordy, model: `${wordy}x` }))}\n`, { allowsRemovals: true });
    const { slug = '' } = (await stock().byStockNumber('9'.repeat(100))) ?? {};
    expect(slug, 'enquiries name it').toMatch(/^2021-wagon-4x4-.*[^-]-9{100}$/);
    expect(slug.length).toBeLessThan(300);
    expect(await stock().byStockNumber('3')).toBeDefined();
  });

  it('API-05 numbers that no vehicle has are findings, whatever the mapping says', async () => {
    const open = parseMapping(
      {
        format: 'csv',
        fields: {
          ...{ stocknum: { from: 'Stock' }, make: { from: 'Make' }, model: { from: 'Model' } },
          ...{ year: { from: 'Year' }, km: { from: 'Price' }, doors: { from: 'Doors' } },
        },
      },
      'open',
    );
    const { issues } = await run(
      `${feed(row('1', { year: '0', price: '-1', doors: '-5' }), row('2', { year: '20199', price: '0' }))}\n`,
      { mapping: open },
    );
    expect(issues.map(({ row: at, reason }) => [at, reason])).toEqual([
      [2, 'year must be a whole number from 1900 to 2100; left out'],
      [2, 'km must be a number from 0 to 2147483647; left out'],
      [2, 'doors must be a whole number from 0 to 2147483647; left out'],
      [3, 'year must be a whole number from 1900 to 2100; left out'],
    ]);
    expect(await stock().byStockNumber('1')).not.toHaveProperty('year');
    expect(await stock().byStockNumber('2')).toMatchObject({ km: 0 });
  });

  it('API-05 a number that is not wholly a number is a finding with row and field', async () => {
    const { issues } = await run(
      `${feed(row('1', { year: '20x5' }), row('2', { year: '2O19' }), row('3', { year: '07.2019' }))}\n`,
    );
    expect(issues).toEqual(
      ['20x5', '2O19', '07.2019'].map((value, at) => ({
        row: at + 2,
        column: 'Year',
        value,
        reason: 'year cannot be read; left out',
        kind: 'mended',
      })),
    );
    expect(await stock().byStockNumber('1')).not.toHaveProperty('year');
  });

  it('leaves work for the index in the same transaction', async () => {
    await run(feed(row('1'), row('2')));
    const [entry] = await database.db.selectFrom('outbox').select(['topic', 'payload']).execute();
    expect(entry).toMatchObject({ topic: 'index-vehicles', payload: { stocknums: ['1', '2'] } });
  });
});

describe('an import while shoppers browse', () => {
  /** Runs until `isOver`: what the database and this thread leave for others in the meantime. */
  const visiting = async (isOver: () => boolean) => {
    let [visits, longest] = [0, 0];
    while (!isOver()) {
      const began = performance.now();
      await stock().byStockNumber('1');
      longest = Math.max(longest, performance.now() - began);
      visits++;
    }
    return { visits, longest };
  };
  const numbers = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, index) => row(String(from + index)));

  it('API-05 gives way after every fifty vehicles that it writes or sells', async () => {
    let [calls, before, most] = [0, 0, 0];
    const written = async () => {
      const { n } = await database.db
        .selectFrom('vehicles')
        .select((e) => e.fn.countAll<string>().as('n'))
        .executeTakeFirstOrThrow();
      return Number(n);
    };
    const yieldNow = async () => {
      calls++;
      const now = await written();
      most = Math.max(most, now - before);
      before = now;
    };
    await run(feed(...numbers(0, 1200)), { yieldNow });
    expect(most).toBe(50);
    expect(before).toBe(1200);
    calls = 0;
    await run(feed(...numbers(0, 200)), { yieldNow, allowsRemovals: true });
    expect(calls, 'lots of the thousand that are sold').toBeGreaterThanOrEqual(20);
  });

  it('API-05 lets others read between any two of its statements', async () => {
    let isOver = false;
    const visits = visiting(() => isOver);
    await run(feed(...numbers(0, 2500)));
    isOver = true;
    // 50 lots; one that comes while another is written waits for that one alone
    expect((await visits).visits).toBeGreaterThan(20);
  });
});

describe('cells', () => {
  it.each([
    ['money', '$41,990', 41_990],
    ['money', 'POA', undefined],
    ['litres', '4 cyl, 2.2 L', 2.2],
    ['litres', '2,2 L', undefined],
    ['carType', 'DEMO', 'demo'],
    ['firstOfPair', 'White / Black', 'White'],
    ['secondOfPair', 'White / -', undefined],
    ['state', 'Caringbah, NSW', 'NSW'],
    ['city', 'Caringbah, NSW', 'Caringbah'],
    ['date', '3/7/2027', '2027-07-03'],
    ['integer', '-', undefined],
  ] as const)('%s reads %s', (as, text, value) => {
    expect(readCell(text, as).value).toEqual(value);
  });
  it('cleaned HTML is stable and never holds a handler or a script', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const clean = cleanHtml(`<p onload=x>${text}</p><script>${text}</script>`);
        return cleanHtml(clean) === clean && !/<script|onload=/i.test(clean);
      }),
    );
  });
});

describe('siteFilter', () => {
  const NOW = Date.UTC(2026, 10, 20);
  const vehicle = fc.record({
    status: fc.constantFrom('in_stock', 'coming_soon', 'sold', 'withdrawn'),
    car_type: fc.constantFrom('new', 'demo', 'used'),
    make: fc.constantFrom('Kia', 'Land Rover'),
    show_on_dealer_website: fc.boolean(),
    price: fc.option(fc.integer({ min: 11, max: 99 }), { nil: undefined }),
    soldDays: fc.integer({ min: 0, max: 9 }),
  });
  const rules: SiteSection['stockRule'][] = [
    site.stockRule,
    { all: [{ fact: 'car_type', in: ['used'] }, { not: { fact: 'make', in: ['Kia'] } }] },
    { any: [{ fact: 'price', atLeast: 40 }, { not: { fact: 'price', atLeast: 20 } }] },
    {
      not: {
        any: [
          { fact: 'status', in: ['withdrawn'] },
          { fact: 'show_on_dealer_website', in: [false] },
        ],
      },
    },
    { all: [] },
  ];
  it('TEN-04 the search filter and the predicate select the same vehicles', () => {
    fc.assert(
      fc.property(
        fc.array(vehicle, { maxLength: 30 }),
        fc.constantFrom(...rules),
        fc.integer({ min: 0, max: 5 }),
        (list, stockRule, includeSoldCarsDays) => {
          const vehicles = list.map(({ soldDays, price, ...item }, index): Vehicle => ({
            ...item,
            ...(price === undefined ? {} : { price }),
            ...(item.status === 'sold' ? { sold_date_timestamp: NOW / 1000 - soldDays * 86_400 } : {}),
            id: String(index),
            slug: '',
            stocknum: String(index),
            item_type: 'car',
            model: 'X',
            images: [],
            created_at_timestamp: 0,
            updated_at_timestamp: 0,
          }));
          const server = createTypesense({ apiKey: 'k' });
          const collection = server.createCollection({ name: 'vehicles', fields: VEHICLE_FIELDS });
          const documents = ['harbour', 'other'].flatMap((slug) =>
            vehicles.map((item) => ({ ...toDocument(item, { site: slug }), id: `${slug}-${item.id}` })),
          );
          server.write(
            collection,
            documents.map((document) => server.prepare(collection, { ...document }, 'create', 'reject')),
          );
          const options = { stockRule, includeSoldCarsDays };
          const answer = server.search(
            'vehicles',
            { q: '*', per_page: 250, filter_by: siteFilter('harbour', options, NOW) },
            'k',
          );
          const found = (answer['hits'] as { document: { id: string } }[]).map(({ document }) => document.id).sort();
          const wanted = vehicles
            .filter((item) => matches(stockRuleOf(options), vehicleFacts(item, NOW)))
            .map(({ id }) => `harbour-${id}`)
            .sort();
          expect(found).toEqual(wanted);
        },
      ),
      { numRuns: 100 },
    );
  });
});
