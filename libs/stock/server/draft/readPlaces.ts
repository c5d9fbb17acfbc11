import { FeedError, quoteCell } from '../feed/cell.js';
import { readFeed } from '../feed/readFeed.js';
import { isEmpty, readCell } from '../feed/readings.js';
import type { MappingDraft } from './draftMapping.js';
import type { PlaceFact } from './fieldNames.js';

/** A place as a feed names it. */
export interface FeedPlace extends Readonly<Partial<Record<PlaceFact, string>>> {
  /** Rows that are at it. */
  readonly vehicles: number;
}

/** More are no places of a dealer: the column is something else. */
const MOST_PLACES = 200;

/**
 * The places that a feed names, those with the most vehicles first: one for each name, else for each address or suburb.
 * Throws a FeedError where the feed cannot be read to its end.
 */
export async function readPlaces(
  file: string,
  { mapping, places }: Pick<MappingDraft, 'mapping' | 'places'>,
): Promise<readonly FeedPlace[]> {
  if (places.size === 0) return [];
  const found = new Map<string, { facts: Map<PlaceFact, string>; vehicles: number }>();
  const columns = [...new Set([...places.values()].map(({ from }) => from))];
  const isNamed = places.has('name');
  for await (const { cells, fault } of readFeed(file, { ...mapping, keyFrom: columns })) {
    if (fault !== undefined) continue;
    const facts = new Map<PlaceFact, string>();
    for (const [fact, { from, as = 'text' }] of places) {
      const text = quoteCell(cells.get(from));
      const { value } = isEmpty(text) ? {} : readCell(text, as);
      if (typeof value === 'string') facts.set(fact, value.slice(0, 200));
    }
    const by: readonly PlaceFact[] = isNamed ? ['name'] : ['street', 'city', 'state', 'postcode'];
    const key = by.map((fact) => (facts.get(fact) ?? '').toLowerCase()).join('\n');
    if (key.trim() === '') continue;
    const known = found.get(key);
    if (known) {
      known.vehicles++;
      // a row that says more than the first
      for (const [fact, text] of facts) if (!known.facts.has(fact)) known.facts.set(fact, text);
    } else found.set(key, { facts, vehicles: 1 });
    if (found.size > MOST_PLACES)
      throw new FeedError(
        `${file} names more than ${MOST_PLACES} places in ${columns.map((name) => `"${name}"`).join(', ')}: that is ` +
          'no list of a dealer’s yards. Give a mapping with --map that says where "city" and "state" are.',
      );
  }
  return [...found.values()]
    .sort((a, b) => b.vehicles - a.vehicles)
    .map(({ facts, vehicles }) => ({ ...Object.fromEntries(facts), vehicles }));
}
