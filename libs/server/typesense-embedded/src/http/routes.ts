import type { Collection } from '../collection.js';
import type { DirtyValues, Doc } from '../documentRules.js';
import { badRequest, Fault, notFound } from '../fault.js';
import { evaluateFilter } from '../filter/evaluateFilter.js';
import { parseFilter } from '../filter/parseFilter.js';
import { toOrdinals } from '../columns/bitset.js';
import { alterFieldJson, parseField, schemaJson } from '../schema.js';
import { overrideJson, parseOverride } from '../search/overrides.js';
import { flagOf, textOf, type RawParameters } from '../search/parameters.js';
import { visible } from '../search/search.js';
import { parseSynonym } from '../search/synonyms.js';
import type { Typesense, WriteAction } from '../typesense.js';
import { parseJson } from './json.js';

export interface Call {
  readonly server: Typesense;
  readonly params: readonly string[];
  readonly query: RawParameters;
  readonly body: string;
  readonly key: string | undefined;
}
export interface Answer {
  readonly status: number;
  /** JSON, or lines of JSON as text. */
  readonly body: unknown;
  readonly isText?: boolean;
}
export interface Route {
  readonly method: string;
  readonly pattern: RegExp;
  /** What a key must allow; undefined for open addresses and for searches, which check for themselves. */
  readonly action?: string;
  /** The first parameter is a collection that the key must cover. */
  readonly isCollection?: boolean;
  readonly answer: (call: Call) => Answer;
}

const ok = (body: unknown, status = 200): Answer => ({ status, body });
const name = (call: Call): string => call.params[0] as string;
const second = (call: Call): string => call.params[1] as string;
const jsonBody = (call: Call): Record<string, unknown> => {
  const value = parseJson(call.body);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw badRequest('Bad JSON.');
  return value as Record<string, unknown>;
};

const ACTIONS = ['create', 'upsert', 'update', 'emplace'];
function actionOf(call: Call, fallback: WriteAction): WriteAction {
  const action = textOf(call.query, 'action') ?? fallback;
  if (!ACTIONS.includes(action)) throw badRequest('Parameter `action` must be a create|update|upsert.');
  return action as WriteAction;
}
function dirtyOf(call: Call): DirtyValues {
  const dirty = textOf(call.query, 'dirty_values') ?? 'coerce_or_reject';
  return (
    ['coerce_or_reject', 'coerce_or_drop', 'drop', 'reject'].includes(dirty) ? dirty : 'coerce_or_reject'
  ) as DirtyValues;
}

function filtered(collection: Collection, filter: string | undefined): Doc[] {
  const node = parseFilter(filter ?? '');
  const docs = node ? evaluateFilter(node, collection) : collection.live();
  return Array.from(toOrdinals(docs), (doc) => collection.document(doc));
}

/** Writes many lines; each is answered for itself and good ones are stored together. */
function importLines(call: Call): Answer {
  const { server } = call;
  const collection = server.find(name(call));
  const action = actionOf(call, 'create');
  const dirty = dirtyOf(call);
  const returnsId = flagOf(call.query, 'return_id', false);
  const returnsDoc = flagOf(call.query, 'return_doc', false);
  const results: string[] = [];
  const batch: Doc[] = [];
  for (const line of call.body.split('\n')) {
    if (line.trim() === '') continue;
    try {
      const raw = parseJson(line);
      if (typeof raw !== 'object' || raw === null || Array.isArray(raw))
        throw badRequest('Bad JSON: not a proper document.');
      const doc = server.prepare(collection, raw as Record<string, unknown>, action, dirty);
      collection.put(doc);
      batch.push(doc);
      results.push(
        JSON.stringify({
          ...(returnsDoc ? { document: doc } : {}),
          ...(returnsId ? { id: doc.id } : {}),
          success: true,
        }),
      );
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      results.push(
        JSON.stringify({
          code: error.status,
          ...(returnsDoc ? { document: line } : {}),
          error: error.message,
          success: false,
        }),
      );
    }
  }
  if (batch.length > 0) server.record({ op: 'put', name: collection.schema.name, docs: batch });
  return { status: 200, body: results.join('\n'), isText: true };
}

function alterCollection(call: Call): Answer {
  const { fields } = jsonBody(call);
  if (!Array.isArray(fields) || fields.length === 0)
    throw badRequest(
      'The `fields` value should be an array of objects containing the field `name` and other properties.',
    );
  const list = fields as Record<string, unknown>[];
  call.server.alter(name(call), list);
  call.server.record({ op: 'alter', name: call.server.find(name(call)).schema.name, fields: list });
  return ok({
    fields: list.map((field) =>
      field['drop'] === true ? { drop: true, embed: null, name: field['name'] } : alterFieldJson(parseField(field)),
    ),
  });
}

const collectionJson = (collection: Collection) => schemaJson(collection.schema, collection.count);

export const ROUTES: readonly Route[] = [
  { method: 'GET', pattern: /^\/health$/, answer: () => ok({ ok: true }) },
  { method: 'GET', pattern: /^\/debug$/, action: 'debug:list', answer: () => ok({ state: 1, version: '29.0' }) },
  {
    method: 'GET',
    pattern: /^\/metrics\.json$/,
    action: 'metrics:list',
    answer: () => ok({ typesense_memory_active_bytes: String(process.memoryUsage().rss) }),
  },
  {
    method: 'GET',
    pattern: /^\/stats\.json$/,
    action: 'stats:list',
    answer: () => ok({ latency_ms: {}, requests_per_second: {} }),
  },
  { method: 'POST', pattern: /^\/operations\/(\w+)$/, action: 'operations:all', answer: () => ok({ success: true }) },

  {
    method: 'GET',
    pattern: /^\/collections$/,
    action: 'collections:list',
    answer: ({ server }) =>
      ok([...server.collections.values()].sort((a, b) => b.schema.createdAt - a.schema.createdAt).map(collectionJson)),
  },
  {
    method: 'POST',
    pattern: /^\/collections$/,
    action: 'collections:create',
    answer: (call) => ok(collectionJson(call.server.createCollection(jsonBody(call))), 201),
  },
  {
    method: 'GET',
    pattern: /^\/collections\/([^/]+)$/,
    action: 'collections:get',
    isCollection: true,
    answer: (call) => ok(collectionJson(call.server.find(name(call)))),
  },
  {
    method: 'PATCH',
    pattern: /^\/collections\/([^/]+)$/,
    action: 'collections:update',
    isCollection: true,
    answer: alterCollection,
  },
  {
    method: 'DELETE',
    pattern: /^\/collections\/([^/]+)$/,
    action: 'collections:delete',
    isCollection: true,
    answer: (call) => ok(collectionJson(call.server.dropCollection(name(call)))),
  },

  {
    method: 'GET',
    pattern: /^\/collections\/([^/]+)\/documents\/search$/,
    answer: (call) => ok(call.server.search(name(call), call.query, call.key)),
  },
  {
    method: 'GET',
    pattern: /^\/collections\/([^/]+)\/documents\/export$/,
    action: 'documents:export',
    isCollection: true,
    answer: (call) => ({
      status: 200,
      isText: true,
      body: filtered(call.server.find(name(call)), textOf(call.query, 'filter_by'))
        .map((doc) => JSON.stringify(visible(doc, call.query)))
        .join('\n'),
    }),
  },
  {
    method: 'POST',
    pattern: /^\/collections\/([^/]+)\/documents\/import$/,
    action: 'documents:import',
    isCollection: true,
    answer: importLines,
  },
  {
    method: 'POST',
    pattern: /^\/collections\/([^/]+)\/documents$/,
    action: 'documents:create',
    isCollection: true,
    answer: (call) => {
      const collection = call.server.find(name(call));
      const doc = call.server.prepare(collection, jsonBody(call), actionOf(call, 'create'), dirtyOf(call));
      call.server.write(collection, [doc]);
      return ok(doc, 201);
    },
  },
  {
    method: 'PATCH',
    pattern: /^\/collections\/([^/]+)\/documents$/,
    action: 'documents:update',
    isCollection: true,
    answer: (call) => {
      const filter = textOf(call.query, 'filter_by');
      if (!filter) throw badRequest('Parameter `filter_by` must be provided.');
      const collection = call.server.find(name(call));
      const change = jsonBody(call);
      const docs = filtered(collection, filter).map((doc) =>
        call.server.prepare(collection, { ...change, id: doc.id }, 'update', dirtyOf(call)),
      );
      call.server.write(collection, docs);
      return ok({ num_updated: docs.length });
    },
  },
  {
    method: 'DELETE',
    pattern: /^\/collections\/([^/]+)\/documents$/,
    action: 'documents:delete',
    isCollection: true,
    answer: (call) => {
      const filter = textOf(call.query, 'filter_by');
      if (flagOf(call.query, 'truncate', false) || filter) {
        const collection = call.server.find(name(call));
        return ok({
          num_deleted: call.server.remove(
            collection,
            filtered(collection, filter).map((doc) => doc.id),
          ).length,
        });
      }
      throw badRequest('Parameter `filter_by` must be provided.');
    },
  },
  {
    method: 'GET',
    pattern: /^\/collections\/([^/]+)\/documents\/([^/]+)$/,
    action: 'documents:get',
    isCollection: true,
    answer: (call) => {
      const doc = call.server.find(name(call)).get(second(call));
      if (!doc) throw notFound(`Could not find a document with id: ${second(call)}`);
      return ok(visible(doc, call.query));
    },
  },
  {
    method: 'PATCH',
    pattern: /^\/collections\/([^/]+)\/documents\/([^/]+)$/,
    action: 'documents:update',
    isCollection: true,
    answer: (call) => {
      const collection = call.server.find(name(call));
      const doc = call.server.prepare(collection, { ...jsonBody(call), id: second(call) }, 'update', dirtyOf(call));
      call.server.write(collection, [doc]);
      return ok(doc);
    },
  },
  {
    method: 'DELETE',
    pattern: /^\/collections\/([^/]+)\/documents\/([^/]+)$/,
    action: 'documents:delete',
    isCollection: true,
    answer: (call) => {
      const [doc] = call.server.remove(call.server.find(name(call)), [second(call)]);
      if (!doc) throw notFound(`Could not find a document with id: ${second(call)}`);
      return ok(doc);
    },
  },

  ...settings(
    'synonyms',
    'synonym',
    (collection) => collection.synonyms,
    parseSynonym,
    (item) => ({ root: '', ...item }),
  ),
  ...settings('overrides', 'override', (collection) => collection.overrides, parseOverride, overrideJson),

  {
    method: 'GET',
    pattern: /^\/aliases$/,
    action: 'aliases:list',
    answer: ({ server }) =>
      ok({ aliases: [...server.aliases].map(([alias, collection]) => ({ collection_name: collection, name: alias })) }),
  },
  {
    method: 'GET',
    pattern: /^\/aliases\/([^/]+)$/,
    action: 'aliases:get',
    answer: (call) => {
      const collection = call.server.aliases.get(name(call));
      if (collection === undefined) throw notFound('Collection not found');
      return ok({ collection_name: collection, name: name(call) });
    },
  },
  {
    method: 'PUT',
    pattern: /^\/aliases\/([^/]+)$/,
    action: 'aliases:create',
    answer: (call) => {
      const { collection_name: collection } = jsonBody(call);
      if (typeof collection !== 'string') throw badRequest('Parameter `collection_name` is required.');
      call.server.aliases.set(name(call), collection);
      call.server.record({ op: 'alias', name: name(call), collection });
      return ok({ collection_name: collection, name: name(call) });
    },
  },
  {
    method: 'DELETE',
    pattern: /^\/aliases\/([^/]+)$/,
    action: 'aliases:delete',
    answer: (call) => {
      const collection = call.server.aliases.get(name(call));
      if (collection === undefined) throw notFound('Collection not found');
      call.server.aliases.delete(name(call));
      call.server.record({ op: 'alias', name: name(call), collection: null });
      return ok({ collection_name: collection, name: name(call) });
    },
  },

  {
    method: 'GET',
    pattern: /^\/keys$/,
    action: 'keys:list',
    answer: ({ server }) => ok({ keys: server.keys.all().map(hideValue) }),
  },
  {
    method: 'POST',
    pattern: /^\/keys$/,
    action: 'keys:create',
    answer: (call) => {
      const key = call.server.keys.create(jsonBody(call));
      call.server.record({ op: 'keys', keys: call.server.keys.all() });
      return ok(key, 201);
    },
  },
  {
    method: 'GET',
    pattern: /^\/keys\/([^/]+)$/,
    action: 'keys:get',
    answer: (call) => {
      const key = call.server.keys.get(Number(name(call)));
      if (!key) throw notFound('Not found.');
      return ok(hideValue(key));
    },
  },
  {
    method: 'DELETE',
    pattern: /^\/keys\/([^/]+)$/,
    action: 'keys:delete',
    answer: (call) => {
      const id = Number(name(call));
      if (!call.server.keys.delete(id)) throw notFound('Not found.');
      call.server.record({ op: 'keys', keys: call.server.keys.all() });
      return ok({ id });
    },
  },

  {
    method: 'POST',
    pattern: /^\/multi_search$/,
    answer: (call) => ok(call.server.multiSearch(parseJson(call.body), call.key, call.query)),
  },
];

function hideValue({ value, ...key }: { value: string }) {
  return { ...key, value_prefix: value.slice(0, 4) };
}

/** Routes of things that a collection keeps by id. */
function settings(
  plural: string,
  op: 'synonym' | 'override',
  mapOf: (collection: Collection) => Map<string, Record<string, unknown>>,
  parse: (id: string, raw: unknown) => Record<string, unknown>,
  show: (item: Record<string, unknown>) => Record<string, unknown>,
): Route[] {
  const one = new RegExp(`^/collections/([^/]+)/${plural}/([^/]+)$`);
  return [
    {
      method: 'GET',
      pattern: new RegExp(`^/collections/([^/]+)/${plural}$`),
      action: `${plural}:list`,
      isCollection: true,
      answer: (call) => {
        const offset = Number(textOf(call.query, 'offset') ?? 0);
        const limit = Number(textOf(call.query, 'limit') ?? 0);
        const items = [...mapOf(call.server.find(name(call))).values()]
          .sort((a, b) => (String(a['id']) < String(b['id']) ? -1 : 1))
          .map(show);
        return ok({ [plural]: limit > 0 ? items.slice(offset, offset + limit) : items.slice(offset) });
      },
    },
    {
      method: 'GET',
      pattern: one,
      action: `${plural}:get`,
      isCollection: true,
      answer: (call) => {
        const item = mapOf(call.server.find(name(call))).get(second(call));
        if (!item) throw notFound(`Could not find that \`id\`.`);
        return ok(show(item));
      },
    },
    {
      method: 'PUT',
      pattern: one,
      action: `${plural}:create`,
      isCollection: true,
      answer: (call) => {
        const collection = call.server.find(name(call));
        const value = parse(second(call), jsonBody(call));
        mapOf(collection).set(second(call), value);
        call.server.record({ op, name: collection.schema.name, id: second(call), value });
        return ok(value);
      },
    },
    {
      method: 'DELETE',
      pattern: one,
      action: `${plural}:delete`,
      isCollection: true,
      answer: (call) => {
        const collection = call.server.find(name(call));
        if (!mapOf(collection).delete(second(call))) throw notFound(`Could not find that \`id\`.`);
        call.server.record({ op, name: collection.schema.name, id: second(call), value: null });
        return ok({ id: second(call) });
      },
    },
  ];
}
