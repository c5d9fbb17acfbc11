import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly status: { readonly code?: number; readonly message?: string };
  /** Its attributes by their names. */
  readonly facts: Readonly<Record<string, unknown>>;
}

interface Attribute {
  readonly key: string;
  readonly value: Readonly<Record<string, unknown>>;
}
interface Sent {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly {
      readonly spans: readonly (Omit<SentSpan, 'facts'> & { readonly attributes: readonly Attribute[] })[];
    }[];
  }[];
}

export interface OtlpReceiver {
  readonly spans: SentSpan[];
  /** All that was sent. */
  text(): string;
  /** Answers with the endpoint. */
  listen(): Promise<string>;
  close(): Promise<void>;
}

/** What takes spans by OTLP over HTTP, for tests. */
export function otlpReceiver(): OtlpReceiver {
  const spans: SentSpan[] = [];
  let all = '';
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const text = Buffer.concat(pieces).toString();
      all += text;
      const { resourceSpans } = JSON.parse(text) as Sent;
      for (const { scopeSpans } of resourceSpans)
        for (const scope of scopeSpans)
          for (const { attributes, ...span } of scope.spans)
            spans.push({
              ...span,
              facts: Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]])),
            });
      response.setHeader('content-type', 'application/json').end('{}');
    });
  });
  return {
    spans,
    text: () => all,
    async listen() {
      await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    },
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}
