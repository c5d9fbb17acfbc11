import type { Bitset } from '../columns/bitset.js';
import { hasBit } from '../columns/bitset.js';
import type { Collection } from '../collection.js';
import { badRequest, Fault, notFound } from '../fault.js';
import { evaluateFilter } from '../filter/evaluateFilter.js';
import { parseFilter } from '../filter/parseFilter.js';
import { spend } from '../limits/budget.js';
import { parseGeoKey, type GeoKey } from './geoKey.js';
import { topPositions } from './top.js';

/** Reads a document's sort value; NaN stands for none. */
export type SortReader = (doc: number) => number;

export interface SortKey {
  readonly read: SortReader | 'text_match';
  readonly isAscending: boolean;
  readonly missing: 'normal' | 'first' | 'last';
  readonly buckets: number;
  readonly geo?: GeoKey;
  readonly isEval?: boolean;
  /** The column itself, where the reader is nothing else: lets the selection run without calls. */
  readonly column?: Float64Array;
}

/** Commas outside of parentheses part the keys. */
function splitKeys(text: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const char of text) {
    if (char === '(' || char === '[') depth++;
    if (char === ')' || char === ']') depth--;
    if (char === ',' && depth === 0) {
      parts.push(part);
      part = '';
    } else part += char;
  }
  parts.push(part);
  return parts.map((item) => item.trim()).filter((item) => item !== '');
}

export function parseSort(text: string | undefined, collection: Collection): SortKey[] {
  const parts = splitKeys(text ?? '');
  if (parts.length > 3) throw badRequest('Only upto 3 sort fields are allowed.');
  const keys = parts.map((part) => {
    const colon = part.lastIndexOf(':');
    if (colon <= 0 || part.endsWith(')')) throw badRequest('Parameter `sort_by` is malformed.');
    const target = part.slice(0, colon).trim();
    const order = part
      .slice(colon + 1)
      .trim()
      .toLowerCase();
    if (order !== 'asc' && order !== 'desc')
      throw badRequest(`Order for field\` ${target}\` should be either ASC or DESC.`);
    return { ...parseTarget(target, collection), isAscending: order === 'asc' };
  });
  if (keys.filter(({ isEval }) => isEval).length > 1)
    throw new Fault(422, 'Only one sorting eval expression is allowed.');
  return keys;
}

function parseTarget(target: string, collection: Collection): Omit<SortKey, 'isAscending'> {
  const open = target.indexOf('(');
  const name = open < 0 ? target : target.slice(0, open).trim();
  const argument = open < 0 ? '' : target.slice(open + 1, target.endsWith(')') ? -1 : undefined).trim();
  const plain = { missing: 'normal' as const, buckets: 0 };
  if (name === '_text_match') {
    const buckets = /^(?:buckets|bucket_size)\s*:\s*(\d+)$/.exec(argument)?.[1];
    return { ...plain, read: 'text_match', buckets: buckets ? Number(buckets) : 0 };
  }
  if (name === '_eval') return { ...plain, read: parseEval(argument, collection), isEval: true };
  if (name === '_rand') {
    const seed = Number(argument) || 1;
    return { ...plain, read: (doc) => (((doc + 1) * 2654435761 * seed) >>> 0) % 1_000_003 };
  }
  const field = collection.fieldNamed(name);
  if (!field || !field.index || !field.sort)
    throw notFound(`Could not find a field named \`${name}\` in the schema for sorting.`);
  if (field.scalar === 'geopoint') {
    const geo = parseGeoKey(name, argument, collection.geo(field));
    return { ...plain, read: geo.read, geo };
  }
  if (field.scalar === 'string') {
    const column = collection.strings(field);
    const ranks = new Map(
      column.values
        .map((value, code) => [code, value] as const)
        .sort((a, b) => (a[1].toLowerCase() < b[1].toLowerCase() ? -1 : 1))
        .map(([code], rank) => [code, rank]),
    );
    return {
      ...plain,
      read: (doc) => {
        const [code] = column.codesOf(doc);
        return code === undefined ? NaN : (ranks.get(code) ?? NaN);
      },
    };
  }
  const missing = /^missing_values\s*:\s*(first|last|normal)$/.exec(argument)?.[1] as SortKey['missing'] | undefined;
  if (argument !== '' && !missing) throw badRequest(`Bad syntax for sorting field \`${name}\``);
  const column = collection.numbers(field);
  return {
    read: (doc) => column.values[doc] as number,
    column: column.values,
    missing: missing ?? 'normal',
    buckets: 0,
  };
}

/** `_eval(filter)` or `_eval([ (filter):3, (filter):1 ])`. */
function parseEval(argument: string, collection: Collection): SortReader {
  const weighted = argument.startsWith('[')
    ? [...argument.slice(1, -1).matchAll(/\(((?:[^()]|\([^()]*\))*)\)\s*:\s*(\d+)/g)].map(
        ([, filter = '', score = '1']) => ({ filter, score: Number(score) }),
      )
    : [{ filter: argument, score: 1 }];
  if (weighted.length === 0) throw badRequest('Error parsing eval expression in sort_by clause.');
  const tests = weighted.map(({ filter, score }): { docs: Bitset; score: number } => {
    const docs = evaluateFilter(parseFilter(filter), collection);
    if (!docs) throw badRequest('The eval expression in sort_by is empty.');
    return { docs, score };
  });
  return (doc) => tests.find(({ docs }) => hasBit(docs, doc))?.score ?? 0;
}

/**
 * The first `count` documents in order of the keys; ties go to the newest. Values are read once per document.
 */
export function selectTop(
  docs: Uint32Array,
  keys: readonly SortKey[],
  count: number,
  textRank: (doc: number) => number,
): number[] {
  const size = Math.min(count, docs.length);
  if (size === 0) return [];
  spend(2);
  const columns = keys.map((key) => keyValues(docs, key, textRank));
  const [first, ...others] = columns;
  const before = (a: number, b: number): boolean => {
    if (first) {
      const x = first[a] as number;
      const y = first[b] as number;
      if (x !== y) return x > y;
      for (const column of others) {
        const u = column[a] as number;
        const v = column[b] as number;
        if (u !== v) return u > v;
      }
    }
    return (docs[a] as number) > (docs[b] as number);
  };
  return topPositions(docs.length, size, before).map((position) => docs[position] as number);
}

/** Values of one key, turned so that higher is better. */
function keyValues(docs: Uint32Array, key: SortKey, textRank: (doc: number) => number): Float64Array {
  const values = new Float64Array(docs.length);
  const { column, read } = key;
  const sign = key.isAscending ? -1 : 1;
  const missing = key.missing === 'first' ? Infinity : -Infinity;
  for (let i = 0; i < docs.length; i++) {
    if ((i & 511) === 511) spend(20);
    const doc = docs[i] as number;
    const value = column ? (column[doc] as number) : read === 'text_match' ? textRank(doc) : read(doc);
    values[i] = value !== value ? missing : value * sign;
  }
  if (key.buckets > 0) bucket(values, key.buckets);
  return values;
}

/** Parts the ranked documents into groups of about one size, in which the next key decides. Equal ranks stay together. */
function bucket(values: Float64Array, buckets: number): void {
  let compared = 0;
  const order = Uint32Array.from(values.keys()).sort((a, b) => {
    if ((++compared & 63) === 0) spend(10);
    return (values[b] as number) - (values[a] as number);
  });
  const size = Math.max(1, Math.floor(order.length / buckets));
  const grouped = new Float64Array(values.length);
  let group = 0;
  let previous = NaN;
  for (const [rank, position] of order.entries()) {
    const value = values[position] as number;
    if (value !== previous) group = Math.floor(rank / size);
    previous = value;
    grouped[position] = -group;
  }
  values.set(grouped);
}
