import type { Collection } from '../collection.js';
import type { FrequencyList } from '../columns/frequencyList.js';
import type { NumberColumn } from '../columns/numberColumn.js';
import type { Field } from '../schema.js';

/** What a facet needs of a field's values, whatever their type. Codes count from 1. */
export interface FacetColumn {
  readonly frequency: FrequencyList;
  /** How many of the documents have each code. */
  tally(docs: Uint32Array): Uint32Array;
  codesOf(doc: number): ArrayLike<number> & Iterable<number>;
  /** The value as an answer shows it. */
  print(code: number): string;
  /** Values by code - 1 where they are numbers. */
  readonly numbers: readonly number[];
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
      numbers: [],
      order: (code) => column.frequency?.arrivalOf(code) ?? 0,
    };
  }
  const column = collection.numbers(field);
  return {
    frequency: frequencyOf(column),
    tally: (docs) => column.tally(docs),
    codesOf: (doc) => column.codesOf(doc),
    print: (code) => printNumber(field, column.distinct[code - 1] as number),
    numbers: column.distinct,
    order: orderOf(field, column),
  };
}

function frequencyOf({ frequency }: { frequency: FrequencyList | undefined }): FrequencyList {
  if (!frequency) throw new Error('Only facet fields have frequencies.');
  return frequency;
}

const bits = new DataView(new ArrayBuffer(4));

/** Numbers of 32 bits are their own keys on the real server, read as unsigned; others are numbered as they come. */
function orderOf({ scalar }: Field, { distinct, frequency }: NumberColumn): (code: number) => number {
  if (scalar === 'int32' || scalar === 'bool') return (code) => (distinct[code - 1] as number) >>> 0;
  if (scalar !== 'float') return (code) => frequency?.arrivalOf(code) ?? 0;
  return (code) => {
    bits.setFloat32(0, distinct[code - 1] as number);
    return bits.getUint32(0);
  };
}

function printNumber(field: Field, value: number): string {
  if (field.scalar === 'bool') return String(value === 1);
  return field.scalar === 'float' ? String(Number(value.toPrecision(7))) : String(value);
}
