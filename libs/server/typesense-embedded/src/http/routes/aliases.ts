import { badRequest, notFound } from '../../fault.js';
import { jsonBody, name, ok, type Route } from '../route.js';

export const aliasRoutes: readonly Route[] = [
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
      call.server.commit({ op: 'alias', name: name(call), collection });
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
      call.server.commit({ op: 'alias', name: name(call), collection: null });
      return ok({ collection_name: collection, name: name(call) });
    },
  },
];
