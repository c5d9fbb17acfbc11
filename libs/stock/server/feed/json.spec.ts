import { describe, expect, it } from 'vitest';
import { readText } from '../testing/readText.js';

const fields = {
  stocknum: { from: 'stock' },
  make: { from: 'make' },
  model: { from: 'model' },
  price: { from: 'price.driveAway' },
  km: { from: 'km' },
  images: { from: 'images[].url' },
  features: { from: 'features' },
  certified: { from: 'certified' },
  build_date: { from: 'built' },
};
const car = (change: object = {}) => ({ stock: 'J1', make: 'Kia', model: 'Rio', ...change });
const read = (value: unknown, change: object = {}, name = 'feed.json', isDryRun = false) =>
  readText(name, typeof value === 'string' ? value : JSON.stringify(value), { fields, ...change }, { isDryRun });
const one = async (change: object, mapping: object = {}) => {
  const { vehicles, issues } = await read([car(change)], mapping, 'feed.json', true);
  return { vehicle: vehicles[0], issues: issues.filter(({ row }) => row > 0) };
};

describe('JSON feeds', () => {
  it('API-05 nested values and lists are mapped as they are', async () => {
    const { vehicle, issues } = await one({
      price: { driveAway: 23_990 },
      images: [{ url: 'a.jpg' }, { url: 'b.jpg' }],
      features: ['Leather, heated & cooled', 'A|B;C'],
      certified: true,
    });
    expect(vehicle).toMatchObject({
      price: 23_990,
      images: [{ url: 'a.jpg' }, { url: 'b.jpg' }],
      features: ['Leather, heated & cooled', 'A|B;C'],
      certified: true,
    });
    expect(issues).toEqual([]);
  });
  it('API-05 a text is split where the mapping says at what, and nowhere else', async () => {
    expect((await one({ features: 'Leather, heated & cooled' })).vehicle?.features).toEqual([
      'Leather, heated & cooled',
    ]);
    const split = { fields: { ...fields, features: { from: 'features', separator: ';' } } };
    expect((await one({ features: 'Leather, heated; Sunroof;' }, split)).vehicle?.features).toEqual([
      'Leather, heated',
      'Sunroof',
    ]);
  });
  it.each([
    ['make', { make: { name: 'Kia' } }, 'make is an object; map one of "name"; left out'],
    ['make', { make: true }, 'make is true or false, but must be a text; left out'],
    [
      'make',
      { make: ['Kia', 'Rio'] },
      'make has several values; left out. Take one with [1] in its path, or all with "join"',
    ],
    ['km', { km: false }, 'km is true or false, but must be a number from 0 to 2147483647; left out'],
    ['km', { km: { value: 1 } }, 'km is an object; map one of "value"; left out'],
    ['km', { km: 99_999_999_999 }, 'km must be a number from 0 to 2147483647; left out'],
    ['certified', { certified: 'perhaps' }, 'certified cannot be read; left out'],
    ['built', { built: '03/19' }, 'build_date has a year of two digits, which may be one of two centuries; left out'],
    ['price.driveAway', { price: 5 }, 'price is a number, where an object with "driveAway" is looked for; left out'],
    ['images[].url', { images: 'a.jpg' }, 'images is a text, where an object with "url" is looked for; left out'],
  ])('API-05 a %s of the wrong kind, %j, is a finding', async (column, change, reason) => {
    const { vehicle, issues } = await one(change);
    expect(issues).toContainEqual(expect.objectContaining({ row: 1, column, reason, kind: 'mended' }));
    if (column === 'make') expect(vehicle).toBeUndefined();
  });
  it.each([
    ['car_type', '__proto__'],
    ['car_type', 'constructor'],
    ['price_type', 'constructor'],
    ['price_type', 'hasOwnProperty'],
    ['item_type', '__proto__'],
  ])('API-05 a %s %s is a finding, not a word that is looked up', async (target, value) => {
    const mapping = { fields: { ...fields, [target]: { from: 'word', values: { DAP: 'drive_away_price' } } } };
    const { vehicle, issues } = await one({ word: value }, mapping);
    expect(vehicle?.[target as 'car_type']).toBe({ car_type: 'used', item_type: 'car' }[target]);
    expect(issues).toMatchObject([{ column: 'word', value, kind: 'mended' }]);
  });
  it('API-05 a make __proto__ and a model constructor are words like others', async () => {
    const { vehicle } = await one({ make: '__proto__', model: 'constructor' });
    expect(vehicle).toMatchObject({ make: '__proto__', model: 'constructor', slug: 'proto-constructor-j1' });
  });
  it('API-05 VDP-03 entries that are no address of a picture are left out, and reported', async () => {
    const right = [
      'https://p.example/1.jpg',
      'http://p.example/a b.jpg?w=1',
      '//p.example/2.jpg',
      '/x/3.jpg',
      'A1/4.JPG',
    ];
    const wrong = [
      ...[
        'javascript:alert(1)',
        'ftp://p.example/5.jpg',
        'C:\\pictures\\6.jpg',
        'data:image/png;base64,AAAA',
        'https://',
      ],
      ...['p.example/7.jpg', 'www.p.example/8.jpg', `https://p.example/${'9'.repeat(2100)}.jpg`],
    ];
    const { vehicle, issues } = await one({ images: [...right, ...wrong].map((url) => ({ url })) });
    expect(vehicle?.images.map(({ url }) => url)).toEqual(right);
    expect(issues.map(({ kind, column, reason }) => ({ kind, column, reason }))).toEqual([
      {
        kind: 'mended',
        column: 'images[].url',
        reason: 'images has entries that are no address of a picture; left out',
      },
    ]);
    expect(issues[0]?.value).toMatch(/^javascript:alert\(1\) \| ftp:/);
  });
  it('API-05 VDP-07 plates say the month alone: it is kept, and a market date needs its day', async () => {
    const plates = {
      build_date: { from: 'built' },
      compliance_date: { from: 'complied' },
      rego_expiry: { from: 'rego' },
      market_date: { from: 'market' },
    };
    const { vehicle, issues } = await one(
      { built: '03/2019', complied: 'May 2019', rego: '2027-03-31', market: '11/2026' },
      { fields: { ...fields, ...plates } },
    );
    expect(vehicle).toMatchObject({ build_date: '2019-03', compliance_date: '2019-05', rego_expiry: '2027-03-31' });
    expect(issues.map(({ reason }) => reason)).toEqual(['market_date cannot be read; left out']);
  });
  it('API-05 subscription prices come in, dollars a week', async () => {
    const mapping = { fields: { ...fields, subscription_price: { from: 'weekly' } } };
    expect((await one({ weekly: '$199 per week' }, mapping)).vehicle?.subscription_price).toBe(199);
  });
  it('API-05 a status in other letters is understood, an unknown one is reported', async () => {
    const mapping = { fields: { ...fields, status: { from: 'status' } } };
    expect((await one({ status: 'In Stock' }, mapping)).vehicle?.status).toBe('in_stock');
    const { issues } = await one({ status: 'Available' }, mapping);
    expect(issues).toMatchObject([
      { kind: 'noted', reason: expect.stringContaining('counts as not available') as string },
    ]);
  });
  it.each([
    ['a list', [car()], {}, 'feed.json'],
    ['a list under a path', { data: { stock: [car()] } }, { item: 'data.stock' }, 'feed.json'],
    ['lists of several yards', { yards: [{ cars: [car()] }, { cars: [] }] }, { item: 'yards[].cars' }, 'feed.json'],
    ['a list whose path says that it is one', { data: { stock: [car()] } }, { item: 'data.stock[]' }, 'feed.json'],
    ['a list under "vehicles"', { total: 1, vehicles: [car()], more: [car({ stock: 'no' })] }, {}, 'feed.json'],
    ['lines', `${JSON.stringify(car())}\n\n`, {}, 'feed.jsonl'],
    ['lines named JSON', `${JSON.stringify(car())}\n${JSON.stringify(car())}\n`, {}, 'feed.json'],
    ['one line, by the mapping', JSON.stringify(car()), { format: 'jsonl' }, 'feed.txt'],
  ])('API-05 reads %s', async (_name, value, mapping, file) => {
    expect((await read(value, mapping, file)).vehicles).toMatchObject([{ stocknum: 'J1', make: 'Kia' }]);
  });
  it('API-05 reads a list that is longer than one piece of the file', async () => {
    const list = Array.from({ length: 2000 }, (_, at) => car({ stock: `J${at}`, note: 'ü'.repeat(60) }));
    expect((await read({ vehicles: list })).vehicles.map(({ stocknum }) => stocknum)).toEqual(
      list.map(({ stock }) => stock),
    );
  });
  it('API-05 a broken line is skipped and reported, one at the end without a line end refuses the file', async () => {
    const lines = `${JSON.stringify(car())}\n{"stock": "J2", "ma\n7\n`;
    const { vehicles, issues } = await read(lines, {}, 'feed.jsonl');
    expect(vehicles).toHaveLength(1);
    expect(issues.filter(({ kind }) => kind === 'skipped')).toMatchObject([
      { row: 2, reason: 'row is no JSON' },
      { row: 3, reason: 'row is no object' },
    ]);
    await expect(read(`${JSON.stringify(car())}\n{"stock": "J2", "ma`, {}, 'feed.jsonl')).rejects.toThrow('breaks off');
  });
  it('API-05 reads the vehicles of every list that a path finds', async () => {
    const yards = [{ cars: [car(), car({ stock: 'J2' })] }, { cars: [car({ stock: 'J3' })], sold: [car()] }];
    const { vehicles } = await read({ yards }, { item: 'yards[].cars' });
    expect(vehicles.map(({ stocknum }) => stocknum)).toEqual(['J1', 'J2', 'J3']);
  });
  it.each([
    ['one entry of a list', 'yards[1].cars', 'item: takes all vehicles: "[1]" is not possible in it'],
    ['a name with dots', "'a.b'", 'item: "a.b" has a dot, which no path to the list can hold'],
  ])('API-05 refuses an item with %s', async (_name, item, message) => {
    await expect(read([car()], { item, format: 'json' })).rejects.toThrow(message);
  });
  it('API-05 says once what is wrong with a file', async () => {
    const reading = read(`[${JSON.stringify(car())},]`);
    await expect(reading).rejects.toThrow(
      /^[^ ]+ breaks off or is no JSON near row 2: Unexpected [^.]+\. Nothing was changed\.$/,
    );
  });
  it.each([
    ['that ends inside a vehicle', '[{"stock": "J1", "make": "Kia", "model": "Rio"}, {"stock": "J2"', 'breaks off'],
    ['that ends inside its list', '[{"stock": "J1", "make": "Kia", "model": "Rio"}', 'breaks off'],
    ['that is none', 'make=Kia', 'is no JSON'],
    ['with a list elsewhere', { cars: [car()] }, 'looked for under "vehicles"'],
    ['with an empty list', [], 'or an empty one'],
    ['with vehicles under names', { vehicles: { a: car() } }, 'holds no list'],
  ])('API-05 refuses a file %s', async (_name, value, message) => {
    await expect(read(value)).rejects.toThrow(message);
  });
});
