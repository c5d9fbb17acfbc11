import type { Collection } from '../collection.js';
import type { Doc } from '../documentRules.js';
import type { ApiKey } from '../keys.js';
import { fieldJson, schemaJson } from '../schema.js';
import type { Entry } from './journal.js';

/** What a server holds, as far as it is stored. */
export interface Stored {
  readonly collections: ReadonlyMap<string, Collection>;
  readonly aliases: ReadonlyMap<string, string>;
  readonly keys: { all(): ApiKey[] };
}

const PER_ENTRY = 1000;

/** Entries that make an empty server what this one is. */
export function* snapshotOf({ collections, aliases, keys }: Stored): Generator<Entry> {
  yield { op: 'keys', keys: keys.all() };
  for (const collection of collections.values()) {
    const { name } = collection.schema;
    yield { op: 'collection', schema: storedSchema(collection) };
    for (const [id, value] of collection.synonyms) yield { op: 'synonym', name, id, value };
    for (const [id, value] of collection.overrides) yield { op: 'override', name, id, value };
    let docs: Doc[] = [];
    for (const doc of collection.documents()) {
      docs.push(doc);
      if (docs.length < PER_ENTRY) continue;
      yield { op: 'put', name, docs };
      docs = [];
    }
    if (docs.length > 0) yield { op: 'put', name, docs };
  }
  for (const [name, collection] of aliases) yield { op: 'alias', name, collection };
}

/** A collection's schema as it is stored. */
export const storedSchema = (collection: Collection): unknown => ({
  ...schemaJson(collection.schema, 0),
  fields: collection.schema.fields.map(fieldJson),
});
