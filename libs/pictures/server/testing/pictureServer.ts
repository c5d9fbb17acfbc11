import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Reach } from '../remote/reach.js';

export type Answers = Readonly<Record<string, (request: IncomingMessage, response: ServerResponse) => void>>;

/**
 * A real server of pictures on this machine, and a reach that leads its names to it. Tests alone may reach a private
 * address.
 */
export interface PictureServer {
  readonly port: number;
  /** Requested paths, in order. */
  readonly asked: string[];
  /** Every host is this machine; `extra` names other addresses of hosts. */
  readonly reach: (extra?: Readonly<Record<string, () => readonly string[]>>) => Reach;
  readonly urlOf: (path: string, host?: string) => string;
  close(): Promise<void>;
}

/** Starts a server with the given answers, and 404 everywhere else. */
export async function servePictures(answers: Answers): Promise<PictureServer> {
  const asked: string[] = [];
  const known = new Map(Object.entries(answers));
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    asked.push(pathname);
    const answer = known.get(pathname);
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    asked,
    reach: (extra = {}) => ({
      resolve: (host) => Promise.resolve(Object.hasOwn(extra, host) ? (extra[host]?.() ?? []) : ['127.0.0.1']),
      // this server's own address, and nothing else of this machine's
      isAllowedAddress: (address) => address === '127.0.0.1',
      isAllowedPort: (asked) => asked === port,
    }),
    urlOf: (path, host = 'cdn.example') => `http://${host}:${port}${path}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Answers with bytes. */
export const sends =
  (body: Buffer | string, type = 'image/jpeg', headers: Readonly<Record<string, string>> = {}) =>
  (_request: IncomingMessage, response: ServerResponse): void =>
    void response.writeHead(200, { 'content-type': type, ...headers }).end(body);
