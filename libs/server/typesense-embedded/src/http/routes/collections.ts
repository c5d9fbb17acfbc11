import type { Collection } from '../../collection.js';
import { badRequest, Fault } from '../../fault.js';
import { alterFieldJson, parseField, schemaJson } from '../../schema.js';
import { listOf, textOf, unsignedOf } from '../../search/parameters.js';
import { jsonBody, name, ok, type Answer, type Call, type Route } from '../route.js';

const collectionJson = (collection: Collection) => schemaJson(collection.schema, collection.count);

export const collectionRoutes: readonly Route[] = [
  {
    method: 'GET',
    pattern: /^\/collections$/,
    action: 'collections:list',
    answer: listCollections,
  },
  {
    method: 'POST',
    pattern: /^\/collections$/,
    action: 'collections:create',
    answer: (call) => {
      const source = textOf(call.query, 'src_name');
      const { server } = call;
      const body = jsonBody(call);
      return ok(
        collectionJson(source === undefined ? server.createCollection(body) : server.cloneCollection(source, body)),
        201,
      );
    },
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
];

/** Collections, the newest first, without what `exclude_fields` names. */
function listCollections({ server, query }: Call): Answer {
  const excluded = listOf(query, 'exclude_fields');
  const offset = unsignedOf(query, 'offset') ?? 0;
  const limit = unsignedOf(query, 'limit') ?? Infinity;
  const all = [...server.collections.values()].sort((a, b) => b.schema.createdAt - a.schema.createdAt);
  if (offset >= all.length && offset > 0) throw badRequest('Invalid offset param.');
  const shown = all.slice(offset, offset + limit).map(collectionJson);
  return ok(shown.map((item) => Object.fromEntries(Object.entries(item).filter(([key]) => !excluded.includes(key)))));
}

function alterCollection(call: Call): Answer {
  const { fields, metadata } = jsonBody(call);
  if (metadata !== undefined) throw new Fault(501, 'Altering `metadata` is not supported by this server.');
  if (!Array.isArray(fields) || fields.length === 0)
    throw badRequest(
      'The `fields` value should be an array of objects containing the field `name` and other properties.',
    );
  const list = fields as Record<string, unknown>[];
  call.server.alter(name(call), list);
  return ok({
    fields: list.map((field) =>
      field['drop'] === true ? { drop: true, embed: null, name: field['name'] } : alterFieldJson(parseField(field)),
    ),
  });
}
