import { clearBit, setBit, toOrdinals, wordsFor, type Bitset } from './columns/bitset.js';
import { GeoColumn } from './columns/geoColumn.js';
import { withRoom } from './columns/grow.js';
import { NumberColumn } from './columns/numberColumn.js';
import { StringColumn } from './columns/stringColumn.js';
import type { Doc } from './documentRules.js';
import type { CollectionSchema, Field } from './schema.js';
import { TextField } from './text/textField.js';
import { forLater } from './limits/budget.js';
import { normalise, type TextOptions } from './text/tokenize.js';
import { own } from './own.js';

interface Columns {
  number?: NumberColumn;
  string?: StringColumn;
  text?: TextField;
  geo?: GeoColumn;
  /** Codes by normalised value, built when a filter asks and extended as values come. */
  normalised?: { upTo: number; codes: Map<string, number[]> };
}

/** Documents of one collection and the columns made of them. Ordinals are dense and never used twice. */
export class Collection {
  schema: CollectionSchema;
  /** Ordinals given out so far. */
  size = 0;
  /** Changes with every write: key of everything that is cached. */
  version = 0;
  readonly synonyms = new Map<string, Record<string, unknown>>();
  readonly overrides = new Map<string, Record<string, unknown>>();
  private readonly docs: (Doc | undefined)[] = [];
  private readonly ordinals = new Map<string, number>();
  private liveBits: Bitset = new Uint32Array(0);
  private columns = new Map<string, Columns>();
  private fields = new Map<string, Field>();
  private nextId = 0;
  /** Results of filters at the present version. */
  readonly filterCache = new Map<string, Bitset>();

  constructor(schema: CollectionSchema) {
    this.schema = schema;
    for (const field of schema.fields) this.addColumns(field);
  }

  get count(): number {
    return this.ordinals.size;
  }

  get textOptions(): TextOptions {
    return { tokenSeparators: this.schema.tokenSeparators, symbolsToIndex: this.schema.symbolsToIndex };
  }

  fieldNamed(name: string): Field | undefined {
    return this.fields.get(name);
  }

  private addColumns(field: Field): void {
    this.fields.set(field.name, field);
    if (field.name.includes('*') || !field.index) return;
    const columns: Columns = {};
    if (field.scalar === 'string' || field.scalar === 'auto') {
      columns.string = new StringColumn(field.facet);
      columns.text = new TextField(this.textOptions);
    } else if (field.scalar === 'geopoint') columns.geo = new GeoColumn();
    else if (field.scalar !== 'object') columns.number = new NumberColumn(field.facet);
    this.columns.set(field.name, columns);
  }

  addField(field: Field): void {
    this.schema = { ...this.schema, fields: [...this.schema.fields.filter((f) => f.name !== field.name), field] };
    this.addColumns(field);
    for (const [doc, document] of this.docs.entries())
      if (document) this.indexValue(field, doc, own(document, field.name));
    this.touch();
  }

  dropField(name: string): void {
    this.schema = { ...this.schema, fields: this.schema.fields.filter((field) => field.name !== name) };
    this.fields.delete(name);
    this.columns.delete(name);
    this.touch();
  }

  private touch(): void {
    this.version++;
    this.filterCache.clear();
  }

  ordinalOf(id: string): number | undefined {
    return this.ordinals.get(id);
  }
  get(id: string): Doc | undefined {
    const ordinal = this.ordinals.get(id);
    return ordinal === undefined ? undefined : this.docs[ordinal];
  }
  document(ordinal: number): Doc {
    return this.docs[ordinal] as Doc;
  }
  *documents(): Generator<Doc> {
    for (const doc of this.docs) if (doc) yield doc;
  }

  /** An id for a document that brings none. */
  makeId(): string {
    while (this.ordinals.has(String(this.nextId))) this.nextId++;
    return String(this.nextId++);
  }

  /** Writes documents whose facet values are counted together, as those of one part of an import. */
  inLot(write: () => void): void {
    const lists = [...this.columns.values()].flatMap(({ number, string }) => (number ?? string)?.frequency ?? []);
    for (const list of lists) list.startLot();
    try {
      write();
    } finally {
      for (const list of lists) list.endLot();
    }
  }

  /** Writes a whole document; one with the same id keeps its place. */
  put(document: Doc): void {
    let ordinal = this.ordinals.get(document.id);
    if (ordinal === undefined) {
      ordinal = this.size++;
      this.ordinals.set(document.id, ordinal);
      this.liveBits = withRoom(this.liveBits, wordsFor(this.size));
      setBit(this.liveBits, ordinal);
    }
    this.docs[ordinal] = document;
    for (const field of this.fields.values()) this.indexValue(field, ordinal, own(document, field.name));
    this.touch();
  }

  remove(id: string): Doc | undefined {
    const ordinal = this.ordinals.get(id);
    if (ordinal === undefined) return undefined;
    const document = this.docs[ordinal];
    this.docs[ordinal] = undefined;
    this.ordinals.delete(id);
    clearBit(this.liveBits, ordinal);
    for (const field of this.fields.values()) this.indexValue(field, ordinal, undefined);
    this.touch();
    return document;
  }

  private indexValue(field: Field, ordinal: number, value: unknown): void {
    const columns = this.columns.get(field.name);
    if (!columns) return;
    if (columns.number) {
      const toNumber = (item: unknown): number => (field.scalar === 'float' ? Math.fround(Number(item)) : Number(item));
      columns.number.set(
        ordinal,
        value === undefined ? undefined : Array.isArray(value) ? value.map(toNumber) : toNumber(value),
      );
    } else if (columns.geo) columns.geo.set(ordinal, Array.isArray(value) ? (value as [number, number]) : undefined);
    else {
      const text = value === undefined ? undefined : Array.isArray(value) ? value.map(String) : textOf(value);
      columns.string?.set(ordinal, text);
      columns.text?.set(ordinal, text);
    }
  }

  /** Documents that are there. Do not change the answer. */
  live(): Bitset {
    const words = wordsFor(this.size);
    return this.liveBits.length === words ? this.liveBits : this.liveBits.subarray(0, words);
  }

  /** Ordinals of all documents, ascending. */
  allDocs(): Uint32Array {
    if (this.everything?.version !== this.version)
      this.everything = { version: this.version, docs: toOrdinals(this.live()) };
    return this.everything.docs;
  }
  private everything: { version: number; docs: Uint32Array } | undefined;

  numbers(field: Field): NumberColumn {
    return this.columns.get(field.name)?.number as NumberColumn;
  }
  strings(field: Field): StringColumn {
    return this.columns.get(field.name)?.string as StringColumn;
  }
  text(field: Field): TextField {
    return this.columns.get(field.name)?.text as TextField;
  }
  geo(field: Field): GeoColumn {
    return this.columns.get(field.name)?.geo as GeoColumn;
  }

  /** Codes of the values that read like `wanted`, or begin so. */
  codesOfNormalised(field: Field, wanted: string, isPrefix: boolean): readonly number[] {
    const columns = this.columns.get(field.name);
    const values = columns?.string?.values ?? [];
    if (!columns) return [];
    const known = (columns.normalised ??= { upTo: 1, codes: new Map<string, number[]>() });
    if (known.upTo < values.length)
      forLater(() => {
        for (; known.upTo < values.length; known.upTo++) {
          const key = normalise(values[known.upTo] as string, this.textOptions);
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
