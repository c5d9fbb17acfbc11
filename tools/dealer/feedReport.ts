import { FeedError, readStock } from '@forecourt/stock';
import type { SiteLocation } from '@forecourt/site-config';
import { plainLine, type OpenedFeed } from './openFeed.ts';
import type { PlacesFound } from './placesOf.ts';

/** Reasons that are said, the most frequent first. */
const MOST_REASONS = 8;

/**
 * What became of a feed: its format, how many vehicles of it can be used and why others cannot, its places, and what a
 * person has to decide about its mapping. A line each. Throws a FeedError where an import would refuse it.
 */
export async function feedReport(
  { file, shown, draft, places: inFeed }: OpenedFeed,
  { places, left }: PlacesFound,
): Promise<string[]> {
  const { mapping, format, questions, unused } = draft;
  const fields = Object.entries(mapping.fields).map(([target, { from }]) => `${target} ← ${from}`);
  const { read, usable, reasons } = await counted(file, draft.mapping, places);
  const lines = [
    `${shown} is ${format}${mapping.item === undefined ? '' : `, its vehicles are "${mapping.item}"`}: ` +
      `${usable} of ${read} vehicles can be used.`,
    ...reasons.slice(0, MOST_REASONS).map(([reason, count]) => `  ${String(count).padStart(6)}  ${reason}`),
    `Fields: ${fields.join(', ')}.`,
    ...(unused.length > 0 ? [`Not read: ${unused.join(', ')}.`] : []),
    inFeed.length > 0
      ? `Places: ${places.map(placeWords).join(', ')}.`
      : 'The feed does not say where its vehicles are: the dealer has one place.',
    ...left.map((line) => `  - ${line}`),
    ...(questions.length > 0 ? ['The mapping leaves open:', ...questions.map((line) => `  - ${line}`)] : []),
  ];
  return lines.map(plainLine);
}

const placeWords = ({ name, slug, city = '?', state = '?' }: PlacesFound['places'][number]): string =>
  `${name} (${slug}; ${city} ${state})`;

/** Reads the whole feed as an import would, and stores nothing. */
async function counted(file: string, mapping: OpenedFeed['draft']['mapping'], places: PlacesFound['places']) {
  const site = {
    timeZone: 'Australia/Sydney',
    dealerships: [],
    // what of a place is open is no matter of the feed
    locations: places.map((place) => ({ ...place, types: ['sales'], address: place }) as unknown as SiteLocation),
  };
  const none = () => Promise.resolve();
  const stock = await readStock({ file, mapping, site, isDryRun: true }, new Map(), Date.now(), none);
  if (stock.refusal !== undefined) throw new FeedError(stock.refusal);
  return {
    read: stock.read,
    usable: stock.read - stock.skippedRows,
    reasons: Object.entries(stock.reasons).sort((a, b) => b[1] - a[1]),
  };
}
