// `npm run explain -- --site <slug> --vehicle <stock number>`: what the site makes of a vehicle, and why.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openDatabase } from '@forecourt/database';
import { shownStock } from '@forecourt/stock';
import { sectionOf, vehicleSection } from '@forecourt/site-config';
import type { ConfiguredSite } from '@forecourt/sites';
import {
  cardTag,
  choosePhone,
  isAvailable,
  offersFavourite,
  priceDisplay,
  vehicleTitle,
  type Vehicle,
} from '@forecourt/vehicle';
import { shownOnSite } from '../../apps/api/src/index.ts';
import { readEnvironment, type Environment } from '../../apps/server/src/configuration/environment.ts';
import { secretNames } from '../../apps/server/src/configuration/leadsOut.ts';
import { askServer } from '../commands/runningServer.ts';
import { readSites, ROOT } from '../../apps/server/src/configuration/readSites.ts';

const USAGE = 'Usage: npm run explain -- --site <slug> --vehicle <stock number> [--data <dir>] [--json]';
const { values } = parseArgs({
  options: {
    site: { type: 'string' },
    vehicle: { type: 'string' },
    data: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
});

interface Line {
  what: string;
  is: string;
  because: string;
}

function explain(vehicle: Vehicle, site: ConfiguredSite): Line[] {
  const now = Date.now();
  const options = sectionOf(site, vehicleSection);
  const layer = (section: string, key: string) => site.explain(section, key);
  const visibility = shownOnSite(vehicle, site, now);
  const price = priceDisplay(vehicle, { ...options, offersSubscription: site.site.offersSubscription, now });
  const tag = cardTag(vehicle, options, now);
  const phone = choosePhone(site.site.phones, vehicle.car_type, vehicle.location?.phone);
  const available = isAvailable(vehicle);
  const priceLine =
    price.kind === 'text'
      ? price.text
      : `${price.text}${price.kind === 'price' && price.was ? ` (was ${price.was.text})` : ''}`;
  return [
    {
      what: 'Listed',
      is: visibility.isListed ? 'shown' : 'hidden',
      because: visibility.reasons
        .map(({ holds, text, layer: from }) => `${holds ? '✓' : '✗'} ${text} [${from}]`)
        .join('\n'),
    },
    {
      what: 'Page',
      is: visibility.isReachable ? 'answers' : '404',
      because: visibility.isReachable
        ? 'listed, or sold and otherwise within the stock rule'
        : 'outside the stock rule',
    },
    {
      what: 'Price',
      is: priceLine,
      because:
        price.kind === 'text'
          ? `no price above 10 [${layer('vehicle', 'noPriceText')}]`
          : `price ${vehicle.price ?? '-'}, offer ${vehicle.offer_price ?? '-'}` +
            `, subscription ${vehicle.subscription_price ?? '-'}` +
            `; subscriptions ${site.site.offersSubscription ? 'on' : 'off'}` +
            ` [${layer('site', 'offersSubscription')}]`,
    },
    {
      what: 'Tag',
      is: tag?.label ?? 'none',
      because: tag
        ? `${tag.kind} is the first that applies [${layer('vehicle', 'tagLabels')}]`
        : 'none of the seven applies',
    },
    {
      what: 'Enquire',
      is: available ? 'shown' : 'Find Me Something Similar instead',
      because: `status is ${vehicle.status}`,
    },
    {
      what: 'Call',
      is: phone ?? 'not shown',
      because: phone
        ? `first of override, ${vehicle.car_type}, new, used, location [${layer('site', 'phones')}]`
        : 'no number is configured',
    },
    {
      what: 'Favourite',
      is: offersFavourite(
        { car_type: vehicle.car_type, price: vehicle.price, photos_count: vehicle.images.length },
        options,
      )
        ? 'offered'
        : 'hidden',
      because: `favourites ${options.favourites ? 'on' : 'off'} [${layer('vehicle', 'favourites')}]`,
    },
  ];
}

/** The vehicle, from the running server's pages if it holds the data folder, else from the database itself. */
async function find(
  site: ConfiguredSite,
  stocknum: string,
  dataDir: string,
  environment: Environment,
): Promise<Vehicle> {
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
  const sites = readSites();
  const site = sites.bySlug(values.site);
  if (!site)
    throw new Error(`There is no site "${values.site}". Sites are ${sites.all.map(({ slug }) => slug).join(', ')}.`);
  const environment = readEnvironment(process.env, secretNames(sites));
  const dataDir = path.resolve(values.data ?? environment.FORECOURT_DATA ?? path.join(ROOT, '.data'));
  const vehicle = await find(site, values.vehicle, dataDir, environment);
  const lines = explain(vehicle, site);
  if (values.json)
    console.log(JSON.stringify({ vehicle: vehicle.stocknum, title: vehicleTitle(vehicle), lines }, null, 2));
  else {
    console.log(`${vehicleTitle(vehicle)}, stock ${vehicle.stocknum}, on ${values.site}\n`);
    for (const { what, is, because } of lines)
      console.log(
        `${what.padEnd(10)} ${is}\n${because
          .split('\n')
          .map((line) => `             ${line}`)
          .join('\n')}`,
      );
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
