import { log, type LogLevel } from './log.js';
import { dealerLabel, methodLabel, metrics, statusClass } from './metrics.js';
import type { RequestScope } from './requestScope.js';
import { tracer } from './tracing.js';

/** What an address is for. */
export const REQUEST_KINDS = ['page', 'api', 'search', 'media', 'file', 'health'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

const KINDS: readonly (readonly [RegExp, RequestKind])[] = [
  [/^\/(api|dev)(\/|\?|$)/, 'api'],
  [/^\/typesense(\/|\?|$)/, 'search'],
  [/^\/media(\/|\?|$)/, 'media'],
  [/^\/(assets|fonts)\//, 'file'],
  [/^\/(healthz|readyz)(\?|$)/, 'health'],
];

export const kindOf = (url: string): RequestKind => KINDS.find(([form]) => form.test(url))?.[1] ?? 'page';

export interface RequestEnd {
  readonly kind: RequestKind;
  readonly status: number;
  /** From the whole request to its answer. */
  readonly seconds: number;
  /** Whether the answer was sent in full. */
  readonly isWhole: boolean;
}

/** From this time on an answer is slow. */
const SLOW_SECONDS = 1;
const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
/** How long these take depends on who sends or reads them. */
const UNTIMED: ReadonlySet<RequestKind> = new Set(['media', 'file']);

/**
 * How loudly a request is logged: faults of ours and slow answers as warnings, what writes as information, the rest
 * for those who look closely. A line for each kept page would cost more than the page, and what is turned away under
 * load is counted.
 */
export function levelOfEnd(
  { method, isShed = false, isPerView = false }: Pick<RequestScope, 'method' | 'isShed' | 'isPerView'>,
  { kind, status, seconds }: Omit<RequestEnd, 'isWhole'>,
): LogLevel {
  if (isShed || kind === 'health') return 'debug';
  if (status >= 500 || (seconds >= SLOW_SECONDS && !UNTIMED.has(kind))) return 'warn';
  return READS.has(method) || kind === 'search' || isPerView ? 'debug' : 'info';
}

/** Counts a request that was answered, and logs it. */
export function endRequest(scope: RequestScope, end: RequestEnd): void {
  const { id, method, route, dealer } = scope;
  const { kind, status, seconds, isWhole } = end;
  tracer()?.end(scope, status);
  const labels = { status: isWhole ? statusClass(status) : 'gone' };
  metrics.requests.inc({ ...labels, kind, dealer: dealerLabel(dealer) });
  if (!scope.isShed)
    metrics.requestSeconds.observe({ ...labels, route: route ?? 'none', method: methodLabel(method) }, seconds);
  const level = levelOfEnd(scope, end);
  if (!log.isLevelEnabled(level)) return;
  log[level](
    {
      ...{ req: id, dealer: dealerLabel(dealer), route: route ?? 'none', method: methodLabel(method), status },
      ...{ kind, ms: Math.round(seconds * 10_000) / 10, ...(isWhole ? {} : { gone: true }) },
    },
    'Answered.',
  );
}
