// `npm run bench -- dealers [--count 1000] [--vehicles 0]`: an installation of many small dealers: start, memory, the
// first page of one, a change of one until its page shows it, and an import of 500 vehicles. `--vehicles` gives each
// dealer so many vehicles first, the same at each.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { siteStock } from '@forecourt/stock';
import type { Vehicle } from '@forecourt/vehicle';
import { readSites } from '../../apps/server/src/configuration/readSites.ts';
import { startForecourt, type Forecourt } from '../../apps/server/src/startForecourt.ts';
import { askSite } from '../commands/askSite.ts';
import { readFlags } from '../commands/readFlags.ts';
import { newDealer } from '../dealer/newDealer.ts';
import { demoStock } from '../demo-stock/dealers.ts';
import { wholeNumber } from '../flags.ts';
import { inFolder, median, type Figure } from './harness.ts';

/** Milliseconds until a change is live, at most. */
const BAR = 5000;
const CHANGES = 5;
/** Vehicles of the import that is timed. */
const IMPORTED = 500;
/** The largest demo dealer has as many. */
const MOST_VEHICLES = 900;
const USAGE = 'Usage: npm run bench -- dealers [--count 1000] [--vehicles 0]';

const slugOf = (index: number): string => `dealer-${index}`;

function writeDealers(dealersDir: string, count: number): void {
  for (let index = 0; index < count; index++) {
    const slug = slugOf(index);
    const dealer = newDealer({
      ...{ slug, name: `Dealer ${index}`, licence: index, email: `sales@${slug}.example`, phone: '03 5550 1000' },
      ...{ street: '1 View Street', city: 'Bendigo', state: 'VIC', postcode: 3550 },
      ...{ lat: -36.757, long: 144.279, hours: 'Mon-Fri 09:00-17:30' },
    });
    mkdirSync(path.join(dealersDir, slug), { recursive: true });
    writeFileSync(path.join(dealersDir, slug, 'site.json'), JSON.stringify(dealer));
  }
}

const megabytes = (): string => {
  global.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  return `${Math.round(rss / 1e6)} MB (${Math.round(heapUsed / 1e6)} MB heap)`;
};

async function timed<Value>(work: () => Promise<Value>): Promise<{ readonly value: Value; readonly ms: number }> {
  const began = performance.now();
  const value = await work();
  return { value, ms: performance.now() - began };
}

const page = async ({ port }: Forecourt, slug: string): Promise<string> => {
  const { status, text } = await askSite(port, `${slug}.localhost:${port}`, '/');
  if (status !== 200)
    throw new Error(`The front page of ${slug} answered with status ${status}: ${text.slice(0, 200)}`);
  return text;
};

/** Changes a dealer's name, and waits for the page that shows it. */
async function change(forecourt: Forecourt, dealersDir: string, slug: string, name: string): Promise<number> {
  const file = path.join(dealersDir, slug, 'site.json');
  const config = JSON.parse(readFileSync(file, 'utf8')) as { site: { name: string } };
  const { ms } = await timed(async () => {
    writeFileSync(file, JSON.stringify({ ...config, site: { ...config.site, name } }));
    while (!(await page(forecourt, slug)).includes(name)) await new Promise((resolve) => setTimeout(resolve, 50));
  });
  return ms;
}

/** Vehicles of the largest demo dealer. */
function demoVehicles(count: number): readonly Vehicle[] {
  const stocks = demoStock(readSites(), Date.now()).map(({ vehicles }) => vehicles);
  const [largest = []] = stocks.sort((a, b) => b.length - a.length);
  return largest.slice(0, count);
}

/** Writes vehicles of a dealer as an import does, and waits until shoppers find them. */
async function stockDealer({ service }: Forecourt, slug: string, vehicles: readonly Vehicle[]): Promise<void> {
  await siteStock(service.database.db, slug).seed(vehicles, 'bench');
  await service.worker.drain();
}

export const figure: Figure = () =>
  inFolder(async (dir) => {
    const values = readFlags({ count: { type: 'string' }, vehicles: { type: 'string' } }, USAGE);
    const each = wholeNumber('vehicles', values.vehicles ?? '0', { least: 0, most: MOST_VEHICLES });
    const count = wholeNumber('count', values.count ?? '1000', { least: 2, most: 20_000 });
    const [dealersDir, dataDir] = [path.join(dir, 'dealers'), path.join(dir, 'data')];
    writeDealers(dealersDir, count);
    const start = () => timed(() => startForecourt({ port: 0, dataDir, dealersDir }));
    const first = await start();
    const { all } = first.value.service.sites;
    if (all.length !== count) throw new Error(`${all.length} of ${count} dealers run.`);
    console.log(`${count} dealers: first start ${(first.ms / 1000).toFixed(1)} s, then ${megabytes()}`);
    if (each > 0) {
      const vehicles = demoVehicles(each);
      for (const { slug } of all) await stockDealer(first.value, slug, vehicles);
      console.log(`with ${each} vehicles each ${megabytes()}`);
    }
    await first.value.close();
    const second = await start();
    const forecourt = second.value;
    console.log(`start again ${(second.ms / 1000).toFixed(1)} s`);
    try {
      const slug = slugOf(count - 1);
      const cold = await timed(() => page(forecourt, slug));
      const next = await timed(() => page(forecourt, slugOf(count - 2)));
      console.log(`first page of a dealer ${Math.round(cold.ms)} ms, of another ${Math.round(next.ms)} ms`);
      const changes: number[] = [];
      for (let at = 1; at <= CHANGES; at++)
        changes.push(await change(forecourt, dealersDir, slug, `Dealer of change ${at}`));
      const most = Math.max(...changes);
      console.log(
        `a change is live after ${Math.round(median(changes))} ms, at most ${Math.round(most)} ms (${BAR} ms)`,
      );
      const imported = await timed(() => stockDealer(forecourt, slugOf(0), demoVehicles(IMPORTED)));
      console.log(`an import of ${IMPORTED} vehicles ${(imported.ms / 1000).toFixed(1)} s`);
      console.log(`then ${megabytes()}`);
      return most <= BAR;
    } finally {
      await forecourt.close();
    }
  });
