import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Typesense } from '../typesense.js';
import { admit, refusal, type HttpAnswer } from './handle.js';

/** A request listener for node:http, also behind a prefix such as `/typesense`. No body is read before its key. */
export function requestListener(
  server: Typesense,
  prefix = '',
): (request: IncomingMessage, response: ServerResponse) => void {
  return (request, response) => {
    const [path = '/', search = ''] = splitOnce((request.url ?? '/').slice(prefix.length), '?');
    const { method = 'GET', headers } = request;
    const admitted = admit(server, { method, path, query: queryOf(search), headers });
    if (!('answer' in admitted)) return refuse(request, response, admitted);
    const tooLarge = refusal(413, `Request body is too large: it may have ${admitted.mostBytes} bytes.`);
    if (Number(headers['content-length'] ?? 0) > admitted.mostBytes) return refuse(request, response, tooLarge);
    const chunks: Buffer[] = [];
    let size = 0;
    request.on('data', (chunk: Buffer) => {
      if (response.headersSent) return;
      size += chunk.length;
      if (size > admitted.mostBytes) refuse(request, response, tooLarge);
      else chunks.push(chunk);
    });
    request.on('error', () => response.destroy());
    request.on('end', () => {
      if (!response.headersSent) send(response, admitted.answer(Buffer.concat(chunks).toString('utf8')));
    });
  };
}

const send = (response: ServerResponse, { status, headers, body }: HttpAnswer): void =>
  void response.writeHead(status, { ...headers, 'content-length': Buffer.byteLength(body) }).end(body);

/** Answers without waiting for the body; a connection on which one is still to come is not used again. */
function refuse({ headers }: IncomingMessage, response: ServerResponse, answer: HttpAnswer): void {
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  if (hasBody) response.setHeader('connection', 'close');
  send(response, answer);
}

function splitOnce(text: string, separator: string): [string, string] {
  const at = text.indexOf(separator);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)];
}

/** Parameters of a query string; repeated ones keep the last value. */
export const queryOf = (search: string): Record<string, string> => Object.fromEntries(new URLSearchParams(search));

export interface ListenOptions {
  readonly host?: string;
  readonly port: number;
  /** A request that has not come whole by then is closed, milliseconds; a head has 20 s at most. */
  readonly requestTimeout?: number;
}

/** Serves over HTTP. Rejects with one clear line when the port is taken. Port 0 takes a free one. */
export function listen(
  server: Typesense,
  { host = '127.0.0.1', port, requestTimeout = 25_000 }: ListenOptions,
): Promise<{ http: Server; port: number }> {
  const http = createServer(
    {
      requestTimeout,
      headersTimeout: Math.min(requestTimeout, 20_000),
      connectionsCheckingInterval: Math.min(5000, requestTimeout / 4),
    },
    requestListener(server),
  );
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
