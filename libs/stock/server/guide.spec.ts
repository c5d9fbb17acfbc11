import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { READING_NAMES, TARGET_NAMES, type ReadingName } from './feed/mapping.js';
import { readCell } from './feed/readings.js';
import { targetKind } from './feed/targets.js';
import { readText } from './testing/readText.js';

const guide = readFileSync(path.join(import.meta.dirname, '../../../docs/guides/feeds.md'), 'utf8');
const readings = [...guide.matchAll(/^\| `(\w+)` +\|[^|]*\| `(.*?)` +\| `(.*?)` +\|$/gm)].map(
  ([, name = '', text = '', value = '']) => ({ name, text, value }),
);
const fields = [...guide.matchAll(/^\| `(\w+)` +\| `(\w+)` +\| [^|]+\|$/gm)].map(([, name, reading]) => [
  name,
  reading,
]);
const blocks = [...guide.matchAll(/```(xml|csv|json)\n([\s\S]*?)```/g)].map(([, kind = '', text = '']) => ({
  kind,
  text,
}));

describe('the guide to feeds', () => {
  it('API-05 has every field with its reading', () => {
    expect(fields).toEqual(TARGET_NAMES.map((name) => [name, targetKind(name).reading]));
  });
  it('API-05 has every reading, with an example', () => {
    expect(readings.map(({ name }) => name)).toEqual(READING_NAMES);
  });
  it.each(readings)('API-05 $name reads $text as $value', ({ name, text, value }) => {
    const read = readCell(text, name as ReadingName).value;
    // one reading gives the entry that its field splits or keeps
    expect(JSON.stringify(read)).toBe(value);
  });
  it('API-05 its three feeds give the same vehicle', async () => {
    const [xml, xmlMap, json, jsonMap, csv, csvMap] = blocks.map(({ text }) => text);
    const read = async (name: string, text = '', map = '{}') => {
      const { vehicles, issues } = await readText(name, text, JSON.parse(map) as object);
      expect(issues).toEqual([]);
      return vehicles[0];
    };
    const vehicle = await read('feed.xml', xml, xmlMap);
    expect(vehicle).toMatchObject({
      stocknum: 'A1',
      make: 'Kia',
      model: 'Cerato',
      state: 'VIC',
      price: 29_990,
      price_type: 'drive_away_price',
      features: ['Leather, heated & cooled', 'Sunroof'],
      dealercomments: '<p>One owner.</p>',
      images: [{ url: 'https://pictures.example/1.jpg' }, { url: 'https://pictures.example/2.jpg' }],
    });
    expect(await read('feed.json', json, jsonMap)).toEqual(vehicle);
    expect(await read('feed.csv', csv, csvMap)).toEqual(vehicle);
  });
});
