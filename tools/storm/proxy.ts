import { Agent, createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { pause } from './harness.ts';

/** As deploy/Caddyfile has it: how often readiness is checked, and how long a request is tried. */
const HEALTH_MS = 2000;
const TRY_MS = 30_000;
const BETWEEN_TRIES_MS = 250;
/** Longest that a connection to a process is kept for the next request. */
const IDLE_MS = 60_000;

/** Keeps connections for as long as it likes, as Caddy and nginx do, not for as long as the server asks it to. */
class ProxyAgent extends Agent {
  constructor() {
    super({ keepAlive: true, maxFreeSockets: 256, timeout: IDLE_MS });
  }
  override keepSocketAlive(_socket: Duplex): boolean {
    return true;
  }
}

/** A process refused the connection: it has not seen the request. */
class Unreached extends Error {}

/**
 * What deploy/Caddyfile makes of Caddy: it leads each request to one of the processes that say at `/readyz` that they
 * are ready. A request that could not be connected goes to another, and so does a read whose connection breaks. A form
 * that breaks off is answered 502, since it may have arrived.
 */
export class Proxy {
  /** Times that another process was tried. */
  retries = 0;
  readonly #agent = new ProxyAgent();
  readonly #server: Server;
  readonly #ports: readonly number[];
  #ready: readonly number[] = [];
  #asking: NodeJS.Timeout | undefined;

  constructor(ports: readonly number[]) {
    this.#ports = ports;
    this.#server = createServer((incoming, response) => void this.#lead(incoming, response));
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  async start(): Promise<void> {
    await this.#ask();
    this.#asking = setInterval(() => void this.#ask(), HEALTH_MS);
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  async stop(): Promise<void> {
    clearInterval(this.#asking);
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
    this.#agent.destroy();
  }

  async #ask(): Promise<void> {
    const answers = await Promise.all(
      this.#ports.map((port) =>
        fetch(`http://127.0.0.1:${port}/readyz`, { signal: AbortSignal.timeout(HEALTH_MS) }).then(
          ({ ok }) => ok,
          () => false,
        ),
      ),
    );
    this.#ready = this.#ports.filter((_, index) => answers[index]);
  }

  async #lead(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const isRead = incoming.method === 'GET' || incoming.method === 'HEAD';
    let isWorthATry = true;
    for (const until = Date.now() + TRY_MS; isWorthATry && Date.now() < until; await pause(BETWEEN_TRIES_MS)) {
      const port = this.#ready[Math.floor(Math.random() * this.#ready.length)];
      if (port === undefined) continue;
      try {
        return await this.#pass(port, incoming, body, response);
      } catch (error) {
        isWorthATry = !response.headersSent && (isRead || error instanceof Unreached);
        this.retries += 1;
      }
    }
    if (response.headersSent) response.destroy();
    else response.writeHead(502, { 'content-type': 'application/json' }).end('{}');
  }

  #pass(port: number, { method, url, headers }: IncomingMessage, body: Buffer, response: ServerResponse) {
    return new Promise<void>((resolve, reject) => {
      const passed = request({ host: '127.0.0.1', port, method, path: url, headers, agent: this.#agent }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, withoutConnection(answer.headers));
        answer.once('error', reject).once('end', resolve).pipe(response);
      });
      passed.once('error', (error: NodeJS.ErrnoException) => {
        reject(error.code === 'ECONNREFUSED' ? new Unreached(error.message, { cause: error }) : error);
      });
      passed.end(body);
    });
  }
}

/** What concerns the connection to the process, not the one to the visitor. */
const withoutConnection = ({ connection: _own, 'keep-alive': _idle, ...headers }: IncomingMessage['headers']) =>
  headers;

/** Ports that are free now, all different. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer());
  const ports = await Promise.all(
    servers.map(
      (server) =>
        new Promise<number>((resolve) => {
          server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
        }),
    ),
  );
  for (const server of servers) server.close();
  return ports;
}
