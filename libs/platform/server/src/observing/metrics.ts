import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/**
 * Metrics of this process. Those of the database are named `forecourt_shared_…`: every process that shares it says the
 * same, so take the highest and never the sum. Each is described in docs/observing.md.
 */
export const registry = new Registry();
const registers = [registry];

/** Seconds: kept pages take one or two milliseconds, rendered ones tens, a brochure seconds. */
const OF_REQUESTS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const OF_WAITS = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5];
const OF_JOBS = [0.01, 0.05, 0.25, 1, 5, 15, 60, 300];

export const metrics = {
  requests: new Counter({
    registers,
    name: 'forecourt_http_requests_total',
    help: 'Requests that were answered, by dealer, kind of address and class of status',
    labelNames: ['dealer', 'kind', 'status'] as const,
  }),
  requestSeconds: new Histogram({
    registers,
    name: 'forecourt_http_request_seconds',
    help: 'Seconds from a whole request to its answer, by pattern of the address, method and class of status',
    labelNames: ['route', 'method', 'status'] as const,
    buckets: OF_REQUESTS,
  }),
  waitSeconds: new Histogram({
    registers,
    name: 'forecourt_http_wait_seconds',
    help: 'Seconds that a request waited for its turn',
    buckets: OF_WAITS,
  }),
  shed: new Counter({
    registers,
    name: 'forecourt_http_shed_total',
    help: 'Requests that were turned away, by reason',
    labelNames: ['reason'] as const,
  }),
  pages: new Counter({
    registers,
    name: 'forecourt_pages_total',
    help: 'Pages that were shown: rendered, kept, or old ones while no other could be made',
    labelNames: ['made'] as const,
  }),
  renderSeconds: new Histogram({
    registers,
    name: 'forecourt_page_render_seconds',
    help: 'Seconds that a render took, with what its loaders read',
    buckets: OF_REQUESTS,
  }),
  searches: new Counter({
    registers,
    name: 'forecourt_searches_total',
    help: 'Searches by whom they came from and how they ended',
    labelNames: ['by', 'outcome'] as const,
  }),
  searchSeconds: new Histogram({
    registers,
    name: 'forecourt_search_seconds',
    help: 'Seconds of a search, by whom it came from',
    labelNames: ['by'] as const,
    buckets: OF_REQUESTS,
  }),
  jobs: new Counter({
    registers,
    name: 'forecourt_jobs_total',
    help: 'Entries of the outbox that this process worked on, by topic and how it ended',
    labelNames: ['topic', 'outcome'] as const,
  }),
  jobSeconds: new Histogram({
    registers,
    name: 'forecourt_job_seconds',
    help: 'Seconds of one try, by topic',
    labelNames: ['topic'] as const,
    buckets: OF_JOBS,
  }),
  connections: new Gauge({
    registers,
    name: 'forecourt_database_connections',
    help: 'Connections of the pool to a database server: busy, idle, and queries that wait for one',
    labelNames: ['state'] as const,
  }),
  databaseUp: new Gauge({
    registers,
    name: 'forecourt_database_up',
    help: '1 while the database answers',
  }),
  storageUp: new Gauge({
    registers,
    name: 'forecourt_storage_up',
    help: '1 while the bucket answers; 1 without one',
  }),
  storageRequests: new Counter({
    registers,
    name: 'forecourt_storage_requests_total',
    help: 'Files that were put into the bucket, read or deleted, and how that ended',
    labelNames: ['operation', 'outcome'] as const,
  }),
  storageSeconds: new Histogram({
    registers,
    name: 'forecourt_storage_seconds',
    help: 'Seconds that the bucket took, with its retries, by operation',
    labelNames: ['operation'] as const,
    buckets: OF_REQUESTS,
  }),
  outboxWaiting: new Gauge({
    registers,
    name: 'forecourt_shared_outbox_entries',
    help: 'Entries of the outbox that are not done: due, retrying after a failed try, or scheduled for later',
    labelNames: ['topic', 'state'] as const,
  }),
  deadLetters: new Gauge({
    registers,
    name: 'forecourt_shared_dead_letters',
    help: 'Entries of the outbox that were given up in the last hour',
    labelNames: ['topic'] as const,
  }),
  outboxOldest: new Gauge({
    registers,
    name: 'forecourt_shared_outbox_oldest_seconds',
    help: 'Age of the oldest entry: since it was due, or where it failed, since it was queued',
    labelNames: ['topic', 'state'] as const,
  }),
  importFinished: new Gauge({
    registers,
    name: 'forecourt_shared_import_finished_timestamp_seconds',
    help: 'When the last import of a dealer that was accepted ended',
    labelNames: ['dealer'] as const,
  }),
  importSeconds: new Gauge({
    registers,
    name: 'forecourt_shared_import_seconds',
    help: 'Seconds that it took',
    labelNames: ['dealer'] as const,
  }),
  importRows: new Gauge({
    registers,
    name: 'forecourt_shared_import_rows',
    help: 'Rows that it read',
    labelNames: ['dealer'] as const,
  }),
  importRejected: new Gauge({
    registers,
    name: 'forecourt_shared_import_rejected_rows',
    help: 'Rows of it that were skipped',
    labelNames: ['dealer'] as const,
  }),
  feedChecked: new Gauge({
    registers,
    name: 'forecourt_shared_feed_checked_timestamp_seconds',
    help: 'When the feed of a dealer was last looked for',
    labelNames: ['dealer'] as const,
  }),
  feedRefused: new Gauge({
    registers,
    name: 'forecourt_shared_feed_failing',
    help: '1 while the last feed of a dealer could not be fetched or was refused',
    labelNames: ['dealer'] as const,
  }),
  feedPeriod: new Gauge({
    registers,
    name: 'forecourt_feed_period_seconds',
    help: 'How often the feed of a dealer is looked for, by the configuration',
    labelNames: ['dealer'] as const,
  }),
} as const;

/** What the runtime says of itself: memory, processor, event loop, garbage collection. Once in a process. */
export function collectRuntime(): void {
  if (!registry.getSingleMetric('process_cpu_seconds_total')) collectDefaultMetrics({ register: registry });
}

type Collect = () => void | Promise<void>;
const collectors = new Set<Collect>();

/** `collect` sets gauges just before they are read; gives what ends that. */
export function collectWith(collect: Collect): () => void {
  collectors.add(collect);
  return () => void collectors.delete(collect);
}

/** Longest that a read waits for its gauges, milliseconds. */
const PATIENCE_MS = 5000;

/** The metrics as Prometheus reads them. What cannot be read is left as it was: no metric is worth a failed read. */
export async function readMetrics(): Promise<{ readonly type: string; readonly text: string }> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, PATIENCE_MS)));
  const all = Promise.allSettled([...collectors].map(async (collect) => collect()));
  await Promise.race([all, late]);
  clearTimeout(timer);
  return { type: registry.contentType, text: await registry.metrics() };
}

/** `2xx` and so on: classes keep the number of series small. */
export const statusClass = (status: number): string => `${Math.floor(status / 100)}xx`;

const METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
/** A method as a label: a client may send any word. */
export const methodLabel = (method: string): string => (METHODS.has(method) ? method : 'other');

/** A dealer as a label: hosts that are no dealer's count together. */
export const dealerLabel = (dealer: string | undefined): string => dealer ?? 'unknown';

/** Times `work` and counts how it ended. */
export async function timed<Result>(
  work: () => Promise<Result>,
  ended: (seconds: number, error?: unknown) => void,
): Promise<Result> {
  const began = performance.now();
  try {
    const result = await work();
    ended((performance.now() - began) / 1000);
    return result;
  } catch (error) {
    ended((performance.now() - began) / 1000, error ?? new Error('nothing'));
    throw error;
  }
}
