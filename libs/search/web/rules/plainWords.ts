import { MAKE_WORDS, makeOf, SHORT_MAKE_WORDS } from './makeWords.js';
import { readNear, type Near } from './near.js';
import { placeNames, type DealerPlace } from './placeWords.js';
import { priceRangeOfWeekly } from './weeklyPrice.js';
import { anyText, whole } from './wholeWords.js';
import { MEANINGS, SOFT_MEANINGS } from './wordMeanings.js';
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

/** Words of a dealer for a value of a facet. */
export interface OwnWords {
  readonly words: readonly string[];
  readonly facet: FacetName;
  readonly values: readonly string[];
}

/** What words can mean on a site beyond facets and ranges. */
export interface WordOptions {
  readonly offersNear: boolean;
  /** The dealer's places: one that is named is a location to look at. */
  readonly places?: readonly DealerPlace[];
  /** Words that mean something else here, or nothing anywhere else. */
  readonly ownWords?: readonly OwnWords[];
}

/** The same of a site's own configuration. */
export const wordOptions = (
  { offersNear, ownWords }: { readonly offersNear: boolean; readonly ownWords: readonly OwnWords[] },
  { locations }: { readonly locations: readonly DealerPlace[] },
): WordOptions => ({ offersNear, ownWords, places: locations });

type Meaning = [facet: FacetName, values: readonly string[]];
const MAX_LENGTH = 300;

const WORDS = MEANINGS.map(([words, name, values]): [RegExp, Meaning] => [
  whole(`(?:in )?(?:${words})`),
  [name, values],
]);
/** Most words mean nothing here: one look tells. */
const ANY_WORD = whole(MEANINGS.map(([words]) => words).join('|'));

const SOFT = SOFT_MEANINGS.map(([words, meaning]) => [whole(words), meaning] as const);
/** Several makes in one breath: `bmw or audi`, `kia, mazda and toyota`. One alone is found by its text… */
const MAKES = whole(`(?:${MAKE_WORDS})(?:(?: ?, ?| or | and | ?\\/ ?| ?& ?)(?:or |and )?(?:${MAKE_WORDS}))+`);
const ONE_MAKE = new RegExp(whole(MAKE_WORDS).source, 'giu');
/** … but for the names that no title has: `vw`, `merc`. */
const SHORT_MAKE = whole(SHORT_MAKE_WORDS);

const NUMBER_WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const SEATS = whole(`(\\d{1,2}|${NUMBER_WORDS.join('|')})[- ]?(?:seaters?|seats?)`);

const TOWS = whole('(?:can )?tow(?:s|ing)? (?:at least )?(\\d[\\d,]*(?:\\.\\d+)?) ?(kg|kilos?|t|tonnes?)');

const KM_FROM = whole(
  '(?:within |under |less than )?(\\d{1,4}) ?(?:kms?|kilomet(?:re|er)s?) (?:of|from|around) (\\d{4})',
);
const IN_STATE = whole('in (nsw|act|vic|qld|sa|wa|tas|nt)');
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
const FILLERS = whole(
  'an?|the|with|and|in|at|for sale|for|or|to|cars?|vehicles?|please|first|kms?|transmission|colou?rs?|family|' +
    'my|me|some|that|which|can|i want|looking for|show|find',
);

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
  // a word that goes may bring others together, a filler too
  for (let before; before !== words.query;) {
    before = words.query;
    takeOwn(words, options);
    takePlace(words, options);
    takeMakes(words);
    for (const soft of SOFT) takeSoft(words, soft);
    while (takeOne(words));
    takeFillers(words);
  }
  return words;
}

const isUnderstood = ({ near, sort, facets, ranges }: PlainWords): boolean =>
  near !== undefined || sort !== undefined || Object.keys(facets).length > 0 || Object.keys(ranges).length > 0;

function takeFillers(words: PlainWords): void {
  if (isUnderstood(words)) while (take(words, FILLERS, () => true));
}

/** Words of the dealer come before those of everybody: at a caravan yard a van is a caravan. */
function takeOwn(words: PlainWords, { ownWords = NO_WORDS }: WordOptions): void {
  for (const [pattern, [facet, values]] of ownPatterns(ownWords))
    while (take(words, pattern, () => add(words, facet, values)));
}

const NO_WORDS: readonly OwnWords[] = [];
const knownWords = new WeakMap<readonly OwnWords[], readonly [RegExp, Meaning][]>();

/** Patterns of a dealer's words, made once for a configuration. */
function ownPatterns(ownWords: readonly OwnWords[]): readonly [RegExp, Meaning][] {
  const ready = knownWords.get(ownWords);
  if (ready) return ready;
  const made = ownWords.map(({ words, facet, values }): [RegExp, Meaning] => [whole(anyText(words)), [facet, values]]);
  knownWords.set(ownWords, made);
  return made;
}

/**
 * `near 4350`, `within 50 km of 4350` and `in brisbane`. Before what has numbers: the distance is no mileage, and the
 * postcode no year.
 */
function takePlace(words: PlainWords, { offersNear, places }: WordOptions): void {
  const set = (postcode = '', km = '') => {
    const near = words.near === undefined ? readNear(postcode, km) : undefined;
    if (near) words.near = near;
    return near !== undefined;
  };
  if (offersNear && !take(words, KM_FROM, ([, km, postcode]) => set(postcode, km)))
    take(words, NEAR, ([, postcode]) => set(postcode));
  const { names, pattern } = placeNames(places);
  while (
    take(words, pattern, ([, before, name = '']) => {
      const meant = names.get(name.toLowerCase());
      if (meant?.kind === 'dealer')
        // a place that is called like a colour is one only where the sentence leads to it
        return (before !== undefined || !isWord(name)) && add(words, 'location', meant.slugs);
      if (!meant) return false;
      return offersNear ? set(meant.postcode) : before !== undefined && add(words, 'state', [meant.state]);
    })
  );
  take(words, IN_STATE, ([, state = '']) => add(words, 'state', [state.toUpperCase()]));
}

const isWord = (text: string): boolean => ANY_WORD.test(text) || FILLERS.test(text) || text.length < 3;
function takeMakes(words: PlainWords): void {
  const addAll = (list: string) =>
    add(
      words,
      'make',
      [...list.matchAll(ONE_MAKE)].map(([name]) => makeOf(name)),
    );
  while (take(words, MAKES, ([list]) => addAll(list)));
  while (take(words, SHORT_MAKE, ([short]) => addAll(short)));
}

function takeSoft(words: PlainWords, [pattern, meaning]: (typeof SOFT)[number]): void {
  while (
    take(words, pattern, () => {
      if ('sort' in meaning) words.sort ??= meaning.sort;
      return 'facet' in meaning ? add(words, meaning.facet, meaning.values) : true;
    })
  );
}

function takeOne(words: PlainWords): boolean {
  const takeWord = () =>
    WORDS.some(([pattern, [name, values]]) => take(words, pattern, () => add(words, name, values)));
  return takeSeats(words) || (/\d/.test(words.query) && takeRange(words)) || (ANY_WORD.test(words.query) && takeWord());
}

function takeSeats(words: PlainWords): boolean {
  return take(words, SEATS, ([, count = '']) => {
    const number = NUMBER_WORDS.indexOf(count.toLowerCase());
    return add(words, 'seats', [String(number < 0 ? Number(count) : number)]);
  });
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

/** Filters without what these words said: what else was chosen, which other words are then sought in. */
export function withoutPlainWords(filters: ListingFilters, text: string, options?: WordOptions): ListingFilters {
  const said = readPlainWords(text, options);
  const { near, sort, ...others } = filters;
  const isNear = near?.postcode === said.near?.postcode && near?.km === said.near?.km;
  const facets = Object.entries(filters.facets).flatMap(([name, values]) => {
    const left = values.filter((value) => !said.facets[name as FacetName]?.includes(value));
    return left.length > 0 ? [[name, left] as const] : [];
  });
  const ranges = Object.entries(filters.ranges).flatMap(([name, { min, max }]) => {
    const own = said.ranges[name as RangeName];
    const left = {
      ...(min === undefined || min === own?.min ? {} : { min }),
      ...(max === undefined || max === own?.max ? {} : { max }),
    };
    return Object.keys(left).length > 0 ? [[name, left] as const] : [];
  });
  return changed(others, {
    query: '',
    facets: Object.fromEntries(facets),
    ranges: Object.fromEntries(ranges),
    ...(near && !isNear ? { near } : {}),
    ...(sort && sort !== said.sort ? { sort } : {}),
  });
}

/** Other words in place of those before: what was chosen besides stays, and no search is added to the last one. */
export const reworded = (
  filters: ListingFilters,
  { before, text }: { readonly before: string; readonly text: string },
  options?: WordOptions,
): ListingFilters => withPlainWords(withoutPlainWords(filters, before, options), text, options);
