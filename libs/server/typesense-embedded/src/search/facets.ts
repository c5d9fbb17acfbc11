import type { Collection } from '../collection.js';
import { badRequest, notFound } from '../fault.js';
import type { Field } from '../schema.js';
import { isNear, tokenize } from '../text/index.js';

export interface FacetRequest {
  readonly field: Field;
  readonly sort: {
    /** `count`, `alpha`, or the name of a field. */ readonly by: string;
    readonly isAscending: boolean;
  };
  readonly ranges: readonly { readonly label: string; readonly min: number; readonly max: number }[];
}

export interface FacetQuery {
  readonly field: string;
  readonly words: readonly string[];
  readonly numTypos: number;
}

export interface FacetResult {
  counts: { count: number; highlighted: string; value: string }[];
  field_name: string;
  sampled: boolean;
  stats: { total_values: number; min?: number; max?: number; avg?: number; sum?: number };
}

/** Splits `a,b(sort_by: _alpha:asc),price(low:[0,100])` at the commas outside of parentheses. */
export function parseFacetBy(text: string, collection: Collection): FacetRequest[] {
  const items = text.match(/[^,(]+(\((?:[^()[\]]|\[[^\]]*\])*\))?/g) ?? [];
  return items
    .map((item) => item.trim())
    .filter((item) => item !== '')
    .flatMap((item) => {
      const open = item.indexOf('(');
      const name = (open < 0 ? item : item.slice(0, open)).trim();
      const argument = open < 0 ? '' : item.slice(open + 1, -1);
      if (name.endsWith('*')) {
        const matching = collection.schema.fields.filter(
          (field) => field.facet && field.name.startsWith(name.slice(0, -1)),
        );
        return matching.map((field) => ({ field, sort: { by: 'count', isAscending: false }, ranges: [] }));
      }
      const field = collection.fieldNamed(name);
      if (!field?.facet) throw notFound(`Could not find a facet field named \`${name}\` in the schema.`);
      return [{ field, sort: parseFacetSort(argument), ranges: parseRanges(argument, field) }];
    });
}

function parseFacetSort(argument: string): FacetRequest['sort'] {
  const match = /sort_by\s*:\s*([\w.]+)\s*:\s*(asc|desc)/i.exec(argument);
  if (!match) return { by: 'count', isAscending: false };
  const [, by = '', order = 'asc'] = match;
  return { by: by === '_alpha' ? 'alpha' : by, isAscending: order.toLowerCase() === 'asc' };
}

function parseRanges(argument: string, field: Field): FacetRequest['ranges'] {
  const found = [...argument.matchAll(/([^,:[\]]+):\s*\[\s*([^,\]]*)\s*,\s*([^,\]]*)\s*\]/g)];
  if (found.length > 0 && !['int32', 'int64', 'float'].includes(field.scalar)) {
    throw badRequest(`Range facet is restricted to only integer and float fields.`);
  }
  return found.map(([, label = '', low = '', high = '']) => ({
    label: label.trim(),
    min: low.trim() === '' ? -Infinity : Number(low),
    max: high.trim() === '' ? Infinity : Number(high),
  }));
}

/** `field:words` of a facet query. */
export function parseFacetQuery(
  text: string | undefined,
  numTypos: number,
  requests: readonly FacetRequest[],
  collection: Collection,
): FacetQuery | undefined {
  if (!text || text.trim() === '') return undefined;
  const colon = text.indexOf(':');
  if (colon <= 0) throw badRequest('Facet query must be in the `facet_field: value` format.');
  const field = text.slice(0, colon).trim();
  if (!requests.some((request) => request.field.name === field)) {
    throw badRequest(`Facet query refers to a facet field \`${field}\` that is not part of \`facet_by\` parameter.`);
  }
  const words = tokenize(text.slice(colon + 1), collection.textOptions).map(({ token }) => token);
  return words.length === 0 ? undefined : { field, words, numTypos };
}

/** Counts a facet among the documents. */
export function countFacet(
  request: FacetRequest,
  docs: Uint32Array,
  collection: Collection,
  options: { limit: number; query?: FacetQuery | undefined; tags: readonly [string, string] },
): FacetResult {
  const { field } = request;
  const query = options.query?.field === field.name ? options.query : undefined;
  return field.scalar === 'string'
    ? countWords(request, docs, collection, options.limit, query, options.tags)
    : countNumbers(request, docs, collection, options.limit, query, options.tags);
}

function countWords(
  request: FacetRequest,
  docs: Uint32Array,
  collection: Collection,
  limit: number,
  query: FacetQuery | undefined,
  tags: readonly [string, string],
): FacetResult {
  const column = collection.strings(request.field);
  const tally = column.tally(docs);
  const matcher = query && facetMatcher(query, collection, tags);
  let entries: { count: number; code: number; highlighted: string }[] = [];
  for (let code = 1; code < tally.length; code++) {
    const count = tally[code] as number;
    if (count === 0) continue;
    const value = column.values[code] as string;
    const highlighted = matcher ? matcher(value) : value;
    if (highlighted !== undefined) entries.push({ count, code, highlighted });
  }
  const { by, isAscending } = request.sort;
  const sign = isAscending ? 1 : -1;
  const valueOf = (entry: { code: number }): string => column.values[entry.code] as string;
  const cap = valueCap(docs.length, collection, column.values.length - 1, limit);
  if (entries.length > cap && by !== 'alpha') {
    const whole = column.tally(collection.allDocs());
    entries = entries.sort((a, b) => (whole[b.code] as number) - (whole[a.code] as number)).slice(0, cap);
  }
  if (by === 'alpha') entries.sort((a, b) => sign * (valueOf(a) < valueOf(b) ? -1 : 1));
  else
    entries.sort(
      (a, b) =>
        (by === 'count' && isAscending ? a.count - b.count : b.count - a.count) || tieOrder(valueOf(a), valueOf(b)),
    );
  const total = by === 'alpha' ? Math.min(entries.length, limit) : entries.length;
  entries = entries.slice(0, limit);
  return {
    counts: entries.map(({ count, code, highlighted }) => ({
      count,
      highlighted,
      value: column.values[code] as string,
    })),
    field_name: request.field.name,
    sampled: false,
    stats: { total_values: total },
  };
}

/** Share of all documents from which an answer counts as large, and distinct values from which a facet does. */
const LARGE_ANSWER = 0.8;
const LARGE_FACET = 40;
const MANY_VALUES = 2000;

/**
 * How many distinct values of a facet are looked at. For answers that hold most of the collection the real server
 * walks the values by their frequency and stops: at the limit without a filter, at twice the limit with one.
 */
function valueCap(found: number, collection: Collection, distinct: number, limit: number): number {
  if (distinct > MANY_VALUES) return Infinity;
  if (found === collection.count) return limit;
  return found >= collection.count * LARGE_ANSWER && distinct >= LARGE_FACET ? 2 * limit : Infinity;
}

/** Values of one count stand as the real server has them: short ones first, then from the end of the alphabet. */
const tieOrder = (a: string, b: string): number => a.length - b.length || (a < b ? 1 : -1);

interface NumberEntry {
  count: number;
  value: string;
  highlighted: string;
  /** The number itself; NaN for ranges. */
  number: number;
}

function countNumbers(
  request: FacetRequest,
  docs: Uint32Array,
  collection: Collection,
  limit: number,
  query: FacetQuery | undefined,
  tags: readonly [string, string],
): FacetResult {
  const { field } = request;
  const tally = collection.numbers(field).tally(docs);
  const matcher = query && facetMatcher(query, collection, tags);
  let entries = request.ranges.length > 0 ? countRanges(request, tally) : countValues(field, tally, matcher);
  const cap = valueCap(docs.length, collection, tally.values.length, limit);
  const isCapped = entries.length > cap && request.ranges.length === 0;
  if (isCapped) {
    const whole = collection.numbers(field).tally(collection.allDocs());
    const frequency = new Map(whole.values.map((value, index) => [value, whole.counts[index + 1] as number]));
    entries = entries.sort((a, b) => (frequency.get(b.number) ?? 0) - (frequency.get(a.number) ?? 0)).slice(0, cap);
  }
  const { by, isAscending } = request.sort;
  if (by === 'alpha') entries.sort((a, b) => (isAscending ? 1 : -1) * (a.value < b.value ? -1 : 1));
  else entries.sort((a, b) => b.count - a.count || tieOrder(a.value, b.value));
  const stats = { total_values: entries.length };
  // mean and sum are those of the values that were looked at, the bounds those of all
  const isPartial = isCapped || matcher !== undefined;
  const sum = isPartial ? entries.reduce((all, { count, number }) => all + count * number, 0) : tally.sum;
  const total = isPartial ? entries.reduce((all, { count }) => all + count, 0) : tally.total;
  return {
    counts: entries.slice(0, limit).map(({ count, highlighted, value }) => ({ count, highlighted, value })),
    field_name: field.name,
    sampled: false,
    stats:
      tally.total === 0 || field.scalar === 'bool'
        ? stats
        : { avg: total === 0 ? 0 : sum / total, max: tally.max, min: tally.min, sum, ...stats },
  };
}

type Tally = ReturnType<ReturnType<Collection['numbers']>['tally']>;

function countRanges({ ranges }: FacetRequest, { counts, values }: Tally): NumberEntry[] {
  return ranges.flatMap(({ label, min: low, max: high }) => {
    let count = 0;
    for (const [index, value] of values.entries()) {
      if (value >= low && value < high) count += counts[index + 1] as number;
    }
    return count === 0 ? [] : [{ count, value: label, highlighted: label, number: NaN }];
  });
}

function countValues(
  field: Field,
  { counts, values }: Tally,
  matcher: ((value: string) => string | undefined) | undefined,
): NumberEntry[] {
  const entries: NumberEntry[] = [];
  for (const [index, number] of values.entries()) {
    const count = counts[index + 1] as number;
    if (count === 0) continue;
    const value =
      field.scalar === 'bool' ? String(number === 1) : field.scalar === 'float' ? printFloat(number) : String(number);
    const highlighted = matcher ? matcher(value) : value;
    if (highlighted !== undefined) entries.push({ count, value, highlighted, number });
  }
  return entries;
}

const printFloat = (value: number): string => String(Number(value.toPrecision(7)));

/** Tells whether a value has all words of a facet query, the last one as a beginning, and marks what matched. */
function facetMatcher(
  query: FacetQuery,
  collection: Collection,
  [open, close]: readonly [string, string],
): (value: string) => string | undefined {
  const last = query.words.length - 1;
  const maxCost = (word: string) => Math.min(query.numTypos, word.length < 4 ? 0 : word.length < 7 ? 1 : 2);
  return (value) => {
    const tokens = tokenize(value, collection.textOptions);
    const marks: { start: number; end: number }[] = [];
    for (const [index, word] of query.words.entries()) {
      const isPrefix = index === last;
      const found = tokens.find(({ token }) => isMatch(word, token, maxCost(word), isPrefix));
      if (!found) return undefined;
      marks.push({ start: found.start, end: prefixEnd(value, found, word.length) });
    }
    let result = value;
    for (const { start, end } of marks.sort((a, b) => b.start - a.start)) {
      result = `${result.slice(0, start)}${open}${result.slice(start, end)}${close}${result.slice(end)}`;
    }
    return result;
  };
}

function isMatch(word: string, token: string, maxCost: number, isPrefix: boolean): boolean {
  if (isPrefix ? token.startsWith(word) : token === word) return true;
  return maxCost > 0 && isNear(word, token, maxCost, isPrefix);
}

/** Where the first `length` indexed characters of a word end in the original. */
export function prefixEnd(value: string, token: { start: number; end: number }, length: number): number {
  let seen = 0;
  for (let at = token.start; at < token.end; at++) {
    if (/[\p{L}\p{N}]/u.test(value[at] as string)) seen++;
    if (seen === length) return at + 1;
  }
  return token.end;
}
