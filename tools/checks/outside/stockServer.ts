import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildAnswer, buildSummary } from '@forecourt/testing';

/** A search server that finds the same vehicles whatever is asked, from every origin. */
export async function startStock(): Promise<{ readonly url: string; close(): void }> {
  const found = buildAnswer([
    buildSummary(),
    buildSummary({ id: 'A2', slug: '2022-mazda-cx-5-a2', make: 'Mazda', model: 'CX-5', title: '2022 Mazda CX-5' }),
  ]);
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (piece: Buffer) => (body += piece.toString()));
    request.on('end', () => {
      const { searches } = JSON.parse(body) as { searches: readonly object[] };
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ results: searches.map(() => found) }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => void server.close() };
}
