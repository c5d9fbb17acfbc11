import { notFound } from '../../fault.js';
import { jsonBody, name, ok, type Route } from '../route.js';

export const keyRoutes: readonly Route[] = [
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
      const key = call.server.keys.make(jsonBody(call));
      call.server.commit({ op: 'key', key });
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
      if (!call.server.keys.get(id)) throw notFound('Not found.');
      call.server.commit({ op: 'unkey', id });
      return ok({ id });
    },
  },
];

function hideValue({ value, ...key }: { value: string }) {
  return { ...key, value_prefix: value.slice(0, 4) };
}
