import type { Bitset } from '../columns/bitset.js';
import { hasBit } from '../columns/bitset.js';
import type { Collection } from '../collection.js';
import { badRequest, Fault, notFound } from '../fault.js';
import { evaluateFilter } from '../filter/evaluateFilter.js';
import { parseFilter } from '../filter/parseFilter.js';
import { parseGeoKey } from './geoKey.js';
import type { StringColumn } from '../columns/stringColumn.js';
import type { SortKey, SortReader } from './sorting.js';

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
  if (name === '_text_match') return { ...plain, read: 'text_match', buckets: open < 0 ? 0 : bucketsOf(argument) };
  if (name === '_group_found') return { ...plain, read: 'group_found' };
  if (name === '_seq_id') return { ...plain, read: (doc) => doc };
  if (name === '_eval') return { ...plain, read: parseEval(argument, collection), isEval: true };
  if (name === '_rand') {
    if (!/^\d{0,15}$/.test(argument)) throw badRequest('The seed of `_rand` in `sort_by` must be an unsigned integer.');
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
  const missing = missingOf(argument, name);
  if (field.scalar === 'string') return { ...plain, missing, read: alphabetical(collection.strings(field)) };
  const column = collection.numbers(field);
  return { read: (doc) => column.values[doc] as number, column: column.values, missing, buckets: 0 };
}

function bucketsOf(argument: string): number {
  const parts = /^(?:buckets|bucket_size)\s*:\s*(.*)$/.exec(argument);
  if (!parts) throw badRequest('Invalid sorting parameter passed for _text_match.');
  if (!/^\d{1,9}$/.test(parts[1] ?? ''))
    throw badRequest('Invalid value passed for _text_match `buckets` configuration.');
  return Number(parts[1]);
}

function missingOf(argument: string, name: string): SortKey['missing'] {
  if (argument === '') return 'normal';
  const missing = /^missing_values\s*:\s*(first|last|normal)$/.exec(argument)?.[1];
  if (missing === undefined) throw badRequest(`Bad syntax for sorting field \`${name}\``);
  return missing as SortKey['missing'];
}

/** Reads the rank of a document's first value among all values, in the order of the alphabet. */
function alphabetical(column: StringColumn): SortReader {
  const ranks = new Map(
    column.values
      .map((value, code) => [code, value] as const)
      .sort((a, b) => (a[1].toLowerCase() < b[1].toLowerCase() ? -1 : 1))
      .map(([code], rank) => [code, rank]),
  );
  return (doc) => {
    const [code] = column.codesOf(doc);
    return code === undefined ? NaN : (ranks.get(code) ?? NaN);
  };
}

/** One of `(filter):3`, with parentheses inside of it. */
const WEIGHTED = /\(((?:[^()]|\([^()]*\))*)\)\s*:\s*(\d+)/g;

/** `_eval(filter)` or `_eval([ (filter):3, (filter):1 ])`. */
function parseEval(argument: string, collection: Collection): SortReader {
  const malformed = badRequest('Error parsing eval expression in sort_by clause.');
  const isList = argument.startsWith('[');
  const weighted = isList
    ? [...argument.slice(1, -1).matchAll(WEIGHTED)].map(([, filter = '', score = '1']) => ({
        filter,
        score: Number(score),
      }))
    : [{ filter: argument, score: 1 }];
  // anything left between the expressions is a malformed expression
  if (isList && !/^\[[\s,]*\]$/.test(argument.replace(WEIGHTED, ''))) throw malformed;
  if (weighted.length === 0) throw malformed;
  const tests = weighted.map(({ filter, score }): { docs: Bitset; score: number } => {
    const docs = evaluateFilter(parseFilter(filter), collection);
    if (!docs) throw badRequest('The eval expression in sort_by is empty.');
    return { docs, score };
  });
  return (doc) => tests.find(({ docs }) => hasBit(docs, doc))?.score ?? 0;
}
