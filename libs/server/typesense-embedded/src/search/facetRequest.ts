import type { Collection } from '../collection.js';
import { badRequest, notFound } from '../fault.js';
import type { Field } from '../schema.js';

export interface FacetRequest {
  readonly field: Field;
  readonly sort: {
    /** `count`, `alpha`, or the name of a field. */ readonly by: string;
    readonly isAscending: boolean;
  };
  /** In order of their ends. */
  readonly ranges: readonly { readonly label: string; readonly min: number; readonly max: number }[];
}

export interface FacetResult {
  counts: { count: number; highlighted: string; value: string }[];
  field_name: string;
  sampled: boolean;
  stats: { total_values: number; min?: number; max?: number; avg?: number; sum?: number };
}

/** Facets of one search, and ranges of all of them: more than any schema or histogram has. */
const MOST_FACETS = 100;
const MOST_RANGES = 2000;

/** Parts `a,b(sort_by: _alpha:asc),price(low:[0,100])` at the commas outside of parentheses. */
export function parseFacetBy(text: string, collection: Collection): FacetRequest[] {
  const items = text.match(/[^,(]+(\((?:[^()[\]]|\[[^()[\]]*\])*\))?|[^,\s]/g) ?? [];
  const requests = items
    .map((item) => item.trim())
    .filter((item) => item !== '')
    .flatMap((item) => {
      const open = item.indexOf('(');
      const name = (open < 0 ? item : item.slice(0, open)).trim();
      if (name === '') throw badRequest('Parameter `facet_by` is malformed.');
      if (name.endsWith('*')) {
        const matching = collection.schema.fields.filter(
          (field) => field.facet && field.name.startsWith(name.slice(0, -1)),
        );
        return matching.map((field) => ({ field, sort: { by: 'count', isAscending: false }, ranges: [] }));
      }
      const field = collection.fieldNamed(name);
      if (!field?.facet) throw notFound(`Could not find a facet field named \`${name}\` in the schema.`);
      if (open < 0) return [{ field, sort: BY_COUNT, ranges: [] }];
      return [parseArgument(item.slice(open + 1, -1), field, collection)];
    });
  const ranges = requests.reduce((sum, request) => sum + request.ranges.length, 0);
  if (requests.length > MOST_FACETS || ranges > MOST_RANGES)
    throw badRequest(`Only upto ${MOST_FACETS} facets with ${MOST_RANGES} ranges can be asked for.`);
  return requests;
}

const BY_COUNT: FacetRequest['sort'] = { by: 'count', isAscending: false };
const SORT = /(?:^|,)\s*sort_by\s*:\s*([\w.]+)\s*:\s*(asc|desc)\s*(?=,|$)/i;

/** Parses the parentheses after a field's name: an order, ranges, or both. */
function parseArgument(argument: string, field: Field, collection: Collection): FacetRequest {
  const order = SORT.exec(argument);
  const rest = order ? argument.replace(SORT, '') : argument;
  return {
    field,
    sort: order ? sortOf(order[1] as string, order[2] as string, collection) : BY_COUNT,
    ranges: parseRanges(rest, field),
  };
}

function sortOf(by: string, order: string, collection: Collection): FacetRequest['sort'] {
  const isAscending = order.toLowerCase() === 'asc';
  if (by === '_alpha') return { by: 'alpha', isAscending };
  const field = collection.fieldNamed(by);
  if (!field?.index || !field.sort || !['int32', 'int64', 'float', 'bool'].includes(field.scalar))
    throw notFound(`Could not find a field of numbers named \`${by}\` in the schema for sorting a facet.`);
  return { by, isAscending };
}

function parseRanges(text: string, field: Field): FacetRequest['ranges'] {
  const written = text.split(']');
  const found = written.slice(0, -1).map(rangeOf);
  if (written.at(-1)?.trim() !== '') throw malformed();
  if (found.length > 0 && !['int32', 'int64', 'float'].includes(field.scalar)) {
    throw badRequest(`Range facet is restricted to only integer and float fields.`);
  }
  const sorted = found.sort((a, b) => a.max - b.max);
  if (sorted.some(({ min }, index) => index > 0 && min < (sorted[index - 1]?.max ?? -Infinity)))
    throw badRequest('Ranges in range facet syntax should be continous.');
  return sorted;
}

const malformed = () => badRequest('Facet range value is not valid.');

/** Reads `, label: [min, max` without going back over it, however it is written. */
function rangeOf(text: string): FacetRequest['ranges'][number] {
  const open = text.lastIndexOf('[');
  const [low = '', high, ...others] = text.slice(open + 1).split(',');
  const before = text.slice(0, Math.max(0, open)).trimEnd();
  if (high === undefined || others.length > 0 || !before.endsWith(':')) throw malformed();
  const label = (before.slice(0, -1).split(/[,:[]/).at(-1) ?? '').trim();
  if (label === '') throw malformed();
  const bound = (written: string, open: number): number => {
    const value = written.trim() === '' ? open : Number(written);
    if (Number.isNaN(value)) throw malformed();
    return value;
  };
  return { label, min: bound(low, -Infinity), max: bound(high, Infinity) };
}
