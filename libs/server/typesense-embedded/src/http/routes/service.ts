import { Fault } from '../../fault.js';
import { parseJson } from '../json.js';
import { ok, type Route } from '../route.js';

/** Largest body of searches, bytes. */
const MOST_BYTES = 256 * 1024;

/** Health, what the server says of itself, and searches over several collections. */
export const serviceRoutes: readonly Route[] = [
  { method: 'GET', pattern: /^\/health$/, answer: () => ok({ ok: true }) },
  { method: 'GET', pattern: /^\/debug$/, action: 'debug:list', answer: () => ok({ state: 1, version: '29.0' }) },
  // a single node leads, and has nothing left to apply
  {
    method: 'GET',
    pattern: /^\/status$/,
    action: 'status:list',
    answer: ({ server }) => ok({ committed_index: server.changes, queued_writes: 0, state: 'LEADER' }),
  },
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
  {
    method: 'POST',
    pattern: /^\/operations\/cache\/clear$/,
    action: 'operations:all',
    answer: ({ server }) => {
      for (const collection of server.collections.values()) collection.filterCache.clear();
      return ok({ success: true });
    },
  },
  // writes go to the journal immediately, so there is nothing to compact; a single node holds no elections
  {
    method: 'POST',
    pattern: /^\/operations\/(?:snapshot|vote|db\/compact|reset_peers)$/,
    action: 'operations:all',
    answer: () => {
      throw new Fault(501, 'This operation is not supported by this server.');
    },
  },
  {
    method: 'GET',
    pattern: /^\/operations\/schema_changes$/,
    action: 'operations:all',
    answer: () => ok([]),
  },
  {
    method: 'POST',
    pattern: /^\/multi_search$/,
    action: 'documents:search',
    mostBytes: MOST_BYTES,
    answer: (call) => ok(call.server.multiSearch(parseJson(call.body), call.key, call.query)),
  },
];
