// Contact sheets of the demo stock's pictures: twelve models of many bodies side by side, and all views of one.
// npm run pictures:sheet [-- model ...] writes them to dist/pictures-sheet/ and says how long each picture took.
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { pictureFromPath, picturePaths } from '../demo-stock/pictures/addresses.ts';
import { PLACES, type PlaceName } from '../demo-stock/pictures/places/places.ts';
import { MODEL_NAMES } from '../demo-stock/pictures/studio.ts';

const FOLDER = path.join(import.meta.dirname, '../../dist/pictures-sheet');
const CELL = [600, 400] as const;
const TWELVE = [
  'toyota-corolla',
  'suzuki-swift',
  'bmw-3-series',
  'tesla-model-3',
  'toyota-rav4',
  'suzuki-jimny',
  'ford-ranger',
  'isuzu-d-max',
  'toyota-hiace',
  'hino-300-series',
  'triumph-bonneville',
  'jayco-silverline',
];
const PAINTS = ['white', 'red', 'navy', 'silver', 'blue', 'green', 'grey', 'black'];
const SITES: readonly PlaceName[] = ['waterfront', 'forecourt', 'yard', 'outback', 'showroom', 'warehouse'];

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !MODEL_NAMES.includes(name));
if (unknown.length > 0) {
  console.error(`No such model: ${unknown.join(', ')}. There are: ${MODEL_NAMES.join(', ')}.`);
  process.exit(1);
}

async function sheet(file: string, addresses: readonly string[], columns: number): Promise<void> {
  const cells = [];
  for (const [index, address] of addresses.entries()) {
    const startedAt = performance.now();
    const picture = await pictureFromPath(address);
    if (typeof picture !== 'object') throw new Error(`There is no picture at ${address}.`);
    console.log(`${address}: ${Math.round(performance.now() - startedAt)} ms, ${Math.round(picture.length / 1000)} kB`);
    const input = await sharp(picture)
      .resize(...CELL)
      .png()
      .toBuffer();
    cells.push({ input, left: (index % columns) * CELL[0], top: Math.floor(index / columns) * CELL[1] });
  }
  const [width, height] = [columns * CELL[0], Math.ceil(addresses.length / columns) * CELL[1]];
  await sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite(cells)
    .png()
    .toFile(path.join(FOLDER, file));
  console.log(`→ ${path.join(FOLDER, file)}`);
}

const paths = (model: string, index: number): string[] =>
  picturePaths(
    {
      model,
      paint: PAINTS[index % PAINTS.length] ?? 'white',
      trim: 'tan',
      place: SITES.find((_, at) => at === index % Object.keys(PLACES).length) ?? 'forecourt',
      seed: index,
    },
    9,
  );

mkdirSync(FOLDER, { recursive: true });
if (asked.length === 0) {
  await sheet(
    'models.png',
    TWELVE.map((model, index) => paths(model, index)[0] ?? ''),
    4,
  );
  await sheet('views.png', paths('mazda-cx-5', 1), 4);
} else for (const [index, model] of asked.entries()) await sheet(`${model}.png`, paths(model, index), 4);
