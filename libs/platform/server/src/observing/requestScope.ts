import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Preview } from '../sites/index.js';
import { tracer, type SpanFacts } from './tracing.js';

/** What is known of a request while it is answered: its log lines and metrics are made of it. */
export interface RequestScope {
  readonly id: string;
  /** When all of it was here; milliseconds of `performance.now()`. */
  began: number;
  readonly method: string;
  /** Pattern of its address, such as `/api/vehicles/:id`; undefined until it is known. */
  route?: string | undefined;
  /** Slug of the site; undefined for a host that is no site's. */
  dealer?: string | undefined;
  /** Whether it was turned away. */
  isShed?: boolean;
  /** Whether pages post it as they are viewed. */
  isPerView?: boolean;
  /** The draft that it shows, in place of the dealer's site. */
  preview?: Preview | undefined;
}

/** Header of a request's id, as it comes from a proxy and as it is answered. */
export const REQUEST_ID = 'x-request-id';

/**
 * What proxies make: a UUID, 32 hex digits, or a ULID. Nothing else is taken, so that no header writes a name, a phone
 * number or a line of its own into the log.
 */
const WELL_FORMED =
  /^(?:[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}|[0-9a-f]{32}|[0-7][0-9a-hjkmnp-tv-z]{25})$/i;

/** Id of a request: the one that it came with, where that is well-formed; else a new one. */
export const requestIdOf = (given: string | readonly string[] | undefined): string =>
  typeof given === 'string' && WELL_FORMED.test(given) ? given : randomUUID();

/** What a shopper quotes: the end of the id, since its beginning is a time in some forms. */
export const referenceOf = (id: string): string => id.slice(-8);

const present = new AsyncLocalStorage<RequestScope | undefined>();
const scopes = new WeakMap<IncomingMessage, RequestScope>();

/** The request that the running code answers. */
export const presentScope = (): RequestScope | undefined => present.getStore();

/**
 * The scope of a request, made at the first look. A call that a page makes to the service within the process belongs to
 * the page's request: it has its id and its preview.
 */
export function scopeOf(request: IncomingMessage): RequestScope {
  let scope = scopes.get(request);
  if (!scope) {
    const page = presentScope();
    const id = page?.id ?? requestIdOf(request.headers[REQUEST_ID]);
    scope = { id, began: performance.now(), method: request.method ?? 'GET', preview: page?.preview };
    scopes.set(request, scope);
  }
  return scope;
}

/** Runs `work` as part of a request: its lines carry the request's id. */
export const inScope = <Result>(scope: RequestScope, work: () => Result): Result => present.run(scope, work);

/** Runs `work` as part of no request and no trace: what a request wakes is not done for it alone. */
export function outOfScope<Result>(work: () => Result): Result {
  const alone = () => (presentScope() === undefined ? work() : present.run(undefined, work));
  const spans = tracer();
  return spans ? spans.apart(alone) : alone();
}

/** The dealer whose request the running code answers, for a span. */
export function dealerFact(): SpanFacts {
  const dealer = tracer() && presentScope()?.dealer;
  return dealer === undefined ? {} : { 'forecourt.dealer': dealer };
}
