import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { siteStock } from '@forecourt/stock';
import type { Vehicle } from '@forecourt/vehicle';
import { cleanHtml } from '../../libs/stock/server/feed/html.ts';
import { hostileComments } from '../../libs/stock/server/testing/hostile/index.ts';
import { startForecourt, type Forecourt } from '../../apps/server/src/startForecourt.ts';

const SITE = 'harbour';
const PER_VEHICLE = 10;

export interface HostilePage {
  readonly path: string;
  /** Numbers of its samples; each comes after the text of `before`. */
  readonly samples: readonly number[];
}

export interface HostileStock {
  readonly forecourt: Forecourt;
  readonly origin: string;
  /** Vehicles whose comments are in the database as they were written: only the output cleans them. */
  readonly raw: readonly HostilePage[];
  /** Vehicles that came with a feed. */
  readonly imported: readonly HostilePage[];
}

export const before = (sample: number): string => `Sample ${sample}.`;

/** A platform of its own, for a feed is the whole stock of a site; its vehicles carry the samples. */
export async function startHostileStock(folder: string): Promise<HostileStock> {
  // every page that is opened counts as a visit
  const forecourt = await startForecourt({ port: 0, dataDir: folder, writesPerMinute: 100_000 });
  const { service, sites } = forecourt;
  const stock = siteStock(service.database.db, SITE);
  const all = batches();
  const text = (samples: readonly number[]) =>
    samples.map((sample) => `<p>${before(sample)}</p>${hostileComments[sample]}`).join('');

  const [file, map] = [path.join(folder, 'hostile.json'), path.join(folder, 'mapping.json')];
  writeFileSync(map, JSON.stringify(MAPPING));
  writeFileSync(file, JSON.stringify(all.map((samples, at) => ({ ...row(at), text: text(samples) }))));
  await service.runImport({ site: SITE, file, map });
  // what no row can hold cannot come out of one
  const storable = (html: string) => html.replaceAll('\u0000', '').replace(/\p{Surrogate}/gu, '');
  await stock.seed(
    all.map((samples, at) => rawVehicle(at, storable(text(samples)))),
    'hostile',
  );
  await service.worker.drain();

  const pages = async (prefix: string): Promise<HostilePage[]> => {
    const vehicles = await stock.byStockNumbers(all.map((_, at) => `${prefix}${at}`));
    return vehicles.map(({ slug, stocknum }) => ({
      path: `/cars/${slug}`,
      samples: all[Number(stocknum.slice(1))] ?? [],
    }));
  };
  const origin = sites.find(({ slug }) => slug === SITE)?.origin ?? '';
  return { forecourt, origin, raw: await pages('R'), imported: await pages('F') };
}

/** Longer ones together would be more than a feed's text may hold. */
const LONG = 5000;

/** Some samples to a vehicle; a long one, and one that swallows whatever follows it, has a vehicle of its own. */
function batches(): number[][] {
  const numbers = [...hostileComments.keys()];
  const swallows = (at: number) => !cleanHtml(`${hostileComments[at]}<p>After</p>`).includes('<p>After</p>');
  const isAlone = (at: number) => (hostileComments[at]?.length ?? 0) > LONG || swallows(at);
  const rest = numbers.filter((at) => !isAlone(at));
  const shared = Array.from({ length: Math.ceil(rest.length / PER_VEHICLE) }, (_, at) =>
    rest.slice(at * PER_VEHICLE, (at + 1) * PER_VEHICLE),
  );
  return [...numbers.filter(isAlone).map((at) => [at]), ...shared];
}

const row = (at: number) => ({ stock: `F${at}`, make: 'Kia', model: `Rio ${at}`, year: 2021 });
const MAPPING = {
  format: 'json',
  fields: {
    stocknum: { from: 'stock' },
    make: { from: 'make' },
    model: { from: 'model' },
    year: { from: 'year', as: 'integer' },
    dealercomments: { from: 'text', as: 'html' },
  },
};

const rawVehicle = (at: number, dealercomments: string): Vehicle => ({
  id: `R${at}`,
  slug: `hostile-${at}`,
  stocknum: `R${at}`,
  item_type: 'car',
  car_type: 'used',
  status: 'in_stock',
  show_on_dealer_website: true,
  make: 'Kia',
  model: `Rio ${at}`,
  year: 2021,
  price: 20_000,
  images: [],
  created_at_timestamp: 1_700_000_000,
  updated_at_timestamp: 1_700_000_000,
  dealercomments,
});
