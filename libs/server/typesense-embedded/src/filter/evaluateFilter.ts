import { emptyBitset, intersect, setBit, subtract, unite, type Bitset } from '../columns/bitset.js';
import type { NumberTest } from '../columns/numberColumn.js';
import type { Collection } from '../collection.js';
import { badRequest } from '../fault.js';
import { spend } from '../limits/budget.js';
import { normalise, tokenize } from '../text/tokenize.js';
import type { Field } from '../schema.js';
import { geoFilter } from './geoFilter.js';
import { isOperator, listItems, type Comparison, type Filter } from './parseFilter.js';

/**
 * Documents that a filter selects; undefined for one without conditions. Conditions are evaluated in order, and the
 * first invalid one throws.
 */
export function evaluateFilter(filter: Filter, collection: Collection): Bitset | undefined {
  const found: Bitset[] = [];
  for (const piece of filter) {
    if (!isOperator(piece)) {
      if (typeof piece === 'string') throw badRequest('Could not parse the filter query.');
      const { field, value } = piece;
      // the searches of a listing have most conditions in common
      const kept = collection.keptFilter(`\0${field}:${value}`, () => evaluateComparison(piece, collection));
      found.push(Uint32Array.from(kept));
      continue;
    }
    const [b, a] = [found.pop(), found.pop()];
    if (!a || !b) throw badRequest(`Could not parse the filter query: unbalanced \`${piece}\` operands.`);
    found.push(piece === '&&' ? intersect(a, b) : unite(a, b));
  }
  // conditions without an operator between them: the last one applies, as on the real server
  return found.at(-1);
}

function evaluateComparison({ field: name, value }: Comparison, collection: Collection): Bitset {
  spend(10 + (collection.size >>> 9));
  if (name === 'id') return idFilter(value, collection);
  const field = collection.fieldNamed(name);
  if (!field) throw badRequest(`Could not find a filter field named \`${name}\` in the schema.`);
  if (!field.index) throw badRequest(`Cannot filter on non-indexed field \`${name}\`.`);
  switch (field.scalar) {
    case 'string':
    case 'auto':
      return stringFilter(field, value, collection);
    case 'bool':
      return boolFilter(field, value, collection);
    case 'geopoint':
      return geoFilter(field, value, collection);
    case 'object':
      throw badRequest(`Cannot filter on object field \`${name}\`.`);
    default:
      return numberFilter(field, value, collection);
  }
}

const without = (collection: Collection, selected: Bitset): Bitset =>
  subtract(Uint32Array.from(collection.live()), selected);

function idFilter(value: string, collection: Collection): Bitset {
  checkValue('id', value);
  const isNegated = /^!=?/.test(value);
  const selected = emptyBitset(collection.size);
  for (const id of listItems(value.replace(/^(!=|=|!)\s*/, ''))) {
    if (id === '*') return isNegated ? emptyBitset(collection.size) : Uint32Array.from(collection.live());
    const doc = collection.ordinalOf(id);
    if (doc !== undefined) setBit(selected, doc);
  }
  return isNegated ? without(collection, selected) : selected;
}

function boolFilter(field: Field, value: string, collection: Collection): Bitset {
  checkValue(field.name, value);
  const isNegated = /^!=?/.test(value);
  const given = value.replace(/^(!=|=|!)\s*/, '');
  const tests = listItems(given).map((item): NumberTest => {
    if (item !== 'true' && item !== 'false')
      throw badRequest(
        given.startsWith('[')
          ? `Values of filter field \`${field.name}\`: must be \`true\` or \`false\`.`
          : `Value of filter field \`${field.name}\` must be \`true\` or \`false\`.`,
      );
    return { kind: 'equal', value: item === 'true' ? 1 : 0 };
  });
  const selected = intersect(collection.numbers(field).select(tests, collection.size), collection.live());
  return isNegated ? without(collection, selected) : selected;
}

const INT32 = 2 ** 31;

function numberFilter(field: Field, value: string, collection: Collection): Bitset {
  const bad = (reason: string) => badRequest(`Error with filter field \`${field.name}\`: ${reason}`);
  if (value === '') throw bad('Numerical field has an invalid comparator.');
  const isNegated = /^!=?/.test(value);
  const rest = isNegated ? value.replace(/^!=?\s*/, '') : value.replace(/^=\s*/, '');
  const isInteger = field.scalar !== 'float';
  const read = (text: string): number => {
    const number = Number(text);
    const isBad =
      text.trim() === '' || !Number.isFinite(number) || !/^[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?$/.test(text.trim());
    if (isBad || (isInteger && !Number.isInteger(number)))
      throw bad(`Not ${field.scalar === 'float' ? 'a float' : `an ${field.scalar}`}.`);
    if (field.scalar === 'int32' && (number >= INT32 || number < -INT32)) throw bad('Not an int32.');
    return field.scalar === 'float' ? Math.fround(number) : number;
  };
  const step = isInteger ? 1 : 0;
  const test = (item: string): NumberTest | undefined => {
    const range = /^(-?[^.\s]*(?:\.\d+)?)\s*\.\.\s*(.*)$/.exec(item);
    if (range) {
      const [, low = '', high = ''] = range;
      // an open end selects nothing, as the real server has it
      if (low.trim() === '' || high.trim() === '') return undefined;
      return { kind: 'range', min: read(low), max: read(high) };
    }
    const compared = /^(>=|<=|>|<)\s*(.*)$/s.exec(item);
    if (!compared) return { kind: 'equal', value: read(item) };
    const [, operator, text = ''] = compared;
    const bound = read(text);
    if (operator === '>=') return { kind: 'range', min: bound, max: Infinity };
    if (operator === '<=') return { kind: 'range', min: -Infinity, max: bound };
    if (operator === '>') return { kind: 'range', min: step ? bound + step : nextUp(bound), max: Infinity };
    return { kind: 'range', min: -Infinity, max: step ? bound - step : -nextUp(-bound) };
  };
  const tests = listItems(rest).flatMap((item) => test(item) ?? []);
  const selected = intersect(collection.numbers(field).select(tests, collection.size), collection.live());
  return isNegated ? without(collection, selected) : selected;
}

/** The next larger number that a 32-bit float can tell apart. */
const nextUp = (value: number): number => value + Math.max(Math.abs(value) * 2 ** -24, Number.MIN_VALUE);

/** Refuses a condition without a value. */
function checkValue(name: string, value: string): void {
  if (/^(?:!=|=)?\s*$/.test(value))
    throw badRequest(`Error with filter field \`${name}\`: Filter value cannot be empty.`);
}

function stringFilter(field: Field, value: string, collection: Collection): Bitset {
  checkValue(field.name, value);
  const operator = /^(!=|=|!)?\s*/.exec(value)?.[1] ?? '';
  const items = listItems(value.replace(/^(!=|=|!)\s*/, ''));
  const isExact = operator === '=' || operator === '!=';
  const isNegated = operator === '!=' || operator === '!';
  const column = collection.strings(field);
  const options = collection.textOptions;
  const selected = emptyBitset(collection.size);
  if (isExact) {
    const marked = new Uint8Array(column.values.length);
    for (const item of items) {
      const isPrefix = item.endsWith('*') && item.length > 1;
      const wanted = normalise(isPrefix ? item.slice(0, -1) : item, options);
      spend(isPrefix ? 1 + (column.values.length >>> 4) : 1);
      for (const code of collection.codesOfNormalised(field, wanted, isPrefix)) marked[code] = 1;
    }
    unite(selected, column.select(marked, collection.size));
  } else {
    for (const item of items) unite(selected, wordFilter(field, item, collection));
  }
  intersect(selected, collection.live());
  return isNegated ? without(collection, selected) : selected;
}

/** Documents with all words of a text; the last one may end in `*`. */
function wordFilter(field: Field, item: string, collection: Collection): Bitset {
  const text = collection.text(field);
  const isPrefix = item.endsWith('*');
  const words = tokenize(item, collection.textOptions).map(({ token }) => token);
  let result: Bitset | undefined;
  for (const [index, word] of words.entries()) {
    spend(10 + (collection.size >>> 7));
    const docs = emptyBitset(collection.size);
    text.mark(word, isPrefix && index === words.length - 1, docs);
    result = result ? intersect(result, docs) : docs;
  }
  return result ?? emptyBitset(collection.size);
}
