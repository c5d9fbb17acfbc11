import { emptyBitset, intersect, unite, type Bitset } from '../columns/bitset.js';
import type { Collection } from '../collection.js';
import { badRequest, type Fault } from '../fault.js';
import type { Field } from '../schema.js';

const UNITS: ReadonlyMap<string, number> = new Map(Object.entries({ km: 1000, mi: 1609.34 }));

/** Documents with a point within a radius of another, or inside of a polygon; of several places any will do. */
export function geoFilter(field: Field, value: string, collection: Collection): Bitset {
  const bad = () =>
    badRequest(
      `Value of filter field \`${field.name}` +
        `\`: must be in the \`(-44.50, 170.29, 0.75 km)\` or (56.33, -65.97, 23.82, -127.82) format.`,
    );
  const text = value.replace(/^=\s*/, '');
  const groups = text.startsWith('[')
    ? [...text.matchAll(/\(([^()]*)\)/g)].map((match) => match[1] ?? '')
    : [/^\(([^()]*)\)$/.exec(text)?.[1] ?? ''];
  const selected = emptyBitset(collection.size);
  if (groups.length === 0) throw bad();
  const column = collection.geo(field);
  for (const group of groups) {
    const { numbers, metres } = readPlace(group, bad);
    const [latitude = NaN, longitude = NaN] = numbers;
    if (metres !== undefined) unite(selected, column.within(latitude, longitude, metres, collection.size));
    else {
      const corners = Array.from(
        { length: numbers.length / 2 },
        (_, i) => [numbers[i * 2], numbers[i * 2 + 1]] as [number, number],
      );
      unite(selected, column.inside(corners, collection.size));
    }
  }
  return intersect(selected, collection.live());
}

/** Reads `latitude, longitude, 5 km`, corners, or either as `[…], radius: 5 km`. */
function readPlace(text: string, bad: () => Fault): { numbers: number[]; metres: number | undefined } {
  const [, points, options = ''] = /^\s*\[([^\]]*)\](.*)$/.exec(text) ?? [];
  const written = points === undefined ? undefined : /(?:^|,)\s*radius\s*:([^,]*)/.exec(options)?.[1];
  const parts = [...(points ?? text).split(','), ...(written === undefined ? [] : [written])].map((part) =>
    part.trim(),
  );
  const isNumber = (part: string): boolean => part !== '' && Number.isFinite(Number(part));
  if (parts.length < 3 || !parts.slice(0, 2).every(isNumber)) throw bad();
  if (parts.every(isNumber)) {
    if (parts.length < 6 || parts.length % 2 !== 0) throw bad();
    return { numbers: parts.map(Number), metres: undefined };
  }
  const [, , radius = ''] = parts;
  const unit = UNITS.get(radius.slice(-2));
  if (unit === undefined) throw badRequest('Unit must be either `km` or `mi`.');
  const amount = radius.slice(0, -2).trim();
  if (!isNumber(amount) || parts.length > 3) throw bad();
  return { numbers: parts.slice(0, 2).map(Number), metres: Number(amount) * unit };
}
