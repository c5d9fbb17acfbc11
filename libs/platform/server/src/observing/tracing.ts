import type { RequestScope } from './requestScope.js';

/** Facts of a span: patterns, slugs and statuses, nothing that was sent. */
export type SpanFacts = Readonly<Record<string, string | number>>;

/** What collects spans. The process loads one only where an endpoint is configured. */
export interface Tracer {
  /** `work` as a span within the one that runs now. `factsOf` gives what is known at its end. */
  within<Result>(
    name: string,
    facts: SpanFacts,
    work: () => Promise<Result>,
    factsOf?: (result: Result) => SpanFacts,
  ): Promise<Result>;
  /** Runs `work` within no span: what begins there is a trace of its own. */
  apart<Result>(work: () => Result): Result;
  /** A span that is over, within the one that runs now. */
  ended(name: string, facts: SpanFacts, milliseconds: number): void;
  /** Begins the span of a request. */
  begin(scope: RequestScope): void;
  /** Runs `work` within the span of a request. */
  inRequest<Result>(scope: RequestScope, work: () => Result): Result;
  /** Ends the span of a request. */
  end(scope: RequestScope, status: number): void;
}

let present: Tracer | undefined;

/** The tracer of this process; undefined where nothing is traced. */
export const tracer = (): Tracer | undefined => present;

export function setTracer(next: Tracer | undefined): void {
  present = next;
}

/** `work` as a span; `work` alone where nothing is traced. */
export const traced = <Result>(
  name: string,
  facts: SpanFacts,
  work: () => Promise<Result>,
  factsOf?: (result: Result) => SpanFacts,
): Promise<Result> => (present ? present.within(name, facts, work, factsOf) : work());
