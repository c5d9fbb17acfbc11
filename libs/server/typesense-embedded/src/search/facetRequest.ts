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

/** Splits `a,b(sort_by: _alpha:asc),price(low:[0,100])` at the commas outside of parentheses. */
export function parseFacetBy(text: string, collection: Collection): FacetRequest[] {
  const items = text.match(/[^,(]+(\((?:[^()[\]]|\[[^()[\]]*\])*\))?/g) ?? [];
  const requests = items
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
  const ranges = requests.reduce((sum, request) => sum + request.ranges.length, 0);
  if (requests.length > MOST_FACETS || ranges > MOST_RANGES)
    throw badRequest(`Only upto ${MOST_FACETS} facets with ${MOST_RANGES} ranges can be asked for.`);
  return requests;
}

function parseFacetSort(argument: string): FacetRequest['sort'] {
  const match = /sort_by\s*:\s*([\w.]+)\s*:\s*(asc|desc)/i.exec(argument);
  if (!match) return { by: 'count', isAscending: false };
  const [, by = '', order = 'asc'] = match;
  return { by: by === '_alpha' ? 'alpha' : by, isAscending: order.toLowerCase() === 'asc' };
}

function parseRanges(argument: string, field: Field): FacetRequest['ranges'] {
  const found = argument.split(']').slice(0, -1).flatMap(rangeOf);
  if (found.length > 0 && !['int32', 'int64', 'float'].includes(field.scalar)) {
    throw badRequest(`Range facet is restricted to only integer and float fields.`);
  }
  const sorted = found.sort((a, b) => a.max - b.max);
  if (sorted.some(({ min }, index) => index > 0 && min < (sorted[index - 1]?.max ?? -Infinity)))
    throw badRequest('Ranges in range facet syntax should be continous.');
  return sorted;
}

/** Reads `…, label: [min, max` without going back over it, however it is written. */
function rangeOf(text: string): { label: string; min: number; max: number }[] {
  const open = text.lastIndexOf('[');
  const [low = '', high, ...others] = text.slice(open + 1).split(',');
  const before = text.slice(0, Math.max(0, open)).trimEnd();
  if (high === undefined || others.length > 0 || !before.endsWith(':')) return [];
  const label = before.slice(0, -1).split(/[,:[]/).at(-1) ?? '';
  if (label === '') return [];
  const bound = (written: string, open: number): number => (written.trim() === '' ? open : Number(written));
  return [{ label: label.trim(), min: bound(low, -Infinity), max: bound(high, Infinity) }];
}
