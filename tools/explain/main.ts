// `npm run explain -- --site <slug> --vehicle <stock number>`: what the site makes of a vehicle, and why.
import path from 'node:path';
import { openDatabase } from '@forecourt/service/database';
import { shownStock } from '@forecourt/stock';
import type { ConfiguredSite } from '@forecourt/service/sites';
import { vehicleTitle, type Vehicle } from '@forecourt/vehicle';
import { commandLine } from '../../apps/server/src/configuration/distribution.ts';
import { readFlags } from '../commands/readFlags.ts';
import { askServer } from '../commands/runningServer.ts';
import { PLACES, PLACES_USAGE, readSettings, type Settings } from '../commands/settings.ts';
import { explain } from './explain.ts';

const USAGE = `Usage: ${commandLine('explain')} --site <slug> --vehicle <stock number> ${PLACES_USAGE} [--json]`;
const values = readFlags(
  {
    site: { type: 'string' },
    vehicle: { type: 'string' },
    ...PLACES,
    json: { type: 'boolean', default: false },
  },
  USAGE,
);

/** The vehicle, from the running server's pages if it holds the data folder, else from the database itself. */
async function find(site: ConfiguredSite, stocknum: string, { dataDir, environment }: Settings): Promise<Vehicle> {
  const query = new URLSearchParams({ site: site.slug, stocknum }).toString();
  const answer = await askServer<{ vehicle: Vehicle }>(dataDir, `/api/admin/vehicles?${query}`);
  if (answer) return answer.vehicle;
  const database = await openDatabase(
    environment.DATABASE_URL
      ? { url: environment.DATABASE_URL }
      : { dataDir: path.join(dataDir, 'database'), mayBegin: false },
  );
  try {
    const stock = shownStock(database.db, site);
    const vehicle = await stock.byStockNumber(stocknum);
    if (vehicle) return vehicle;
    const near = await stock.similarNumbers(stocknum);
    throw new Error(
      `There is no vehicle "${stocknum}" on ${site.slug}.${near.length > 0 ? ` Similar: ${near.join(', ')}.` : ''}`,
    );
  } finally {
    await database.close();
  }
}

try {
  if (!values.site || !values.vehicle) throw new Error(USAGE);
  const settings = readSettings(values, process.env);
  const { sites } = settings;
  const site = sites.bySlug(values.site);
  if (!site)
    throw new Error(`There is no site "${values.site}". Sites are ${sites.all.map(({ slug }) => slug).join(', ')}.`);
  const vehicle = await find(site, values.vehicle, settings);
  const lines = explain(vehicle, site, Date.now());
  if (values.json)
    console.log(JSON.stringify({ vehicle: vehicle.stocknum, title: vehicleTitle(vehicle), lines }, null, 2));
  else {
    console.log(`${vehicleTitle(vehicle)}, stock ${vehicle.stocknum}, on ${values.site}\n`);
    for (const { what, is, because } of lines)
      console.log(
        `${what.padEnd(11)} ${is}\n${because
          .split('\n')
          .map((line) => `              ${line}`)
          .join('\n')}`,
      );
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
