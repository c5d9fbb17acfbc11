import { forLater } from '../limits/budget.js';
import type { Field } from '../schema.js';
import { TextField } from '../text/textField.js';
import { normalise, type TextOptions } from '../text/tokenize.js';
import { GeoColumn } from './geoColumn.js';
import { NumberColumn } from './numberColumn.js';
import { StringColumn } from './stringColumn.js';

/** What is kept of one field to filter, count, sort and search by it. */
export class FieldColumns {
  readonly number: NumberColumn | undefined;
  readonly string: StringColumn | undefined;
  readonly geo: GeoColumn | undefined;
  private words: TextField | undefined;
  /** Codes by normalised value, built when a filter asks and extended as values come. */
  private normalised: { upTo: number; codes: Map<string, number[]> } | undefined;
  private readonly field: Field;
  private readonly options: TextOptions;

  constructor(field: Field, options: TextOptions) {
    this.field = field;
    this.options = options;
    if (field.scalar === 'string') this.string = new StringColumn(field.facet);
    else if (field.scalar === 'geopoint') this.geo = new GeoColumn();
    else this.number = new NumberColumn(field.facet);
  }

  /** Makes room for so many documents: what is not set has no value. */
  reserve(count: number): void {
    (this.number ?? this.string ?? this.geo)?.reserve(count);
  }

  set(doc: number, value: unknown): void {
    if (this.number) this.number.set(doc, value === undefined ? undefined : this.numbersOf(value));
    else if (this.geo) this.geo.set(doc, Array.isArray(value) ? (value as [number, number]) : undefined);
    else {
      const text = value === undefined ? undefined : Array.isArray(value) ? value.map(String) : textOf(value);
      this.string?.set(doc, text);
      this.words?.set(doc, text);
    }
  }

  private numbersOf(value: unknown): number | number[] {
    const toNumber = (item: unknown): number =>
      this.field.scalar === 'float' ? Math.fround(Number(item)) : Number(item);
    return Array.isArray(value) ? value.map(toNumber) : toNumber(value);
  }

  /** The words of the field. Built from its values on first use, because most fields are never searched. */
  text(documents: () => Iterable<number>): TextField {
    return (this.words ??= forLater(() => {
      const words = new TextField(this.options);
      for (const doc of documents()) {
        const values = this.string?.valuesOf(doc) ?? [];
        words.set(doc, this.field.isArray ? values : values[0]);
      }
      return words;
    }));
  }

  /** Codes of the values that read like `wanted`, or begin so. */
  codesOfNormalised(wanted: string, isPrefix: boolean): readonly number[] {
    const values = this.string?.values ?? [];
    const known = (this.normalised ??= { upTo: 1, codes: new Map<string, number[]>() });
    if (known.upTo < values.length)
      forLater(() => {
        for (; known.upTo < values.length; known.upTo++) {
          const key = normalise(values[known.upTo] as string, this.options);
          const codes = known.codes.get(key);
          if (codes) codes.push(known.upTo);
          else known.codes.set(key, [known.upTo]);
        }
      });
    if (!isPrefix) return known.codes.get(wanted) ?? [];
    return [...known.codes].filter(([key]) => key.startsWith(wanted)).flatMap(([, codes]) => codes);
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
