import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Service } from '../../../apps/api/src/index.ts';

/** Paths that an app's server passes on to the service. */
const OF_SERVICE = /^\/(api|typesense|media)\//;
/** Host of the site whose service an app uses. */
export const SITE_HOST = 'harbour.localhost';

const TYPES = new Map([
  ['.js', 'text/javascript'],
  ['.css', 'text/css'],
  ['.html', 'text/html'],
]);

export interface AppServer {
  /** As browsers reach it: the host is the site's. */
  readonly origin: string;
  /** As Node reaches it, which knows no names below `localhost`. */
  readonly inside: string;
  close(): void;
}

/** What serves an app of the browser alone: built files, paths of the service, and one document for other addresses. */
export async function startAppServer(
  { api }: Pick<Service, 'api'>,
  assets: string,
  document: string,
): Promise<AppServer> {
  const passOn = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    const host = request.headers.host?.startsWith(SITE_HOST) ? request.headers.host : SITE_HOST;
    // Node came by the address instead of the name
    const origin = request.headers.origin?.replace(`//${request.headers.host}`, `//${host}`);
    const answer = await api.inject({
      method: (request.method ?? 'GET') as 'GET',
      url: request.url ?? '/',
      headers: { ...request.headers, host, ...(origin === undefined ? {} : { origin }) },
      ...(pieces.length > 0 ? { payload: Buffer.concat(pieces) } : {}),
    });
    response.writeHead(answer.statusCode, answer.headers as Record<string, string>).end(answer.rawPayload);
  };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(request.url ?? '/', 'http://app.invalid');
    if (OF_SERVICE.test(pathname)) return passOn(request, response);
    if (pathname.startsWith('/assets/') || pathname.endsWith('.html')) {
      response.setHeader('content-type', TYPES.get(path.extname(pathname)) ?? 'application/octet-stream');
      return void response.end(readFileSync(path.join(assets, pathname)));
    }
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(document);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(500).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://${SITE_HOST}:${port}`,
    inside: `http://127.0.0.1:${port}`,
    close: () => void server.close(),
  };
}
