import type { Collection } from '../collection.js';
import { badRequest, Fault, notFound } from '../fault.js';
import type { Field } from '../schema.js';
import { own } from '../own.js';

/** Search parameters as they arrive: query strings or JSON values. */
export type RawParameters = Readonly<Record<string, unknown>>;

export const textOf = (raw: RawParameters, name: string): string | undefined => {
  const value = own(raw, name);
  if (value === undefined || value === null) return undefined;
  if (Array.isArray(value)) return value.join(',');
  return typeof value === 'string' ? value : JSON.stringify(value);
};

export function unsignedOf(raw: RawParameters, name: string): number | undefined {
  const text = textOf(raw, name);
  if (text === undefined || text === '') return undefined;
  if (!/^\d{1,15}$/.test(text.trim())) throw badRequest(`Parameter \`${name}\` must be an unsigned integer.`);
  return Number(text);
}

export const flagOf = (raw: RawParameters, name: string, fallback: boolean): boolean => {
  const text = textOf(raw, name);
  return text === undefined ? fallback : text === 'true' || text === '1';
};

export const listOf = (raw: RawParameters, name: string): string[] =>
  (textOf(raw, name) ?? '')
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');

export interface Paging {
  readonly page: number;
  readonly perPage: number;
  readonly offset: number;
  readonly hasOffset: boolean;
}

export function pagingOf(raw: RawParameters): Paging {
  const page = unsignedOf(raw, 'page');
  const perPage = unsignedOf(raw, 'per_page') ?? unsignedOf(raw, 'limit') ?? 10;
  const offset = unsignedOf(raw, 'offset');
  if (perPage > 250) throw new Fault(422, 'Only upto 250 hits can be fetched per page.');
  const limitHits = unsignedOf(raw, 'limit_hits');
  const hasOffset = page === undefined && offset !== undefined;
  const start = hasOffset ? offset : (Math.max(1, page ?? 1) - 1) * perPage;
  if (limitHits !== undefined && start + perPage > limitHits) {
    throw new Fault(
      422,
      `Only upto ${limitHits}` +
        ` hits can be fetched. Ensure that \`page\` and \`per_page\` parameters are within this range.`,
    );
  }
  return { page: Math.max(1, page ?? 1), perPage, offset: start, hasOffset };
}

export interface QueryByField {
  readonly field: Field;
  readonly weight: number;
  readonly numTypos: number;
  readonly prefix: boolean;
  readonly infix: 'off' | 'always' | 'fallback';
}

/** Fields a text is sought in, with what holds for each. */
export function queryByOf(raw: RawParameters, collection: Collection): QueryByField[] {
  const names = listOf(raw, 'query_by');
  const perField = (name: string, fallback: string): string[] => {
    const values = listOf(raw, name);
    return values.length === 0 ? [fallback] : values;
  };
  const check = (name: string, values: string) => {
    const count = listOf(raw, name).length;
    if (count > 1 && count !== names.length)
      throw badRequest(`Number of ${values} in \`${name}\` does not match number of \`query_by\` fields.`);
  };
  check('num_typos', 'values');
  check('prefix', 'prefix values');
  check('infix', 'infix values');
  const weights = listOf(raw, 'query_by_weights').map(Number);
  if (weights.length > 0 && weights.length !== names.length)
    throw badRequest('Number of weights in `query_by_weights` does not match number of `query_by` fields.');
  if (weights.some((weight) => !Number.isSafeInteger(weight) || weight < 0))
    throw badRequest('Parameter `query_by_weights` must be unsigned integers.');
  const typos = perField('num_typos', '2');
  const prefixes = perField('prefix', 'true');
  const infixes = perField('infix', 'off');
  return names.map((name, index) => {
    if (name === 'id') throw badRequest('Cannot use `id` as a query by field.');
    const field = collection.fieldNamed(name);
    if (!field?.index) throw notFound(`Could not find a field named \`${name}\` in the schema.`);
    if (field.scalar !== 'string') throw badRequest(`Field \`${name}\` should be a string or a string array.`);
    const numTypos = Number(typos[typos.length === 1 ? 0 : index]);
    if (!Number.isInteger(numTypos) || numTypos < 0)
      throw badRequest('Parameter `num_typos` must be an unsigned integer.');
    return {
      field,
      weight: weights[index] ?? Math.max(1, 15 - index),
      numTypos: Math.min(2, numTypos),
      prefix: prefixes[prefixes.length === 1 ? 0 : index] === 'true',
      infix: infixOf(infixes[infixes.length === 1 ? 0 : index] ?? 'off'),
    };
  });
}

function infixOf(value: string): QueryByField['infix'] {
  if (value === 'off' || value === 'always' || value === 'fallback') return value;
  throw badRequest('Each of `infix` must be `off`, `always` or `fallback`.');
}
