import { toDocument, type Vehicle } from '@forecourt/vehicle';

/** What a test or a story named of a vehicle that a builder made. */
interface Named {
  readonly values: object;
  /** Whether it is what a search result carries. */
  readonly isSummary?: boolean;
}

const built = new WeakMap<object, Named>();

/** Keeps what was named of a built vehicle, so that a story can show it as one of another dealer's stock. */
export function remember<Built extends object>(vehicle: Built, named: Named): Built {
  built.set(vehicle, named);
  return vehicle;
}

/** What makes a vehicle this one: of one vehicle together, or a truck would have the name of a wagon. */
const IDENTITY: ReadonlySet<string> = new Set([
  ...['title', 'year', 'make', 'model', 'badge', 'series', 'colour', 'images', 'thumbnails'],
  ...['simple_body', 'simple_fuel', 'simple_transmission', 'simple_drive', 'seats', 'engine_size_litres'],
]);
/** What is the story's own of every vehicle: lists, links and buttons go by it. */
const OWN = ['id', 'slug', 'stocknum', 'status', 'reserved', 'created_at_timestamp', 'updated_at_timestamp'] as const;

/**
 * Data of a story with vehicles of a dealer's stock in place of those that the builders made. What the story named of a
 * vehicle stays, but for what makes it that vehicle; one whose kind the story named stays as it is.
 */
export function inStockOf<Data>(data: Data, stock: readonly Vehicle[]): Data {
  if (stock.length === 0) return data;
  const chosen = new Map<unknown, Vehicle>();
  const choose = (id: unknown): Vehicle | undefined => {
    const vehicle = chosen.get(id) ?? stock[chosen.size % stock.length];
    if (vehicle) chosen.set(id, vehicle);
    return vehicle;
  };
  const seen = new Map<object, unknown>();
  const translate = (value: unknown): unknown => {
    if (!isData(value)) return value;
    if (seen.has(value)) return seen.get(value);
    // a value that holds itself
    seen.set(value, value);
    const translated = replaced(value) ?? copied(value, translate);
    seen.set(value, translated);
    return translated;
  };
  const replaced = (value: object): object | undefined => {
    const named = built.get(value);
    if (!named || 'item_type' in named.values) return undefined;
    const vehicle = choose('id' in value ? value.id : undefined);
    return vehicle && { ...shapeOf(vehicle, named), ...pickOwn(value), ...besidesIdentity(named.values) };
  };
  return translate(data) as Data;
}

const shapeOf = (vehicle: Vehicle, { isSummary = false }: Named): object =>
  isSummary ? toDocument(vehicle, { site: '' }) : vehicle;

const pickOwn = (value: object): object =>
  Object.fromEntries(Object.entries(value).filter(([name]) => (OWN as readonly string[]).includes(name)));

const besidesIdentity = (values: object): object =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !IDENTITY.has(name)));

/** Lists and plain objects; elements of React are neither. */
function isData(value: unknown): value is object {
  if (typeof value !== 'object' || value === null || '$$typeof' in value) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === Object.prototype || prototype === null;
}

/** The same object where nothing in it changed: a component goes by it. */
function copied(value: object, translate: (one: unknown) => unknown): object {
  if (Array.isArray(value)) {
    const before: readonly unknown[] = value;
    const list = before.map(translate);
    return list.some((one, at) => one !== before[at]) ? list : before;
  }
  const entries = Object.entries(value);
  const own = entries.map(([name, one]) => [name, translate(one)] as const);
  return own.some(([, one], at) => one !== entries[at]?.[1]) ? Object.fromEntries(own) : value;
}
