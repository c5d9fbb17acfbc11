import { EMPTY_GARAGE, type Garage, type SavedVehicle } from './garage.js';

/** Raised when stored fields change their meaning; what an older version left counts as nothing. */
const VERSION = 1;

/** Nobody keeps more; a text that somebody put there by hand must not fill a page. */
const MOST = { favourites: 200, compare: 8 } as const;

/** Text of a garage for the device's storage; nothing where there is nothing to keep. */
export function garageText(garage: Garage): string | undefined {
  if (garage.favourites.length + garage.compare.length === 0) return undefined;
  return JSON.stringify({ version: VERSION, ...garage });
}

/** A garage from stored text. Whatever else stands there counts as nothing: it is the shopper's device, not ours. */
export function parseGarage(text: string | null): Garage {
  const stored = record(jsonOf(text));
  if (stored?.['version'] !== VERSION) return EMPTY_GARAGE;
  const garage = {
    favourites: vehiclesOf(stored['favourites'], MOST.favourites),
    compare: vehiclesOf(stored['compare'], MOST.compare),
  };
  return garage.favourites.length + garage.compare.length === 0 ? EMPTY_GARAGE : garage;
}

function jsonOf(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

const record = (value: unknown): Readonly<Record<string, unknown>> | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : undefined;

function vehiclesOf(value: unknown, most: number): SavedVehicle[] {
  if (!Array.isArray(value)) return [];
  const found = new Map<string, SavedVehicle>();
  for (const item of value) {
    const vehicle = vehicleOf(item);
    if (vehicle && !found.has(vehicle.id)) found.set(vehicle.id, vehicle);
  }
  return [...found.values()].slice(0, most);
}

function vehicleOf(value: unknown): SavedVehicle | undefined {
  const { id, name, slug, make, model, primary_image_url } = record(value) ?? {};
  if (!isId(id) || !isText(slug) || !slug) return undefined;
  if (!isText(name) || !isText(make) || !isText(model) || !isText(primary_image_url)) return undefined;
  return { id, name, slug, make, model, primary_image_url };
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Ids stand in addresses, in lists with commas, and in filters between backticks. */
export const isId = (value: unknown): value is string =>
  isText(value) && /^(?!\s)[^`,\p{Cc}\p{Cs}]{1,80}(?<!\s)$/u.test(value);
