// Looks for the search request that costs most, among generated ones over real stock, with the key that browsers have.
// `npm run bench -- worst --file <csv> [--site <slug>] [--requests <n>] [--seed <n>]`
import path from 'node:path';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { siteFilter } from '@forecourt/site-config';
import { documentOf, VEHICLE_FIELDS } from '@forecourt/stock';
import { createTypesense, handle, scopedKey } from '@forecourt/typesense-embedded';
import { readListings } from '../../stock-rules/selections.ts';
import { wholeNumber } from '../../flags.ts';
import { siteNamed } from '../harness.ts';
import { parametersOver, requestOver, searchOver, type Search } from './requests.ts';

const BAR = 50;
const MASTER = 'bench-worst';
/** Largest body that a search may have, bytes. */
const MOST_BYTES = 256 * 1024;
const PARENT = 'parent-of-bench-worst';
/** Dearest requests that are changed to find dearer ones, and changes of each. */
const KEPT = 12;
const CHANGES = 25;

const { values } = parseArgs({
  options: {
    file: { type: 'string' },
    site: { type: 'string', default: 'harbour' },
    requests: { type: 'string', default: '1500' },
    seed: { type: 'string', default: '16731' },
  },
});
if (!values.file) throw new Error('Usage: npm run bench -- worst --file <aus-vehicle-listings.csv>');
const count = wholeNumber('requests', values.requests);
const seed = wholeNumber('seed', values.seed);
const site = siteNamed(values.site);

const now = Date.now();
const documents = (await readListings(path.resolve(values.file), site, now)).map((vehicle) =>
  documentOf(vehicle, site),
);
const server = createTypesense({ apiKey: MASTER });
const call = (method: string, at: string, query: Record<string, string>, body: string, key = MASTER) =>
  handle(server, { method, path: at, query, headers: { 'x-typesense-api-key': key }, body });
server.createCollection({ name: 'vehicles', fields: VEHICLE_FIELDS });
const lines = documents.map((document) => JSON.stringify(document)).join('\n');
call('POST', '/collections/vehicles/documents/import', { action: 'upsert' }, lines);
const parent = { description: '', actions: ['documents:search'], collections: ['vehicles'], value: PARENT };
call('POST', '/keys', {}, JSON.stringify(parent));
const key = scopedKey(PARENT, { filter_by: siteFilter(site.slug, site.site, now) });

interface Timed {
  readonly searches: readonly Search[];
  readonly milliseconds: number;
  readonly status: number;
  readonly bytes: number;
}
/** Mean processor time of some rounds: what a request costs by itself, without what else the machine does. */
function time(searches: readonly Search[], rounds: number): Timed {
  const body = JSON.stringify({ searches });
  // more is never read
  if (body.length > MOST_BYTES) return { searches, milliseconds: 0, status: 413, bytes: 0 };
  let milliseconds = 0;
  let answer = { status: 0, body: '' };
  for (let round = 0; round < rounds; round++) {
    server.find('vehicles').filterCache.clear();
    const before = process.threadCpuUsage();
    answer = call('POST', '/multi_search', { limit_multi_searches: '9999999' }, body, key);
    const { user, system } = process.threadCpuUsage(before);
    milliseconds += (user + system) / 1000 / rounds;
  }
  return { searches, milliseconds, status: answer.status, bytes: answer.body.length };
}

const short = (value: unknown): string => {
  const text = String(value);
  return text.length > 90 ? `${text.slice(0, 80)}… (${text.length} characters)` : text;
};
export function figure(): Promise<boolean> {
  console.log(`${documents.length} vehicles, ${count} requests, seed ${seed}`);
  const parameters = parametersOver(documents);
  const search = searchOver(parameters);
  // what is built once, at a first search, is no request's own
  for (const searches of fc.sample(requestOver(search), { numRuns: 60, seed: seed + 1 })) time(searches, 1);
  const dearest = (timed: readonly Timed[], most: number): Timed[] =>
    [...timed].sort((a, b) => b.milliseconds - a.milliseconds).slice(0, most);
  const timed = fc.sample(requestOver(search), { numRuns: count, seed }).map((searches) => time(searches, 1));
  let best = dearest(timed, KEPT * 3)
    .map(({ searches }) => time(searches, 4))
    .sort((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, KEPT);
  const changes = fc.sample(search, { numRuns: CHANGES * KEPT, seed: seed + 2 });
  for (let change = 0; change < CHANGES; change++) {
    best = best.map((known, index) => {
      const other = changes[change * KEPT + index] ?? {};
      const [name = 'q'] = Object.keys(other).slice(-1 - (change % 4));
      const own = { [name]: new Map(Object.entries(other)).get(name) ?? '*' };
      const searches = known.searches.map((item) => ({ ...item, ...own }));
      const changed = time(searches, 3);
      return changed.milliseconds > known.milliseconds ? changed : known;
    });
  }
  best = best.map(({ searches }) => time(searches, 10)).sort((a, b) => b.milliseconds - a.milliseconds);

  for (const { searches, milliseconds, status, bytes } of best.slice(0, 5)) {
    const cutOff = status === 503 ? ', cut off' : '';
    console.log(
      `${milliseconds.toFixed(1).padStart(6)} ms  ${status}${cutOff}  ${bytes} bytes  ${searches.length} searches`,
    );
    for (const [name, value] of Object.entries(searches[0] ?? {})) console.log(`           ${name}: ${short(value)}`);
  }
  const worst = best[0]?.milliseconds ?? 0;
  const statuses = [...new Set(timed.map(({ status }) => status))].sort();
  console.log(
    statuses.map((code) => `${timed.filter(({ status }) => status === code).length} answered ${code}`).join(', '),
  );
  console.log(`The dearest request costs ${worst.toFixed(1)} ms; ${BAR} ms are allowed.`);
  return Promise.resolve(worst <= BAR);
}
