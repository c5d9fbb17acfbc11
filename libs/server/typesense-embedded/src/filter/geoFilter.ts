import { emptyBitset, intersect, unite, type Bitset } from '../columns/bitset.js';
import type { Collection } from '../collection.js';
import { badRequest } from '../fault.js';
import type { Field } from '../schema.js';

const UNITS: ReadonlyMap<string, number> = new Map(Object.entries({ km: 1000, mi: 1609.34 }));

/** Documents with a point within a radius of another, or inside of a polygon; of several places any will do. */
export function geoFilter(field: Field, value: string, collection: Collection): Bitset {
  const bad = () =>
    badRequest(
      `Value of filter field \`${field.name}\`: must be in the \`(-44.50, 170.29, 0.75 km)\` or (56.33, -65.97, 23.82, -127.82) format.`,
    );
  const text = value.replace(/^=\s*/, '');
  const groups = text.startsWith('[')
    ? [...text.matchAll(/\(([^()]*)\)/g)].map((match) => match[1] ?? '')
    : [/^\(([^()]*)\)$/.exec(text)?.[1] ?? ''];
  const selected = emptyBitset(collection.size);
  if (groups.length === 0) throw bad();
  for (const group of groups) {
    const parts = group.split(',').map((part) => part.trim());
    const radius = /^([\d.]+)\s*(km|mi)$/.exec(parts.at(-1) ?? '');
    const numbers = (radius ? parts.slice(0, -1) : parts).map(Number);
    if (numbers.some((number) => !Number.isFinite(number))) throw bad();
    const column = collection.geo(field);
    if (radius) {
      const [latitude, longitude] = numbers;
      if (numbers.length !== 2 || latitude === undefined || longitude === undefined) throw bad();
      unite(
        selected,
        column.within(latitude, longitude, Number(radius[1]) * (UNITS.get(radius[2] ?? 'km') ?? 1000), collection.size),
      );
    } else {
      if (numbers.length < 6 || numbers.length % 2 !== 0) throw bad();
      const corners = Array.from(
        { length: numbers.length / 2 },
        (_, i) => [numbers[i * 2], numbers[i * 2 + 1]] as [number, number],
      );
      unite(selected, column.inside(corners, collection.size));
    }
  }
  return intersect(selected, collection.live());
}
