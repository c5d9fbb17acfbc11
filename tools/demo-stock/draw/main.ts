// Draws the demo's pictures ahead: npm run demo:draw [-- what ...]
// `what` is a model such as isuzu-d-max, the beginning of an address such as stock/rooms, `people`, `places` or
// `hotspots`. Without any, everything is drawn, which takes some 20 minutes of one processor.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { slugify } from '@forecourt/vehicle';
import { z } from 'zod';
import { writeHotspots } from './hotspots.ts';
import { drawPortrait, PEOPLE } from './people.ts';
import { MEDIA_PLAN } from './plan.ts';
import { draw } from './pictures.ts';
import { drawYard, YARDS } from './yards.ts';

const ROOT = path.join(import.meta.dirname, '../../..');
const wanted = process.argv.slice(2);

const themed = z.object({ theme: z.object({ brand: z.string(), accent: z.string() }) });
const themeOf = (dealer: string): z.infer<typeof themed>['theme'] =>
  themed.parse(JSON.parse(readFileSync(path.join(ROOT, 'dealers', dealer, 'site.json'), 'utf8'))).theme;

interface Job {
  /** Below the root of the workspace. */
  readonly file: string;
  /** What names it on the command line. */
  readonly names: readonly string[];
  readonly make: () => Promise<Buffer | string | undefined>;
}

const JOBS: readonly Job[] = [
  ...PEOPLE.map((look): Job => ({
    file: `dealers/${look.dealer}/people/${slugify(look.name)}.svg`,
    names: ['people', look.dealer],
    make: () => Promise.resolve(drawPortrait(look, themeOf(look.dealer))),
  })),
  ...YARDS.map((yard): Job => ({
    file: `dealers/${yard.dealer}/places/${yard.place}.webp`,
    names: ['places', yard.dealer],
    make: () => drawYard({ ...yard, ...themeOf(yard.dealer) }),
  })),
  ...MEDIA_PLAN.map((address): Job => ({
    file: `tools/demo-stock/media/${address}`,
    names: address.split('/'),
    make: () => draw(address),
  })),
];

const isWanted = ({ file, names }: Job): boolean =>
  wanted.length === 0 ||
  wanted.some((what) => names.includes(what) || file.startsWith(`tools/demo-stock/media/${what}`));

const jobs = JOBS.filter(isWanted);
const isHotspots = wanted.length === 0 || wanted.includes('hotspots');
if (jobs.length === 0 && !isHotspots) {
  console.error(
    `Nothing is called ${wanted.join(', ')}. Name a model of pictures.csv, or the beginning of an address.`,
  );
  process.exit(1);
}
if (isHotspots) writeHotspots();
const startedAt = performance.now();
let bytes = 0;
for (const [index, { file, make }] of jobs.entries()) {
  const drawn = await make();
  if (drawn === undefined) throw new Error(`Nothing draws ${file}.`);
  mkdirSync(path.dirname(path.join(ROOT, file)), { recursive: true });
  writeFileSync(path.join(ROOT, file), drawn);
  bytes += drawn.length;
  if (index % 50 === 49) console.log(`${index + 1} of ${jobs.length}`);
}
const seconds = Math.round((performance.now() - startedAt) / 1000);
console.log(`${jobs.length} files of ${(bytes / 1e6).toFixed(1)} MB in ${seconds} s`);
