import { readNear, type Near } from './near.js';
import { MAKE_WORDS, makeOf } from './makeWords.js';
import { priceRangeOfWeekly } from './weeklyPrice.js';
import { MEANINGS } from './wordMeanings.js';
import { changed, type ListingFilters, type Range } from './listingUrl.js';
import type { FacetName, RangeName, SortName } from './attributes.js';

/** The typed text, as far as it is understood; the rest stays words to search for. */
export interface PlainWords {
  query: string;
  facets: Partial<Record<FacetName, readonly string[]>>;
  ranges: Partial<Record<RangeName, Range>>;
  near?: Near;
  /** What should come first. */
  sort?: SortName;
}

/** What a site offers beyond facets and ranges. */
export interface WordOptions {
  offersNear: boolean;
}

/** Parameter of forms whose words are to be understood; `query` is text to search for as it is. */
export const WORDS_PARAMETER = 'q';

type Meaning = [facet: FacetName, values: readonly string[]];
const MAX_LENGTH = 300;

const WORDS = MEANINGS.map(([words, name, values]): [RegExp, Meaning] => [
  whole(`(?:in )?(?:${words})`),
  [name, values],
]);
/** Most words mean nothing here: one look tells. */
const ANY_WORD = whole(MEANINGS.map(([words]) => words).join('|'));

/** The cheapest first: an order, and no name. */
const CHEAP = whole('cheap(?:est|er)?|affordable|low[- ]priced');
/** Several makes in one breath: `bmw or audi`, `kia, mazda and toyota`. One alone is found by its text. */
const MAKES = whole(`(?:${MAKE_WORDS})(?:(?: ?, ?| or | and | ?\\/ ?| ?& ?)(?:or |and )?(?:${MAKE_WORDS}))+`);
const ONE_MAKE = new RegExp(whole(MAKE_WORDS).source, 'giu');

const SEATS = whole('(\\d{1,2})[- ]?(?:seater|seats?)');

const TOWS = whole('(?:can )?tow(?:s|ing)? (?:at least )?(\\d[\\d,]*(?:\\.\\d+)?) ?(kg|kilos?|t|tonnes?)');

const KM_FROM = whole(
  '(?:within |under |less than )?(\\d{1,4}) ?(?:kms?|kilomet(?:re|er)s?) (?:of|from|around) (\\d{4})',
);
const NEAR = whole('(?:near(?:by| to)?|close to|around postcode) (?:postcode )?(\\d{4})');

const UP_TO = 'under|below|up to|less than|cheaper than|max(?:imum)?|<';
const FROM = 'over|above|from|more than|at least|min(?:imum)?|>';
const NUMBER = '\\$? ?(\\d[\\d,]*(?:\\.\\d+)?) ?(k(?!m))?';
const UNIT = '(?: ?(kms?|kilomet(?:re|er)s?|pw|p/w|/ ?wk|/ ?week|(?:a|per) week|weekly))?';
const BETWEEN = whole(`(?:between )?${NUMBER} ?(?:and|to|-|–) ?${NUMBER}${UNIT}`);
const AT_MOST = whole(`(?:${UP_TO}) ?${NUMBER}${UNIT}`);
const AT_LEAST = whole(`(?:${FROM}) ?${NUMBER}${UNIT}`);
const NEWER = whole('(?:from|since) ((?:19|20)\\d\\d)|((?:19|20)\\d\\d)(?:\\+| (?:or|and) (?:newer|later|up))');
const AFTER = whole('(?:newer than|after) ((?:19|20)\\d\\d)');
const OLDER = whole('((?:19|20)\\d\\d) (?:or|and) older');

/** Words that say nothing once the rest is understood. */
const FILLERS = whole('an?|the|with|and|in|for|or|cars?|vehicles?|please|first|kms?|transmission|colou?r');

function whole(pattern: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}-])(?:${pattern})(?![\\p{L}\\p{N}])`, 'iu');
}

/** `30k` and `30,000` are dollars or kilometres; `30` alone is nothing that anybody means surely, nor is a year. */
function amount(digits: string, thousands: string | undefined, isSmall: boolean): number | undefined {
  if (!isSmall && !thousands && /^(19|20)\d\d$/.test(digits)) return undefined;
  const value = Number(digits.replaceAll(',', '')) * (thousands ? 1000 : 1);
  return Number.isFinite(value) && value <= 99_999_999 && (isSmall || value >= 1000) ? Math.round(value) : undefined;
}

/** What a unit makes a number count; without one, dollars. */
const rangeOf = (unit: string | undefined): 'price' | 'km' | 'weekly' =>
  unit === undefined ? 'price' : /^k/i.test(unit) ? 'km' : 'weekly';

/**
 * Understands what people write into a search box: `white automatic suv under 30k`. By fixed rules: the same words
 * always mean the same. Words that are not understood stay as they were written; makes and models are found by their
 * text.
 */
export function readPlainWords(text: string, options: WordOptions = { offersNear: false }): PlainWords {
  const words: PlainWords = { query: text.trim().slice(0, MAX_LENGTH).replace(/\s+/g, ' '), facets: {}, ranges: {} };
  if (options.offersNear) takePlace(words);
  take(words, MAKES, ([list]) =>
    add(
      words,
      'make',
      [...list.matchAll(ONE_MAKE)].map(([name]) => makeOf(name)),
    ),
  );
  take(words, CHEAP, () => {
    words.sort = 'price-asc';
    return true;
  });
  // a word that goes may bring others together, a filler too
  for (let before = ''; before !== words.query;) {
    before = words.query;
    while (takeOne(words));
    takeFillers(words);
  }
  return words;
}

function takeFillers(words: PlainWords): void {
  const isUnderstood =
    words.near !== undefined ||
    words.sort !== undefined ||
    Object.keys(words.facets).length > 0 ||
    Object.keys(words.ranges).length > 0;
  if (isUnderstood) while (take(words, FILLERS, () => true));
}

/**
 * `near 4350` and `within 50 km of 4350`. Before anything else: the distance is no mileage, and the postcode no year.
 */
function takePlace(words: PlainWords): void {
  const set = (postcode = '', km = '') => {
    const near = readNear(postcode, km);
    if (near) words.near = near;
    return near !== undefined;
  };
  if (!take(words, KM_FROM, ([, km, postcode]) => set(postcode, km)))
    take(words, NEAR, ([, postcode]) => set(postcode));
}

function takeOne(words: PlainWords): boolean {
  const takeWord = () =>
    WORDS.some(([pattern, [name, values]]) => take(words, pattern, () => add(words, name, values)));
  return (/\d/.test(words.query) && takeRange(words)) || (ANY_WORD.test(words.query) && takeWord());
}

function takeRange(words: PlainWords): boolean {
  const set = (name: RangeName | 'weekly', range: Range) => {
    // a weekly repayment is converted to a price (SRCH-02)
    const [own, bounds] = name === 'weekly' ? (['price', priceRangeOfWeekly(range)] as const) : [name, range];
    words.ranges[own] = { ...words.ranges[own], ...bounds };
    return true;
  };
  const bound = (bound: 'min' | 'max') => (found: RegExpExecArray) => {
    const [, digits = '', thousands, unit] = found;
    const name = rangeOf(unit);
    const value = amount(digits, thousands, name === 'weekly');
    return value !== undefined && set(name, { [bound]: value });
  };
  return (
    take(words, SEATS, ([, count = '']) => add(words, 'seats', [String(Number(count))])) ||
    take(words, TOWS, ([, digits = '', unit = '']) => {
      const value = Number(digits.replaceAll(',', '')) * (unit.toLowerCase().startsWith('t') ? 1000 : 1);
      return value >= 100 && value <= 50_000 && set('towing', { min: Math.round(value) });
    }) ||
    take(words, NEWER, ([, from, plus]) => set('year', { min: Number(from ?? plus) })) ||
    take(words, AFTER, ([, year]) => set('year', { min: Number(year) + 1 })) ||
    take(words, OLDER, ([, year]) => set('year', { max: Number(year) })) ||
    take(words, BETWEEN, ([, from = '', fromK, to = '', toK, unit]) => {
      const name = rangeOf(unit);
      const isYears = unit === undefined && !fromK && !toK && [from, to].every((year) => /^(19|20)\d\d$/.test(year));
      const max = amount(to, toK, isYears || name === 'weekly');
      // "20 to 30k" are both thousands
      const min = amount(from, fromK ?? (Number(from) < 1000 ? toK : undefined), isYears || name === 'weekly');
      return min !== undefined && max !== undefined && min <= max && set(isYears ? 'year' : name, { min, max });
    }) ||
    take(words, AT_MOST, bound('max')) ||
    take(words, AT_LEAST, bound('min'))
  );
}

function add(words: PlainWords, name: FacetName, values: readonly string[]): boolean {
  words.facets[name] = [...new Set([...(words.facets[name] ?? []), ...values])];
  return true;
}

/** Takes the first match out of the words when it makes sense. */
function take(words: PlainWords, pattern: RegExp, apply: (found: RegExpExecArray) => boolean): boolean {
  const found = pattern.exec(words.query);
  if (!found || !apply(found)) return false;
  const before = words.query.slice(0, found.index);
  const after = words.query.slice(found.index + found[0].length);
  words.query = `${before} ${after}`
    .replace(/\s+([,;])/g, '$1')
    .replace(/^[\s,;]+|[\s,;]+$/g, '')
    .replace(/\s+/g, ' ');
  return true;
}

/** Filters with what the words say on top; text that is not understood takes the place of the text before. */
export function withPlainWords(filters: ListingFilters, text: string, options?: WordOptions): ListingFilters {
  const { query, facets, ranges, near, sort } = readPlainWords(text, options);
  return changed(filters, {
    query,
    facets: { ...filters.facets, ...facets },
    ranges: { ...filters.ranges, ...ranges },
    ...(near ? { near } : {}),
    ...(sort ? { sort } : {}),
  });
}
