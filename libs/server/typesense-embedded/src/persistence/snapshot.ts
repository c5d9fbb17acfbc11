import type { Collection } from '../collection.js';
import type { ApiKey } from '../keys.js';
import { fieldJson, schemaJson } from '../schema.js';
import { encode, encodeLines } from './entry.js';

/** What a server holds, as far as it is stored. */
export interface Stored {
  readonly collections: ReadonlyMap<string, Collection>;
  readonly aliases: ReadonlyMap<string, string>;
  readonly keys: { all(): ApiKey[] };
}

const PER_ENTRY = 1000;

/** Entries that make the keys and aliases of an empty server those of this one. */
export function* serverEntries({ aliases, keys }: Stored): Generator<Buffer> {
  for (const key of keys.all()) yield encode({ op: 'key', key });
  for (const [name, collection] of aliases) yield encode({ op: 'alias', name, collection });
}

/** Entries that make a collection as it is. */
export function* collectionEntries(collection: Collection): Generator<Buffer> {
  const { name } = collection.schema;
  yield encode({ op: 'collection', schema: storedSchema(collection) });
  for (const [id, value] of collection.synonyms) yield encode({ op: 'synonym', name, id, value });
  for (const [id, value] of collection.overrides) yield encode({ op: 'override', name, id, value });
  let documents: (readonly [string, Buffer])[] = [];
  for (const document of collection.stored()) {
    documents.push(document);
    if (documents.length < PER_ENTRY) continue;
    yield encodeLines(name, documents);
    documents = [];
  }
  if (documents.length > 0) yield encodeLines(name, documents);
}

/** A collection's schema as it is stored. */
export const storedSchema = (collection: Collection): unknown => ({
  ...schemaJson(collection.schema, 0),
  fields: collection.schema.fields.map(fieldJson),
});
