import type { Collection } from '../collection.js';
import { badRequest, notFound } from '../fault.js';
import type { Field } from '../schema.js';
import { Dictionary } from '../text/dictionary.js';
import { tokenize } from '../text/tokenize.js';

export interface FacetRequest {
  readonly field: Field;
  readonly sort: { readonly by: 'count' | 'alpha' | string; readonly isAscending: boolean };
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
  if (by === 'alpha')
    entries.sort(
      (a, b) =>
        sign *
        ((column.values[a.code] as string).toLowerCase() < (column.values[b.code] as string).toLowerCase() ? -1 : 1),
    );
  else
    entries.sort((a, b) => (by === 'count' && isAscending ? a.count - b.count : b.count - a.count) || b.code - a.code);
  entries = entries.slice(0, limit);
  return {
    counts: entries.map(({ count, code, highlighted }) => ({
      count,
      highlighted,
      value: column.values[code] as string,
    })),
    field_name: request.field.name,
    sampled: false,
    stats: { total_values: entries.length },
  };
}

function countNumbers(
  request: FacetRequest,
  docs: Uint32Array,
  collection: Collection,
  limit: number,
  query: FacetQuery | undefined,
  tags: readonly [string, string],
): FacetResult {
  const { field, ranges } = request;
  const { counts, values, min, max, sum, total } = collection.numbers(field).tally(docs);
  const print = (value: number): string =>
    field.scalar === 'bool'
      ? value === 1
        ? 'true'
        : 'false'
      : field.scalar === 'float'
        ? printFloat(value)
        : String(value);
  const matcher = query && facetMatcher(query, collection, tags);
  let entries: { count: number; order: number; value: string; highlighted: string }[] = [];
  if (ranges.length > 0) {
    entries = ranges.flatMap(({ label, min: low, max: high }, order) => {
      let count = 0;
      for (let code = 1; code < counts.length; code++) {
        const value = values[code - 1] as number;
        if (value >= low && value < high) count += counts[code] as number;
      }
      return count === 0 ? [] : [{ count, order, value: label, highlighted: label }];
    });
  } else {
    for (let code = 1; code < counts.length; code++) {
      const count = counts[code] as number;
      if (count === 0) continue;
      const value = print(values[code - 1] as number);
      const highlighted = matcher ? matcher(value) : value;
      if (highlighted !== undefined) entries.push({ count, order: values[code - 1] as number, value, highlighted });
    }
  }
  const { by, isAscending } = request.sort;
  if (by === 'alpha') entries.sort((a, b) => (isAscending ? 1 : -1) * (a.value < b.value ? -1 : 1));
  else entries.sort((a, b) => b.count - a.count || b.order - a.order);
  const stats = { total_values: entries.length };
  return {
    counts: entries.slice(0, limit).map(({ count, highlighted, value }) => ({ count, highlighted, value })),
    field_name: field.name,
    sampled: false,
    stats: total === 0 || field.scalar === 'bool' ? stats : { avg: sum / total, max, min, sum, ...stats },
  };
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
  if (maxCost === 0) return false;
  const single = new Dictionary();
  single.add(token);
  for (let cost = 1; cost <= maxCost; cost++) if (single.lookup(word, cost, isPrefix).length > 0) return true;
  return false;
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
