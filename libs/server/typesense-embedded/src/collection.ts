import { toOrdinals, type Bitset } from './columns/bitset.js';
import { FieldColumns } from './columns/fieldColumns.js';
import type { GeoColumn } from './columns/geoColumn.js';
import type { NumberColumn } from './columns/numberColumn.js';
import type { StringColumn } from './columns/stringColumn.js';
import type { Doc } from './documentRules.js';
import { DocumentStore } from './documents/documentStore.js';
import { forLater } from './limits/budget.js';
import { own } from './own.js';
import type { CollectionSchema, Field } from './schema.js';
import type { TextField, TextOptions } from './text/index.js';

/** Documents whose facet values are counted together when columns are built from what is stored. */
const LOT = 1000;
/** A larger collection is indexed when it is opened; a smaller one with the first search that needs it. */
const SMALL = 2000;

/** Filters and conditions whose documents are kept. */
const KEPT_FILTERS = 500;

/** Documents of one collection and the columns made of them. */
export class Collection {
  schema: CollectionSchema;
  /** Changes with every write: key of everything that is cached. */
  version = 0;
  readonly synonyms = new Map<string, Record<string, unknown>>();
  readonly overrides = new Map<string, Record<string, unknown>>();
  /** Results of filters at the present version. */
  readonly filterCache = new Map<string, Bitset>();
  private readonly store = new DocumentStore();
  private fields: Map<string, Field>;
  /** Undefined until the stored documents are first needed. */
  private columns: Map<string, FieldColumns> | undefined;

  constructor(schema: CollectionSchema) {
    this.schema = schema;
    this.fields = new Map(schema.fields.map((field) => [field.name, field]));
  }

  /** Ordinals given out so far. */
  get size(): number {
    return this.store.size;
  }
  get count(): number {
    return this.store.count;
  }
  /** Bytes of the documents. */
  get bytes(): number {
    return this.store.bytes;
  }

  get textOptions(): TextOptions {
    return { tokenSeparators: this.schema.tokenSeparators, symbolsToIndex: this.schema.symbolsToIndex };
  }

  fieldNamed(name: string): Field | undefined {
    return this.fields.get(name);
  }

  /** What comes to a new collection is indexed as it comes. */
  private indexEmpty(): void {
    if (this.count === 0) this.indexed();
  }

  private columnsOf(field: Field): FieldColumns {
    return this.indexed().get(field.name) as FieldColumns;
  }

  private indexed(): Map<string, FieldColumns> {
    return (this.columns ??= forLater(() => {
      const columns = new Map(
        this.schema.fields
          .filter(({ index }) => index)
          .map((field) => [field.name, new FieldColumns(field, this.textOptions)]),
      );
      this.fill(columns);
      return columns;
    }));
  }

  private fill(columns: ReadonlyMap<string, FieldColumns>): void {
    for (const column of columns.values()) column.reserve(this.size);
    const ordinals = toOrdinals(this.live());
    for (let at = 0; at < ordinals.length; at += LOT)
      countTogether(columns, () => {
        for (const ordinal of ordinals.subarray(at, at + LOT))
          for (const [name, value] of Object.entries(this.store.read(ordinal))) columns.get(name)?.set(ordinal, value);
      });
  }

  /** Indexes all fields, where the first search should not have to wait for it. */
  prepare(): void {
    if (this.count <= SMALL) return;
    for (const column of this.indexed().values()) if (column.string) column.text(() => this.store.present());
  }

  addField(field: Field): void {
    this.schema = { ...this.schema, fields: [...this.schema.fields.filter((f) => f.name !== field.name), field] };
    this.fields.set(field.name, field);
    if (this.columns && field.index) {
      const added = new FieldColumns(field, this.textOptions);
      this.columns.set(field.name, added);
      this.fill(new Map([[field.name, added]]));
    }
    this.touch();
  }

  dropField(name: string): void {
    this.schema = { ...this.schema, fields: this.schema.fields.filter((field) => field.name !== name) };
    this.fields.delete(name);
    this.columns?.delete(name);
    this.touch();
  }

  private touch(): void {
    this.version++;
    this.filterCache.clear();
  }

  /** Documents of a filter, or of a condition of one, kept until the collection changes. Do not change the answer. */
  keptFilter(text: string, select: () => Bitset): Bitset {
    let docs = this.filterCache.get(text);
    if (docs === undefined) {
      docs = select();
      if (this.filterCache.size >= KEPT_FILTERS) this.filterCache.clear();
      this.filterCache.set(text, docs);
    }
    return docs;
  }

  ordinalOf(id: string): number | undefined {
    return this.store.ordinalOf(id);
  }
  idOf(ordinal: number): string {
    return this.store.idOf(ordinal);
  }
  get(id: string): Doc | undefined {
    const ordinal = this.store.ordinalOf(id);
    return ordinal === undefined ? undefined : this.store.read(ordinal);
  }
  document(ordinal: number): Doc {
    return this.store.read(ordinal);
  }
  *documents(): Generator<Doc> {
    for (const ordinal of this.store.present()) yield this.store.read(ordinal);
  }
  /** Ids and JSON of the documents that are there. */
  *stored(): Generator<readonly [id: string, json: Buffer]> {
    for (const ordinal of this.store.present()) yield [this.store.idOf(ordinal), this.store.json(ordinal)];
  }
  /** JSON of a document as it is now; it stays as it is when the document changes. */
  json(id: string): Buffer | undefined {
    const ordinal = this.store.ordinalOf(id);
    return ordinal === undefined ? undefined : this.store.json(ordinal);
  }

  /** An id for a document that brings none. */
  makeId(): string {
    return this.store.makeId();
  }

  /** Writes documents whose facet values are counted together, as those of one part of an import. */
  inLot(write: () => void): void {
    this.indexEmpty();
    if (this.columns) countTogether(this.columns, write);
    else write();
  }

  /** Writes a whole document; one with the same id keeps its place. */
  put(document: Doc): void {
    this.indexEmpty();
    if (this.count === SMALL + 1) this.prepare();
    const ordinal = this.store.put(document.id, JSON.stringify(document));
    if (this.columns) for (const [name, column] of this.columns) column.set(ordinal, own(document, name));
    this.touch();
  }

  /** Takes documents as they are stored: lines of JSON from `start` on. */
  adopt(ids: readonly string[], lines: Buffer, start: number): void {
    this.store.adopt(ids, lines, start);
    this.columns = undefined;
    this.touch();
  }

  remove(id: string): void {
    const ordinal = this.store.remove(id);
    if (ordinal === undefined) return;
    for (const columns of this.columns?.values() ?? []) columns.set(ordinal, undefined);
    this.touch();
  }

  /** Documents that are there. Do not change the answer. */
  live(): Bitset {
    return this.store.live();
  }

  numbers(field: Field): NumberColumn {
    return this.columnsOf(field).number as NumberColumn;
  }
  strings(field: Field): StringColumn {
    return this.columnsOf(field).string as StringColumn;
  }
  text(field: Field): TextField {
    return this.columnsOf(field).text(() => this.store.present());
  }
  geo(field: Field): GeoColumn {
    return this.columnsOf(field).geo as GeoColumn;
  }

  /** Codes of the values that read like `wanted`, or begin so. */
  codesOfNormalised(field: Field, wanted: string, isPrefix: boolean): readonly number[] {
    return this.columnsOf(field).codesOfNormalised(wanted, isPrefix);
  }
}

/** Counts the facet values of what is written as one lot. */
function countTogether(columns: ReadonlyMap<string, FieldColumns>, write: () => void): void {
  const lists = [...columns.values()].flatMap(({ number, string }) => (number ?? string)?.frequency ?? []);
  for (const list of lists) list.startLot();
  try {
    write();
  } finally {
    for (const list of lists) list.endLot();
  }
}
