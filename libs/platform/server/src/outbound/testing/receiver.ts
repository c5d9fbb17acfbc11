import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Receiver {
  readonly url: string;
  readonly received: { readonly headers: IncomingHttpHeaders; readonly body: string; readonly path: string }[];
  /** Status of an answer and its headers; nothing for no answer at all. */
  answer: (path: string) => { status: number; headers?: Record<string, string> } | undefined;
  close(): Promise<void>;
}

/** A real HTTP receiver that keeps what it is sent. */
export async function startReceiver(port = 0): Promise<Receiver> {
  const received: Receiver['received'] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      const path = request.url ?? '';
      received.push({ headers: request.headers, body, path });
      const answer = result.answer(path);
      if (answer) response.writeHead(answer.status, answer.headers).end('{"ok":true}');
    });
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const result: Receiver = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    answer: () => ({ status: 202 }),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return result;
}
