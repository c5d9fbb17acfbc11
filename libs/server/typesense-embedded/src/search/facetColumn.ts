import type { Collection } from '../collection.js';
import type { FrequencyList } from '../columns/frequencyList.js';
import type { Field } from '../schema.js';

/** What a facet needs of a field's values, whatever their type. Codes count from 1. */
export interface FacetColumn {
  readonly frequency: FrequencyList;
  /** How many of the documents have each code. */
  tally(docs: Uint32Array): Uint32Array;
  codesOf(doc: number): ArrayLike<number> & Iterable<number>;
  /** The value as an answer shows it. */
  print(code: number): string;
  /** The value as a number; NaN for words. */
  number(code: number): number;
  /** Decides which of several values with one count are shown, the greatest first. */
  order(code: number): number;
}

export function facetColumn(field: Field, collection: Collection): FacetColumn {
  if (field.scalar === 'string' || field.scalar === 'auto') {
    const column = collection.strings(field);
    return {
      frequency: frequencyOf(column),
      tally: (docs) => column.tally(docs),
      codesOf: (doc) => column.codesOf(doc),
      print: (code) => column.values[code] as string,
      number: () => NaN,
      order: (code) => code,
    };
  }
  const column = collection.numbers(field);
  const value = (code: number): number => column.distinct[code - 1] as number;
  return {
    frequency: frequencyOf(column),
    tally: (docs) => column.tally(docs),
    codesOf: (doc) => column.codesOf(doc),
    print: (code) => printNumber(field, value(code)),
    number: value,
    order: ORDERS[field.scalar] === undefined ? (code) => code : (code) => (ORDERS[field.scalar] as Order)(value(code)),
  };
}

function frequencyOf({ frequency }: { frequency: FrequencyList | undefined }): FrequencyList {
  if (!frequency) throw new Error('Only facet fields have frequencies.');
  return frequency;
}

type Order = (value: number) => number;
const bits = new DataView(new ArrayBuffer(4));
/** Numbers of 32 bits are their own keys on the real server, read as unsigned. */
const ORDERS: Readonly<Partial<Record<Field['scalar'], Order>>> = {
  int32: (value) => value >>> 0,
  bool: (value) => value,
  float: (value) => {
    bits.setFloat32(0, value);
    return bits.getUint32(0);
  },
};

function printNumber(field: Field, value: number): string {
  if (field.scalar === 'bool') return String(value === 1);
  return field.scalar === 'float' ? String(Number(value.toPrecision(7))) : String(value);
}
