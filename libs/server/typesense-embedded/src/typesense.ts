import { Collection } from './collection.js';
import { conform, type DirtyValues, type Doc } from './documentRules.js';
import { Fault, notFound } from './fault.js';
import { Keys, type ApiKey } from './keys.js';
import { encodeLines, type Entry, type LinesEntry } from './persistence/entry.js';
import { storedSchema } from './persistence/snapshot.js';
import { Storage } from './persistence/storage.js';
import { parseField, parseSchema, refuseNested } from './schema.js';
import { answerSearch, answerSearches } from './search/keyedSearch.js';
import type { RawParameters } from './search/parameters.js';
import { own } from './own.js';

export interface TypesenseOptions {
  /** Master key. */
  readonly apiKey: string;
  /** Folder for what is stored; memory only without one. */
  readonly dataDir?: string | undefined;
  /** Milliseconds, for expiry of keys and timing. */
  readonly now?: () => number;
  /** Called with one line for each problem the operator must know of: unreadable data, a failed write. */
  readonly onNotice?: (line: string) => void;
  /** Processor time of one request with a key that may only search, milliseconds. */
  readonly searchMilliseconds?: number;
  /** Whether each of several searches may have its own key, as Typesense allows. Default: true. */
  readonly takesOwnKeys?: boolean;
}

export type WriteAction = 'create' | 'upsert' | 'update' | 'emplace';

/** The server's state and everything that can be done to it. */
export class Typesense {
  readonly collections = new Map<string, Collection>();
  readonly aliases = new Map<string, string>();
  readonly keys: Keys;
  readonly now: () => number;
  readonly searchMilliseconds: number | undefined;
  readonly takesOwnKeys: boolean;
  /** Changes that were made since the start, as `/status` counts them. */
  changes = 0;
  private storage: Storage | undefined;
  private readonly notice: (line: string) => void;

  constructor(options: TypesenseOptions) {
    this.keys = new Keys(options.apiKey);
    this.now = options.now ?? Date.now;
    this.notice = options.onNotice ?? ((line) => console.warn(line));
    this.searchMilliseconds = options.searchMilliseconds;
    this.takesOwnKeys = options.takesOwnKeys ?? true;
    if (options.dataDir === undefined) return;
    this.storage = new Storage(options.dataDir, this, (entry) => this.apply(entry));
    if (this.storage.damaged !== undefined) this.notice(this.storage.damaged);
  }

  close(): void {
    this.storage?.close();
    this.storage = undefined;
  }

  private apply(entry: Entry): void {
    switch (entry.op) {
      case 'collection': {
        const raw = entry.schema as Record<string, unknown>;
        const schema = parseSchema(raw, Number(raw['created_at']));
        this.collections.set(schema.name, new Collection(schema));
        return;
      }
      case 'drop':
        this.collections.delete(entry.name);
        return;
      case 'alter': {
        const collection = this.stored(entry.name);
        const fields = entry.fields as Record<string, unknown>[];
        for (const field of fields) if (field['drop'] === true) collection.dropField(String(field['name']));
        for (const field of fields) if (field['drop'] !== true) collection.addField(parseField(field));
        return;
      }
      case 'lines':
        this.stored(entry.name).adopt(entry.ids, entry.lines, entry.start);
        return;
      case 'remove': {
        const collection = this.stored(entry.name);
        for (const id of entry.ids) collection.remove(id);
        return;
      }
      case 'alias':
        if (entry.collection === null) this.aliases.delete(entry.name);
        else this.aliases.set(entry.name, entry.collection);
        return;
      case 'synonym':
      case 'override': {
        const collection = this.stored(entry.name);
        const map = entry.op === 'synonym' ? collection.synonyms : collection.overrides;
        if (entry.value === null) map.delete(entry.id);
        else map.set(entry.id, entry.value as Record<string, unknown>);
        return;
      }
      case 'key':
        this.keys.add(entry.key as ApiKey);
        return;
      case 'unkey':
        this.keys.remove(entry.id);
        return;
      default:
        throw new Error('This entry was written by another version.');
    }
  }

  /** Makes a change: on disk first, so that what cannot be stored is not there either. Throws a 503 then. */
  commit(entry: Exclude<Entry, LinesEntry>): void {
    this.noticed(() => this.storage?.store(entry));
    this.apply(entry);
    this.changes += 1;
    this.compact('name' in entry ? entry.name : undefined);
  }

  /**
   * Writes documents, and puts them on disk once they are all there. Throws a 503 when that fails; nothing has changed
   * then.
   */
  writing(collection: Collection, work: (put: (doc: Doc) => void) => void): void {
    const { name } = collection.schema;
    const before = new Map<string, Buffer | undefined>();
    try {
      work((doc) => {
        if (!before.has(doc.id)) before.set(doc.id, collection.json(doc.id));
        collection.put(doc);
      });
      if (before.size > 0) this.changes += 1;
      if (before.size === 0 || !this.storage) return;
      const lines = [...before.keys()].map((id) => [id, collection.json(id) as Buffer] as const);
      this.noticed(() => this.storage?.storeLines(name, encodeLines(name, lines)));
    } catch (error) {
      for (const [id, json] of before)
        if (json) collection.put(JSON.parse(json.toString('utf8')) as Doc);
        else collection.remove(id);
      throw error;
    }
    this.compact(name);
  }

  /** Runs work that can fail when the disk is full, and notifies the operator of such a failure. */
  private noticed(work: () => void): void {
    try {
      work();
    } catch (error) {
      if (error instanceof Fault) this.notice(error.message);
      throw error;
    }
  }

  private compact(name: string | undefined): void {
    try {
      this.storage?.compact(this, name);
    } catch (error) {
      this.notice(`The search journal could not be rewritten. ${error instanceof Error ? error.message : ''}`);
    }
  }

  /** A collection by its own name, which an alias may bear as well. */
  private stored(name: string): Collection {
    const collection = this.collections.get(name);
    if (!collection) throw notFound('Collection not found');
    return collection;
  }

  /** A collection by its name or an alias. */
  find(name: string): Collection {
    const collection = this.collections.get(this.aliases.get(name) ?? name) ?? this.collections.get(name);
    if (!collection) throw notFound('Collection not found');
    return collection;
  }

  createCollection(raw: unknown): Collection {
    const schema = parseSchema(raw, Math.floor(this.now() / 1000));
    if (this.collections.has(schema.name))
      throw new Fault(409, `A collection with name \`${schema.name}\` already exists.`);
    this.commit({ op: 'collection', schema: storedSchema(new Collection(schema)) });
    return this.find(schema.name);
  }

  /** Makes a collection with the schema, synonyms and overrides of another, without its documents. */
  cloneCollection(source: string, raw: Readonly<Record<string, unknown>>): Collection {
    const from = this.collections.get(this.aliases.get(source) ?? source);
    if (!from) throw notFound(`Collection with name \`${source}\` not found.`);
    const clone = this.createCollection({ ...(storedSchema(from) as object), name: raw['name'] });
    const { name } = clone.schema;
    for (const [id, value] of from.synonyms) this.commit({ op: 'synonym', name, id, value });
    for (const [id, value] of from.overrides) this.commit({ op: 'override', name, id, value });
    return clone;
  }

  dropCollection(name: string): Collection {
    const collection = this.collections.get(this.aliases.get(name) ?? name);
    if (!collection) throw notFound(`No collection with name \`${name}\` found.`);
    this.commit({ op: 'drop', name: collection.schema.name });
    return collection;
  }

  /** Adds and drops fields; all or nothing. */
  alter(name: string, fields: readonly Record<string, unknown>[]): void {
    const collection = this.find(name);
    for (const field of fields) {
      const isKnown = collection.fieldNamed(String(field['name'])) !== undefined;
      if (field['drop'] === true && !isKnown)
        throw new Fault(400, `Field \`${String(field['name'])}\` is not part of collection schema.`);
      if (
        field['drop'] !== true &&
        isKnown &&
        !fields.some((other) => other['drop'] === true && other['name'] === field['name'])
      ) {
        throw new Fault(
          400,
          `Field \`${String(field['name'])}` +
            `\` is already part of the schema: To change this field, drop it first before adding it back ` +
            'to the schema.',
        );
      }
    }
    const added = fields.filter((field) => field['drop'] !== true).map(parseField);
    refuseNested(added, collection.schema.enableNestedFields);
    for (const field of added) {
      if (field.optional || collection.count === 0) continue;
      const lacks = [...collection.documents()].some((doc) => own(doc, field.name) === undefined);
      if (lacks)
        throw new Fault(
          400,
          `Field \`${field.name}` +
            `\` has been declared in the schema, but is not found in the documents already present in the ` +
            `collection. If you still want to add this field, set it as \`optional: true\`.`,
        );
    }
    this.commit({ op: 'alter', name: collection.schema.name, fields });
  }

  /** Checks a document and says what would be stored. */
  prepare(collection: Collection, raw: Record<string, unknown>, action: WriteAction, dirty: DirtyValues): Doc {
    const given = raw['id'];
    if (given !== undefined && typeof given !== 'string')
      throw new Fault(400, "Document's `id` field should be a string.");
    if (given === '') throw new Fault(400, 'The `id` should not be empty.');
    const isPresent = given !== undefined && collection.ordinalOf(given) !== undefined;
    if (action === 'create' && isPresent) throw new Fault(409, `A document with id ${given} already exists.`);
    if (action === 'update' && given === undefined) throw new Fault(400, 'For update, the `id` key must be provided.');
    if (action === 'update' && !isPresent) throw notFound(`Could not find a document with id: ${given}`);
    const isPartial = isPresent && action !== 'create' && action !== 'upsert';
    const fitted = conform(collection.schema, raw, dirty, isPartial);
    const merged = isPartial ? { ...collection.get(given), ...fitted } : fitted;
    if (isPartial) for (const [key, value] of Object.entries(raw)) if (value === null) delete merged[key];
    return sortedKeys({ ...merged, id: given ?? collection.makeId() });
  }

  write(collection: Collection, docs: readonly Doc[]): void {
    this.writing(collection, (put) => collection.inLot(() => docs.forEach(put)));
  }

  /** Removes documents; those that are not there are passed over. */
  remove(collection: Collection, ids: readonly string[]): void {
    const present = ids.filter((id) => collection.ordinalOf(id) !== undefined);
    if (present.length > 0) this.commit({ op: 'remove', name: collection.schema.name, ids: present });
  }

  /** One search with a key, as `GET /collections/:name/documents/search`. */
  search(name: string, raw: RawParameters, apiKey: string | undefined): Record<string, unknown> {
    return answerSearch(this, name, raw, apiKey);
  }

  /** Several searches with one key, as `POST /multi_search`. A search that is refused carries its own error. */
  multiSearch(
    body: unknown,
    apiKey: string | undefined,
    common: RawParameters = {},
  ): { results: Record<string, unknown>[] } {
    return answerSearches(this, body, apiKey, common);
  }
}

const sortedKeys = (doc: Record<string, unknown>): Doc =>
  Object.fromEntries(Object.entries(doc).sort(([a], [b]) => (a < b ? -1 : 1))) as Doc;

/** Starts a server in this process. Throws one clear line when its folder is in use or unreadable. */
export const createTypesense = (options: TypesenseOptions): Typesense => new Typesense(options);
