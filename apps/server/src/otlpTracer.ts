import { AsyncLocalStorage } from 'node:async_hooks';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Span } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { RequestScope, Tracer } from '@forecourt/service/observing';

export interface OtlpTracer extends Tracer {
  /** Sends what is left. */
  close(): Promise<void>;
}

/** Longest that the end of a process waits for its last spans, milliseconds. */
const PATIENCE_MS = 3000;

/**
 * Sends spans of a share of all requests (0 to 1) to an OTLP endpoint. Import it only where there is one: it loads
 * OpenTelemetry.
 */
export function otlpTracer(endpoint: string, share = 1): OtlpTracer {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'forecourt', 'process.pid': process.pid }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const source = provider.getTracer('forecourt');
  const present = new AsyncLocalStorage<Span | undefined>();
  const requests = new WeakMap<RequestScope, Span>();
  const contextNow = () => {
    const parent = present.getStore();
    return parent ? trace.setSpan(ROOT_CONTEXT, parent) : ROOT_CONTEXT;
  };
  return {
    async within(name, attributes, work, factsOf) {
      const span = source.startSpan(name, { attributes: { ...attributes } }, contextNow());
      try {
        const result = await present.run(span, work);
        if (factsOf) span.setAttributes({ ...factsOf(result) });
        return result;
      } catch (error) {
        // its words may hold what a shopper sent
        span.setStatus({ code: SpanStatusCode.ERROR, message: error instanceof Error ? error.name : 'fault' });
        throw error;
      } finally {
        span.end();
      }
    },
    apart: (work) => (present.getStore() ? present.run(undefined, work) : work()),
    ended(name, attributes, milliseconds) {
      // looks of the background into the outbox, each second, would be most of what is sent
      if (!present.getStore()) return;
      const end = Date.now();
      source.startSpan(name, { attributes: { ...attributes }, startTime: end - milliseconds }, contextNow()).end(end);
    },
    begin(scope) {
      requests.set(scope, source.startSpan('request', { kind: SpanKind.SERVER }, ROOT_CONTEXT));
    },
    inRequest(scope, work) {
      const span = requests.get(scope);
      return span ? present.run(span, work) : work();
    },
    end(scope, status) {
      const span = requests.get(scope);
      if (!span) return;
      const { id, method, route = 'none', dealer = 'unknown' } = scope;
      span.updateName(`${method} ${route}`);
      span.setAttributes({
        ...{ 'http.request.method': method, 'http.route': route, 'http.response.status_code': status },
        ...{ 'forecourt.dealer': dealer, 'forecourt.request': id },
      });
      if (status >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
    async close() {
      const late = new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS).unref());
      await Promise.race([provider.shutdown().catch(() => undefined), late]);
    },
  };
}
