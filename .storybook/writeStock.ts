// Prints the stock that stories show under each dealer, as JSON: some vehicles of its demo stock. `stock.ts` runs it
// in a process of its own, because Storybook reads its configuration without the sources of the workspace's packages.
import { ITEM_TYPES, type Vehicle } from '@forecourt/vehicle';
import { NOW } from '@forecourt/testing';
import { readSites } from '../apps/server/src/configuration/readSites.ts';
import { demoStock } from '../tools/demo-stock/dealers.ts';

/** Vehicles per dealer: as many as the longest list of a story needs before it begins again. */
const COUNT = 12;
/** A vehicle with fewer pictures would make an empty gallery. */
const FEWEST_PICTURES = 4;

const isShown = ({ status, images, price, show_on_dealer_website: isListed }: Vehicle): boolean =>
  status === 'in_stock' && isListed !== false && price !== undefined && images.length >= FEWEST_PICTURES;

/** Each model once, of each kind in turn: the kind that the dealer has most of first. */
function pick(vehicles: readonly Vehicle[]): Vehicle[] {
  const shown = vehicles.filter(isShown);
  const models = [...new Map(shown.map((vehicle) => [`${vehicle.make} ${vehicle.model}`, vehicle])).values()];
  const kinds = ITEM_TYPES.map((kind) => ({
    count: shown.filter(({ item_type }) => item_type === kind).length,
    models: models.filter(({ item_type }) => item_type === kind),
  })).sort((one, other) => other.count - one.count);
  return models.flatMap((_, at) => kinds.flatMap((kind) => kind.models.slice(at, at + 1))).slice(0, COUNT);
}

const sites = readSites();
const stock = new Map(demoStock(sites, NOW).map(({ slug, vehicles }) => [slug, pick(vehicles)]));
const own = sites.all.map(({ slug, site }) => [slug, stock.get(site.stockOf ?? slug) ?? []] as const);
process.stdout.write(JSON.stringify(Object.fromEntries(own)));
