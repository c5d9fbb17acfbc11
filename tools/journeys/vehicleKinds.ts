import { effectivePrice, type Vehicle } from '@forecourt/vehicle';
import { ask } from './ask.ts';

/** A kind of vehicle whose page has something of its own to say. */
export interface VehicleKind {
  readonly name: string;
  /** Demo dealer that has it. */
  readonly slug: string;
  /** What the site's own search can tell. */
  readonly filter: string;
  /** What only the vehicle's record tells. */
  readonly has: (vehicle: Vehicle) => boolean;
}

const onOffer = 'status:=in_stock && reserved:=false && price:>8000';
const isDrivenOnly = ({ tag }: Vehicle): boolean => tag === 'Test Drive Only';
const isShownWell = (vehicle: Vehicle): boolean => vehicle.images.length > 3 && !isDrivenOnly(vehicle);
const isPlain = (vehicle: Vehicle): boolean => isShownWell(vehicle) && vehicle.spin_images === undefined;

export const KINDS = [
  {
    name: 'a new car',
    slug: 'harbour',
    filter: `car_type:=new && item_type:=car && simple_fuel:=Diesel && location_slug:=auburn && ${onOffer}`,
    has: isShownWell,
  },
  {
    name: 'a used car with spin and video',
    slug: 'harbour',
    filter: `car_type:=used && photos_count:>3 && ${onOffer}`,
    has: (vehicle) => (vehicle.spin_images ?? []).length > 0 && vehicle.video_url !== undefined && isShownWell(vehicle),
  },
  { name: 'a sold car', slug: 'harbour', filter: 'status:=sold && item_type:=car', has: () => true },
  {
    name: 'a pre-order without price',
    slug: 'harbour',
    filter: 'preorder:=true && status:!=sold',
    has: (vehicle) => effectivePrice(vehicle) === undefined && !isDrivenOnly(vehicle),
  },
  { name: 'a motorcycle', slug: 'wattle', filter: `item_type:=motorcycle && ${onOffer}`, has: isPlain },
  { name: 'a caravan', slug: 'wattle', filter: `item_type:=caravan && ${onOffer}`, has: isPlain },
  {
    name: 'an electric car',
    slug: 'harbour',
    filter: `simple_fuel:=Electric && location_slug:=auburn && ${onOffer}`,
    has: isPlain,
  },
  {
    name: 'a car at a non-primary location',
    slug: 'harbour',
    filter: `location_slug:=brisbane && item_type:=car && car_type:=used && ${onOffer}`,
    has: isPlain,
  },
  {
    name: 'a test-drive-only car',
    slug: 'harbour',
    filter: 'tag:=`Test Drive Only` && status:=in_stock && item_type:=car',
    has: (vehicle) => isDrivenOnly(vehicle) && effectivePrice(vehicle) !== undefined,
  },
] as const satisfies readonly VehicleKind[];
export type KindName = (typeof KINDS)[number]['name'];

const TOGETHER = 30;

/** The newest vehicle of a kind that a site's own search finds. */
export async function findVehicle(port: number, { name, slug, filter, has }: VehicleKind): Promise<Vehicle> {
  const key = JSON.parse((await ask(port, slug, '/api/search-key')).text) as { apiKey: string; collection: string };
  for (let page = 1; ; page += 1) {
    const hits = await search(port, slug, key, { filter_by: filter, per_page: TOGETHER, page });
    if (hits.length === 0) throw new Error(`${slug} has no vehicle of the kind: ${name}`);
    const vehicles = await Promise.all(hits.map((hit) => readVehicle(port, slug, hit)));
    const found = vehicles.find(has);
    if (found) return found;
  }
}

async function search(port: number, slug: string, key: { apiKey: string; collection: string }, asked: object) {
  const query = { collection: key.collection, q: '*', query_by: 'title', sort_by: 'created_at_timestamp:desc' };
  const { text } = await ask(
    port,
    slug,
    `/typesense/multi_search?x-typesense-api-key=${encodeURIComponent(key.apiKey)}`,
    { method: 'POST', body: JSON.stringify({ searches: [{ ...query, ...asked }] }) },
  );
  const { results } = JSON.parse(text) as { results: { hits?: { document: { slug: string } }[] }[] };
  return (results[0]?.hits ?? []).map(({ document }) => document.slug);
}

async function readVehicle(port: number, slug: string, vehicle: string): Promise<Vehicle> {
  const { text } = await ask(port, slug, `/api/vehicles/${vehicle}`);
  return (JSON.parse(text) as { vehicle: Vehicle }).vehicle;
}
