import { createServer, type Server } from 'node:http';
import { collectRuntime, readMetrics } from '@forecourt/service/observing';
import { listen, type ListenOptions } from './front/listen.js';

export interface MetricsServer {
  readonly port: number;
  close(): Promise<void>;
}

/** Answers `/metrics` on a port of its own: no dealer's host leads there, and a busy site does not hold it up. */
export async function startMetrics(options: ListenOptions): Promise<MetricsServer> {
  collectRuntime();
  const server: Server = createServer((request, response) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (request.url?.split('?', 1)[0] !== '/metrics' || !isRead) {
      response.writeHead(isRead ? 404 : 405, { 'content-type': 'text/plain' }).end('Metrics are at /metrics.\n');
      return;
    }
    readMetrics().then(
      ({ type, text }) => response.writeHead(200, { 'content-type': type }).end(request.method === 'HEAD' ? '' : text),
      () => response.writeHead(500).end(),
    );
  });
  const port = await listen(server, options);
  return {
    port,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
