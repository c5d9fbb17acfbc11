import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { OneProcessor } from './oneProcessor.js';
import { Replication, send, type Asked, type Distance, type OwnAnswer } from './replication.js';

/**
 * What a node does with a request instead of answering it. `mute` carries it out and never answers; `emptied` answers
 * like a server that came back without its data.
 */
export type Ailment = 'none' | 'refuses' | 'slow' | 'cut' | 'broken' | 'empty' | 'mute' | 'emptied' | Wordy;
/**
 * Nodes whose answer is useless: endless, slowly (`drips`) or in a flood; a redirect to elsewhere; or too short.
 */
type Wordy = 'drips' | 'floods' | 'redirects' | 'short';

const MULTI_SEARCH = /^\/multi_search\b/;
/** A cluster sends a write to every node; everything else is answered by the node that received it. */
const isWrite = ({ method, path }: Asked): boolean => !['GET', 'OPTIONS'].includes(method) && !MULTI_SEARCH.test(path);
/** Where a node that redirects leads to. */
const ELSEWHERE = '/elsewhere';
const PASSED = /^(x-typesense-api-key|content-type|origin|access-control-.*)$/;

/**
 * The three nodes of a cluster, each with its own ailment: addresses in front of one search server, or of three that
 * get the same writes in the same order, since the embedded engine does not replicate. With a `distance` the three are
 * as far from each other as the nodes of a real cluster: they lag, and the leader changes.
 */
export class SearchNodes {
  readonly ailments: Ailment[] = ['none', 'none', 'none'];
  readonly asked = [0, 0, 0];
  /** Of these, searches: a client looks after its nodes as well. */
  readonly searches = [0, 0, 0];
  /** Requests that came by a redirect, and bytes that were sent in floods. */
  readonly wrong = { redirected: 0, flooded: 0 };
  /** What each node needs for a request of searches; nothing unless a test says so. */
  readonly processors = [new OneProcessor(), new OneProcessor(), new OneProcessor()];
  /** Writes from outside that were carried out, in their order. */
  readonly writes: string[] = [];
  readonly replication: Replication | undefined;
  private readonly servers: Server[] = [];
  private readonly upstreams: readonly string[];
  private readonly apiKey: string;
  private readonly nothing: RequestListener;
  private turn: Promise<unknown> = Promise.resolve();

  /** `nothing` is a server without data. */
  constructor(options: {
    upstreams: readonly string[];
    apiKey: string;
    nothing?: RequestListener;
    distance?: Distance | undefined;
  }) {
    this.upstreams = options.upstreams;
    this.apiKey = options.apiKey;
    this.replication = options.distance && new Replication(options.upstreams, options.distance);
    this.nothing = options.nothing ?? ((request) => request.socket.destroy());
  }

  /** Answers with the addresses of the nodes. */
  async start(): Promise<readonly string[]> {
    for (const index of [0, 1, 2]) {
      const server = createServer((request, response) => {
        this.asked[index] = (this.asked[index] ?? 0) + 1;
        if (MULTI_SEARCH.test(request.url ?? '')) this.searches[index] = (this.searches[index] ?? 0) + 1;
        const ailment = this.ailments[index] ?? 'none';
        if (request.url === ELSEWHERE) this.wrong.redirected += 1;
        if (ailment === 'floods') return flood(request, response, (bytes) => (this.wrong.flooded += bytes));
        if (ailment === 'emptied') return this.nothing(request, response);
        if (ailment !== 'none' && ailment !== 'mute') return ail(ailment, request, response);
        this.answer(index, request, response, ailment).catch(() => request.socket.destroy());
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      this.servers.push(server);
    }
    return this.servers.map((server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  }

  /** One request with the admin key, past the nodes. */
  async admin<Answer>(method: string, path: string, body?: object): Promise<Answer> {
    const headers = { 'x-typesense-api-key': this.apiKey, 'content-type': 'application/json' };
    const asked = { method, path, headers, body: body === undefined ? '' : JSON.stringify(body) };
    if (this.replication) return this.adminOfLeader<Answer>(this.replication, asked);
    const [answer] = await this.everywhere(asked);
    if (answer?.status !== 'fulfilled') throw new Error(`${method} ${path}: the first search server does not answer.`);
    return (await answer.value.json()) as Answer;
  }

  private async adminOfLeader<Answer>(replication: Replication, asked: Asked): Promise<Answer> {
    if (!isWrite(asked)) return (await (await replication.readLeader(asked)).json()) as Answer;
    const answer = await replication.write(asked);
    if (answer.status >= 300) throw new Error(`${asked.method} ${asked.path}: ${answer.status}`);
    await replication.caughtUp();
    return (answer instanceof Response ? await answer.json() : answer.body) as Answer;
  }

  /** Removes what a platform has left on the servers. */
  async clear(): Promise<void> {
    const { aliases } = await this.admin<{ aliases: { name: string }[] }>('GET', '/aliases');
    for (const { name } of aliases) if (name.startsWith('vehicles_')) await this.admin('DELETE', `/aliases/${name}`);
    for (const { name } of await this.admin<{ name: string }[]>('GET', '/collections'))
      if (name.startsWith('vehicles_')) await this.admin('DELETE', `/collections/${name}`);
    const { keys } = await this.admin<{ keys: { id: number; description: string }[] }>('GET', '/keys');
    for (const { id, description } of keys)
      if (description.startsWith('Search of ')) await this.admin('DELETE', `/keys/${id}`);
  }

  async stop(): Promise<void> {
    for (const server of this.servers) {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  }

  private async answer(index: number, request: IncomingMessage, response: ServerResponse, ailment: Ailment) {
    const headers = Object.fromEntries(
      Object.entries(request.headers).flatMap(([name, value]) =>
        PASSED.test(name) && typeof value === 'string' ? [[name, value]] : [],
      ),
    );
    let body = '';
    for await (const chunk of request.setEncoding('utf8')) body += String(chunk);
    const asked = { method: request.method ?? 'GET', path: request.url ?? '/', headers, body };
    const own = this.upstreams[index % this.upstreams.length] ?? '';
    if (MULTI_SEARCH.test(asked.path) && asked.method === 'POST' && this.processors[index]?.workMs)
      return this.worked(this.processors[index], own, asked, response);
    const answer = await this.answerOf(index, own, asked);
    if (isWrite(asked) && answer.status < 300) this.writes.push(`${asked.method} ${asked.path}`);
    if (ailment === 'mute') return void request.socket.destroy();
    if (!(answer instanceof Response)) return json(response, answer.status, answer.body);
    const text = await answer.text();
    const passed = [...answer.headers].filter(([name]) => PASSED.test(name));
    response.writeHead(answer.status, Object.fromEntries(passed)).end(text);
  }

  private answerOf(index: number, own: string, asked: Asked): Promise<Response | OwnAnswer> {
    if (!this.replication) return isWrite(asked) ? this.written(asked, own) : send(own, asked);
    if (/^\/status\b/.test(asked.path))
      return send(own, asked).then((alive) => (alive.ok ? (this.replication?.statusOf(index) ?? alive) : alive));
    return isWrite(asked) ? this.replication.write(asked) : send(own, asked);
  }

  /** Searches of a node that takes its time for them. */
  private async worked(processor: OneProcessor, own: string, asked: Asked, response: ServerResponse): Promise<void> {
    const { searches = [] } = JSON.parse(asked.body) as { searches?: { q?: string; search_cutoff_ms?: number }[] };
    const took = await processor.work(searches);
    const answer = await send(own, asked);
    const body = (await answer.json()) as { results?: object[] };
    const left = answer.ok ? processor.leave(searches, took, body) : { status: answer.status, body };
    json(response, left.status, left.body);
  }

  /** The node's own answer to a write; that of another where its own server has lost its data. */
  private async written(asked: Asked, own: string): Promise<Response> {
    const answers = await this.everywhere(asked);
    const ownAnswer = answers[this.upstreams.indexOf(own)];
    if (ownAnswer?.status !== 'fulfilled') throw new Error('This node is dead.');
    const good = answers.find((answer) => answer.status === 'fulfilled' && answer.value.ok);
    return ownAnswer.value.ok || good?.status !== 'fulfilled' ? ownAnswer.value : good.value;
  }

  private everywhere(asked: Asked): Promise<PromiseSettledResult<Response>[]> {
    const all = this.turn.then(() => Promise.allSettled(this.upstreams.map((upstream) => send(upstream, asked))));
    this.turn = all;
    return all;
  }
}

const json = (response: ServerResponse, status: number, body: object): void =>
  void response
    .writeHead(status, { 'content-type': 'application/json', 'access-control-allow-origin': '*' })
    .end(JSON.stringify(body));

function ail(ailment: Ailment, asked: IncomingMessage, response: ServerResponse): void {
  asked.resume();
  if (ailment === 'refuses') asked.socket.destroy();
  else if (ailment === 'redirects') response.writeHead(302, { location: ELSEWHERE }).end();
  else if (ailment === 'drips') drip(response);
  else if (ailment === 'slow') setTimeout(() => response.destroy(), 5000).unref();
  else if (ailment === 'cut') {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 500 });
    response.write('{"results":[{"found":', () => asked.socket.destroy());
  } else {
    response.writeHead(ailment === 'broken' ? 500 : 200, { 'content-type': 'application/json' });
    response.end(BODIES.get(ailment) ?? '{}');
  }
}

const BODIES = new Map<Ailment, string>([
  ['broken', '{"message":"Raft is not ready"}'],
  ['short', '{"results":[]}'],
]);

/** Says now and then that there is more to come. */
function drip(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  const timer = setInterval(() => response.write(' '), 100);
  response.on('close', () => clearInterval(timer));
}

const FLOOD = Buffer.alloc(1024 * 1024, ' ');
/** Sends as fast as it is read. */
function flood(asked: IncomingMessage, response: ServerResponse, count: (bytes: number) => void): void {
  asked.resume();
  response.writeHead(200, { 'content-type': 'application/json' });
  const more = (): void => {
    do count(FLOOD.length);
    while (!response.destroyed && response.write(FLOOD));
  };
  response.on('drain', more);
  more();
}
