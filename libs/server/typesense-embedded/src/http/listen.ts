import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Typesense } from '../typesense.js';
import { handle } from './handle.js';

/** Largest body, bytes. Imports come in lines and may be long. */
const MAX_BODY = 512 * 1024 * 1024;

/** A request listener for node:http, also behind a prefix such as `/typesense`. */
export function requestListener(
  server: Typesense,
  prefix = '',
): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      size += chunk.length;
      if (size <= MAX_BODY) chunks.push(chunk);
    });
    request.on('error', () => response.destroy());
    request.on('end', () => {
      if (size > MAX_BODY) {
        response.writeHead(413, { 'content-type': 'application/json' }).end('{"message":"Request body is too large."}');
        return;
      }
      const [path = '/', search = ''] = splitOnce((request.url ?? '/').slice(prefix.length), '?');
      const answer = handle(server, {
        method: request.method ?? 'GET',
        path,
        query: queryOf(search),
        headers: request.headers,
        body: Buffer.concat(chunks).toString('utf8'),
      });
      response
        .writeHead(answer.status, { ...answer.headers, 'content-length': Buffer.byteLength(answer.body) })
        .end(answer.body);
    });
  };
}

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

/** Parameters of a query string; repeated ones keep the last value. */
export const queryOf = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search));

/** Serves over HTTP. Rejects with one clear line when the port is taken. Port 0 takes a free one. */
export function listen(
  server: Typesense,
  { host = '127.0.0.1', port }: { host?: string; port: number },
): Promise<{ http: Server; port: number }> {
  const http = createServer(requestListener(server));
  return new Promise((resolve, reject) => {
    http.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new Error(`Port ${port} is in use. Choose another with --port.`) : error);
    });
    http.listen(port, host, () => {
      const address = http.address();
      resolve({ http, port: typeof address === 'object' && address ? address.port : port });
    });
  });
}
