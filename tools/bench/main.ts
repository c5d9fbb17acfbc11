// `npm run bench -- <figure>`: measures one figure, prints it with its bar, and ends with 1 where it misses the bar.
import type { Figure } from './harness.ts';

const FIGURES: ReadonlyMap<string, () => Promise<{ readonly figure: Figure }>> = new Map([
  ['tenants', () => import('./search/tenants.ts')],
  ['worst', () => import('./search/worst.ts')],
  ['keys', () => import('./search/keys.ts')],
  ['render', () => import('./render/pages.ts')],
  ['touch', () => import('./render/touch.ts')],
  ['load', () => import('./load/load.ts')],
  ['import', () => import('./load/import.ts')],
  ['dealers', () => import('./dealers.ts')],
]);
/** Measured by the engine's own script, which the library could take with it. */
const ENGINE = '../../libs/server/typesense-embedded/tools/bench.ts';

const [name = ''] = process.argv.splice(2, 1);
const load = FIGURES.get(name);
if (name === 'search') await import(ENGINE);
else if (load) {
  const keepsBars = await load()
    .then(({ figure }) => figure())
    .catch((error: unknown) => {
      console.error(error instanceof Error ? error.message : error);
      return false;
    });
  process.exit(keepsBars ? 0 : 1);
} else {
  console.error(`Usage: npm run bench -- search|${[...FIGURES.keys()].join('|')} [options]`);
  process.exit(1);
}
