import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { draftMapping } from './draftMapping.js';
import { readPlaces } from './readPlaces.js';

const dir = mkdtempSync(path.join(tmpdir(), 'forecourt-draft-'));
afterAll(() => rmSync(dir, { recursive: true }));

const fileOf = (name: string, text: string): string => {
  const file = path.join(dir, name);
  writeFileSync(file, text);
  return file;
};
const draftOf = (name: string, text: string) => draftMapping(fileOf(name, text));
const SAMPLES = path.join(import.meta.dirname, '../testing/feeds');

describe('a mapping drafted from a feed', () => {
  it.each([
    ['nested.xml', 'xml', 'feed/stock/vehicle'],
    ['windows.tsv', 'csv', undefined],
    ['lines.jsonl', 'jsonl', undefined],
  ])(
    'API-05 reads what the mapping that was written for %s reads, of what it recognises',
    async (name, format, item) => {
      const { mapping } = await draftMapping(path.join(SAMPLES, name));
      const written = JSON.parse(readFileSync(path.join(SAMPLES, name.replace(/\.\w+$/, '.map.json')), 'utf8')) as {
        fields: Record<string, { from: string }>;
      };
      expect(mapping.format).toBe(format);
      expect(mapping.item).toBe(item);
      const basics = [
        ...(['stocknum', 'make', 'model', 'year', 'km', 'price', 'images'] as const),
        ...(['simple_body', 'simple_transmission', 'simple_fuel'] as const),
      ];
      for (const target of basics) {
        const from = mapping.fields[target]?.from.replace(/^.*:/, '');
        expect([target, from]).toEqual([target, written.fields[target]?.from.replace(/^.*:/, '')]);
      }
    },
  );

  it('API-05 finds the vehicles in lists of lists, and around a single one', async () => {
    const car = { stock: 'A1', make: 'Kia', model: 'Rio', photos: [{ url: 'https://p.example/1.jpg' }] };
    const nested = await draftOf(
      'lists.json',
      JSON.stringify({ yards: [{ name: 'A', cars: [car, { ...car, stock: 'A2' }] }] }),
    );
    expect(nested.mapping.item).toBe('yards[].cars');
    expect(nested.mapping.fields.images).toEqual({ from: 'photos[].url' });
    const bare = await draftOf('bare.json', JSON.stringify([car]));
    expect(bare.mapping.item).toBeUndefined();
    const single = '<feed><title>Stock</title><car><id>A1</id><make>Kia</make><model>Rio</model></car></feed>';
    expect((await draftOf('single.xml', single)).mapping.item).toBe('feed/car');
  });

  it('API-05 tells columns of one name apart, and takes two values from one column', async () => {
    const { mapping } = await draftOf(
      'twice.csv',
      'Stock,Make,Model,Colour,Location,Notes,Notes\n' +
        'A1,Kia,Rio,White / Black,"Bendigo, VIC",x,y\nA2,Kia,Rio,Red / Grey,"Ballarat, VIC",x,y\n',
    );
    expect(mapping.fields).toMatchObject({
      colour: { from: 'Colour', as: 'firstOfPair' },
      interior_colour: { from: 'Colour', as: 'secondOfPair' },
      city: { from: 'Location', as: 'city' },
      state: { from: 'Location', as: 'state' },
    });
    expect(mapping.fields.dealercomments?.from).toMatch(/^Notes\[\d\]$/);
  });

  it('API-05 takes numbered columns of pictures and of equipment as one list each', async () => {
    const { mapping, unused } = await draftOf(
      'numbered.csv',
      'Stock,Make,Model,image_1,image_2,image_10,Feature 1,Feature 2,Phone1,Phone2\n' +
        'A1,Kia,Rio,https://p.example/1.jpg,https://p.example/2.jpg,,Sunroof,"Leather, heated",,\n' +
        'A2,Kia,Rio,https://p.example/3.jpg,,https://p.example/4.jpg,Tow bar,,,\n',
    );
    expect(mapping.fields.images).toEqual({ from: 'image_*' });
    expect(mapping.fields.features).toEqual({ from: 'Feature *' });
    expect(unused).toEqual(['Phone1', 'Phone2']);
    const single = await draftOf('one.csv', 'Stock,Make,Model,image1\nA1,Kia,Rio,https://p.example/1.jpg\n');
    expect(single.mapping.fields.images?.from).toBe('image1');
  });

  it('LOC-01 reads states that a feed writes in full', async () => {
    const file = fileOf('states.csv', 'Stock,Make,Model,Suburb,State\nA1,Kia,Rio,Bendigo,Victoria\n');
    const draft = await draftMapping(file);
    expect(draft.mapping.fields.state).toEqual({ from: 'State', as: 'state' });
    expect(await readPlaces(file, draft)).toMatchObject([{ city: 'Bendigo', state: 'VIC' }]);
  });

  it('API-05 a status whose words are not known is asked, for it would hide the stock', async () => {
    const rows = (words: readonly string[]) =>
      ['Stock,Make,Model,Status', ...words.map((word, nth) => `A${nth},Kia,Rio,${word}`), ''].join('\n');
    const known = await draftOf('known.csv', rows(['Available', 'SOLD', 'in transit']));
    expect(known.mapping.fields.status?.values).toEqual({
      Available: 'in_stock',
      SOLD: 'sold',
      'in transit': 'coming_soon',
    });
    const open = await draftOf('open.csv', rows(['Available', 'Wholesale']));
    expect(open.mapping.fields.status).toBeUndefined();
    expect(open.questions.join('\n')).toContain('status: "Status" says "Wholesale"; say in "values" which of in_stock');
  });

  it('API-05 a number of the dealer that repeats is none that tells vehicles apart', async () => {
    const text = 'Stock,VIN,Make,Model\n1,V1,Kia,Rio\n1,V2,Kia,Rio\n1,V3,Kia,Rio\n';
    const { mapping } = await draftOf('repeats.csv', text);
    expect([mapping.fields.stocknum, mapping.fields.vin]).toEqual([undefined, { from: 'VIN' }]);
    const none = draftOf('none.csv', 'Make,Model\nKia,Rio\n');
    await expect(none).rejects.toThrow('no column that tells its vehicles apart');
  });

  it('API-05 names from outside are names, whatever they are', async () => {
    const odd = {
      ['__proto__x']: 1,
      constructor: 'a',
      "it's": 'b',
      'a.b': 'c',
      'x[1]': 'd',
      stock: 'A1',
      make: 'Kia',
      model: 'Rio',
    };
    const { mapping, unused } = await draftOf('odd.json', JSON.stringify([odd, { ...odd, stock: 'A2' }]));
    expect(mapping.fields.make).toEqual({ from: 'make' });
    expect(unused).toEqual(expect.arrayContaining(['constructor', "'a.b'", "'x[1]'"]));
  });

  it('LOC-01 finds the places of a feed, by name or by suburb, the largest first', async () => {
    const file = fileOf(
      'places.csv',
      'Stock,Make,Model,Dealer,Suburb,State,Postcode\nA1,Kia,Rio,North,Bendigo,VIC,3550\n' +
        'A2,Kia,Rio,South,Ballarat,VIC,3350\nA3,Kia,Rio,South,Ballarat,VIC,3350\n',
    );
    const places = await readPlaces(file, await draftMapping(file));
    expect(places.map(({ name, city, vehicles }) => [name, city, vehicles])).toEqual([
      ['South', 'Ballarat', 2],
      ['North', 'Bendigo', 1],
    ]);
    const many = Array.from({ length: 201 }, (_, nth) => `B${nth},Kia,Rio,Kim ${nth},,,`).join('\n');
    const wrong = fileOf('people.csv', `Stock,Make,Model,Seller,Suburb,State,Postcode\n${many}\n`);
    await expect(readPlaces(wrong, await draftMapping(wrong))).rejects.toThrow(
      'names more than 200 places in "Seller"',
    );
  });
});
