import type { Collection } from '../../collection.js';
import { toOrdinals } from '../../columns/bitset.js';
import { badRequest, notFound } from '../../fault.js';
import { evaluateFilter } from '../../filter/evaluateFilter.js';
import { parseFilter } from '../../filter/parseFilter.js';
import { shownFields } from '../../search/hits.js';
import { flagOf, textOf } from '../../search/parameters.js';
import { jsonBody, name, ok, second, type Route } from '../route.js';
import { actionOf, dirtyOf, importLines } from './importLines.js';

/** Ordinals of the documents that a filter lets through. */
const filtered = (collection: Collection, filter: string | undefined): number[] =>
  Array.from(toOrdinals(evaluateFilter(parseFilter(filter ?? ''), collection) ?? collection.live()));

/** Routes with a fixed last segment come before those with an id, as the first match wins. */
export const documentRoutes: readonly Route[] = [
  {
    method: 'GET',
    pattern: /^\/collections\/([^/]+)\/documents\/search$/,
    action: 'documents:search',
    isCollection: true,
    answer: (call) => ok(call.server.search(name(call), call.query, call.key)),
  },
  {
    method: 'GET',
    pattern: /^\/collections\/([^/]+)\/documents\/export$/,
    action: 'documents:export',
    isCollection: true,
    answer: (call) => {
      const collection = call.server.find(name(call));
      const shown = shownFields(call.query);
      return {
        status: 200,
        isText: true,
        body: filtered(collection, textOf(call.query, 'filter_by'))
          .map((doc) => JSON.stringify(shown(collection.document(doc))))
          .join('\n'),
      };
    },
  },
  {
    method: 'POST',
    pattern: /^\/collections\/([^/]+)\/documents\/import$/,
    action: 'documents:import',
    // imports come in lines and may be long
    mostBytes: 512 * 1024 * 1024,
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
        call.server.prepare(collection, { ...change, id: collection.idOf(doc) }, 'update', dirtyOf(call)),
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
        const ids = filtered(collection, filter).map((doc) => collection.idOf(doc));
        call.server.remove(collection, ids);
        return ok({ num_deleted: ids.length });
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
      return ok(shownFields(call.query)(doc));
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
      const collection = call.server.find(name(call));
      const doc = collection.get(second(call));
      call.server.remove(collection, [second(call)]);
      if (!doc && flagOf(call.query, 'ignore_not_found', false)) return ok({ id: second(call) });
      if (!doc) throw notFound(`Could not find a document with id: ${second(call)}`);
      return ok(doc);
    },
  },
];
