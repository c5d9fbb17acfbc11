import type { IncomingMessage, RequestListener, Server, ServerOptions, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { errorBody } from '@forecourt/contracts/api';
import type { BrokenState } from '../configuration/brokenLines.js';
import { createHalfSent, type HalfSent, type HalfSentOptions } from './halfSent.js';
import { metrics, REQUEST_ID, scopeOf } from '@forecourt/service/observing';
import { observed } from './observed.js';
import { createShedder, type Shedder } from './shedder.js';
import { createTurnstile } from './turnstile.js';
import { createUnderWay } from './underWay.js';
import { hasBody, whenWhole } from './wholeBody.js';

/** What `/readyz` says of a platform that is open. */
export interface Present {
  /** What it is without for the moment, such as its database: it goes on, and a balancer should ask elsewhere. */
  readonly lacks?: () => 'no-database' | undefined;
  /** What it is without for the moment and answers all the same: it is named. */
  readonly without?: () => readonly 'storage'[];
  /** Dealers that are broken: they are named, and the platform is ready all the same. */
  readonly broken?: () => readonly BrokenState[];
}

/** Where every request comes in: says at any moment whether the platform lives and whether it answers. */
export interface Front {
  /** From now on requests are answered by `dispatch`. Health answers never reach it. */
  open(dispatch: RequestListener, present?: Present): void;
  /**
   * Ends without a visitor noticing. For `drainMs` it goes on, says at `/readyz` that it is not ready, so that a
   * balancer asks elsewhere, and ends each connection with its answer. Then it listens no more, so that a proxy asks
   * the next process, and waits for what is being answered, for `graceMs` at most.
   */
  close(stopping?: Stopping): Promise<void>;
  /** See UnderWay. */
  whenQuiet(): Promise<void>;
}

export interface FrontOptions {
  readonly shedder?: Shedder;
  /** Network of a request's visitor; the address that it comes from when left out. */
  readonly networkOf?: (request: IncomingMessage) => string;
  /**
   * What may be on its way: bodies of forms and calls, which are small, and of photos; and answers that are made and
   * not read yet, those of files apart.
   */
  readonly halfSent?: Readonly<Record<'forms' | 'uploads' | 'answers' | 'files', HalfSentOptions>>;
}

export interface Stopping {
  /** Milliseconds. */
  readonly drainMs?: number | undefined;
  /** Milliseconds. */
  readonly graceMs?: number | undefined;
}

/** Seconds after which a caller may ask again while the platform starts. */
export const RETRY_AFTER = 5;
const GRACE_MS = 5000;
const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
/** How long a refusal is held back, and how many at once. */
const HELD_MS = 500;
const MOST_HELD = 2000;
const OF_SERVICE = /^\/(api|typesense)(\/|\?|$)/;

const SENTENCES = {
  starting: 'The site is starting. Please try again in a moment.',
  busy: 'Many people are here just now. Please try again in a moment.',
};
/** Files of a page that was answered: a page without them would be broken. */
const ALWAYS = /^\/(assets|fonts)\//;
/** Photos of a shopper's car, and pictures for a dealer's website: large, and read as they come. */
const UPLOAD = /^\/api\/(trade-in\/[^/]+\/photos|desk\/site\/pictures)$/;
/** Pictures and photo uploads do not count: their own service limits how many run at once. */
const UNCOUNTED = new RegExp(`^/media/|${UPLOAD.source}`);

/** The largest body of any form or call. A larger one is refused by its reader. */
const MOST_BODY = 256 * 1024;
/**
 * A form of 64 kB takes ten seconds at 52 kbit/s, a photo of 12 MB three minutes at 0.5 Mbit/s. A page of 300 kB takes
 * two minutes at 20 kbit/s. A film is read as it is watched, and a player goes on where a connection ends.
 */
const HALF_SENT = {
  forms: { perNetwork: 8, total: 256, maxMs: 10_000 },
  uploads: { perNetwork: 6, total: 24, maxMs: 180_000 },
  answers: { perNetwork: 64, total: 512, maxMs: 120_000 },
  files: { perNetwork: 128, total: 2048, maxMs: 900_000 },
};

/**
 * A head that was sent by half is closed within 15 s. Bodies have their own limits; no request takes longer. A proxy
 * ends an idle connection first (Caddy and nginx after a minute): one that the platform ends just as the proxy uses it
 * resets the request, and a proxy sends a form only once.
 */
export const connectionLimits = (milliseconds = 10_000): ServerOptions => ({
  requestTimeout: HALF_SENT.uploads.maxMs + 20_000,
  keepAliveTimeout: 125_000,
  headersTimeout: milliseconds,
  connectionsCheckingInterval: milliseconds / 2,
});

/** Puts the front before a server, before it listens or just after: no request may come without being answered. */
export function createFront(server: Server, options: FrontOptions = {}): Front {
  const { shedder = createShedder(), halfSent = HALF_SENT } = options;
  const { networkOf = ({ socket }: IncomingMessage) => socket.remoteAddress ?? '' } = options;
  const forms = createHalfSent(halfSent.forms);
  const uploads = createHalfSent(halfSent.uploads);
  const unread = createHalfSent(halfSent.answers);
  const unreadFiles = createHalfSent(halfSent.files);
  /** The latest answer of a connection. */
  const latest = new WeakMap<Socket, ServerResponse>();
  let state: 'starting' | 'ready' | 'closing' = 'starting';
  let dispatch: RequestListener | undefined;
  let lacks: Present['lacks'];
  let without: NonNullable<Present['without']> = () => [];
  let broken: NonNullable<Present['broken']> = () => [];
  const open = new Set<ServerResponse>();
  const turnstile = createTurnstile();
  const underWay = createUnderWay();
  let held = 0;

  /** Those who ask again at once would keep the machine at work with refusals: each is held back for a moment. */
  const turnAway = (request: IncomingMessage, response: ServerResponse, seconds: number): void => {
    shed(request, 'busy');
    if (held >= MOST_HELD) return unavailable(request, response, SENTENCES.busy, seconds);
    held++;
    setTimeout(() => {
      held--;
      unavailable(request, response, SENTENCES.busy, seconds);
    }, HELD_MS);
  };

  server.on('connection', () => turnstile.arrived());
  server.on('request', (request, response) => {
    turnstile.arrived();
    const { socket } = request;
    const before = latest.get(socket);
    latest.set(socket, response);
    // what comes behind an answer that is still being sent waits for it, and takes nothing meanwhile
    if (!before || before.writableFinished) return take(request, response);
    before.once('close', () => {
      if (!socket.destroyed) take(request, response);
    });
  });

  function take(request: IncomingMessage, response: ServerResponse): void {
    const { url = '/' } = request;
    const scope = observed(request, response);
    const [origin = ''] = ORIGIN.exec(url) ?? [];
    // what answers reads a path
    if (origin !== '') request.url = url.slice(origin.length).replace(/^(?!\/)/, '/');
    const [path] = (request.url ?? '/').split('?', 1);
    if (path === '/healthz') return health(request, response, 200, { status: 'alive' });
    if (path === '/readyz') {
      const named = broken();
      const present = state === 'ready' ? (lacks?.() ?? state) : state;
      return health(request, response, present === 'ready' ? 200 : 503, {
        status: present,
        ...(without().length > 0 ? { without: without() } : {}),
        ...(named.length > 0 ? { broken: named } : {}),
      });
    }
    if (!dispatch) {
      shed(request, 'starting');
      return unavailable(request, response, SENTENCES.starting);
    }
    if (!namesOneHost(request, url)) return refuse(request, response, 400, 'bad-request', 'A request names one host.');
    if (state === 'closing') response.shouldKeepAlive = false;
    open.add(response);
    response.once('close', () => open.delete(response));
    const network = networkOf(request);
    if (UPLOAD.test(path ?? '')) {
      // its reader is at work already, and sees it break off
      const leave = uploads.enter(network, () => void request.destroy());
      request.once('end', leave);
      response.once('close', leave);
      return admit(request, response, path);
    }
    if (!hasBody(request)) return admit(request, response, path);
    // a request is work from when all of it is here: until then it costs a place among those that are sent by half
    const leave = forms.enter(network, () => {
      shed(request, 'half-sent');
      incomplete(request, response);
    });
    response.once('close', leave);
    whenWhole(request, MOST_BODY, () => {
      leave();
      scope.began = performance.now();
      if (!response.writableEnded && !request.destroyed) admit(request, response, path);
    });
  }

  /**
   * An answer that is made is no work any more: `onMade` is called once. Until it is read it has a place among those
   * that are on their way.
   */
  function whenMade(request: IncomingMessage, response: ServerResponse, places: HalfSent, onMade: () => void): void {
    const enter = (by: HalfSent): void => {
      response.once(
        'close',
        by.enter(networkOf(request), () => void response.destroy()),
      );
    };
    let isPiped = false;
    // what is sent in pieces waits for its reader from the first one on
    response.once('pipe', () => {
      isPiped = true;
      onMade();
      enter(places);
    });
    response.once('prefinish', () => {
      if (isPiped) return;
      onMade();
      if (request.socket.writableLength > 0) enter(unread);
    });
  }

  /** Answers a request whose body is here, or turns it away. */
  function admit(request: IncomingMessage, response: ServerResponse, path = '/'): void {
    const isCounted = !ALWAYS.test(path) && !UNCOUNTED.test(path);
    // no visitor waits for a prefetch: a click would request the page again
    if (isCounted && isAhead(request) && !shedder.hasRoom()) {
      shed(request, 'prefetch');
      return unavailable(request, response, SENTENCES.busy, RETRY_AFTER);
    }
    const again = ALWAYS.test(path) ? undefined : shedder.refuses(isCounted);
    if (again !== undefined) return turnAway(request, response, again);
    if (!isCounted) {
      whenMade(request, response, unreadFiles, () => undefined);
      return dispatch?.(request, response);
    }
    const end = shedder.begin();
    const isAnswered = underWay.begin();
    const waits = performance.now();
    const leave = turnstile.enter(() => {
      metrics.waitSeconds.observe((performance.now() - waits) / 1000);
      dispatch?.(request, response);
    });
    const isMade = (wasAnswered: boolean): void => {
      // nothing is rendered for a visitor who has left
      leave();
      end(wasAnswered);
      isAnswered();
    };
    whenMade(request, response, unread, () => isMade(true));
    response.once('close', () => isMade(response.writableFinished));
  }

  return {
    open(listener, { lacks: lacking, without: misses = () => [], broken: namesBroken = () => [] } = {}) {
      dispatch = listener;
      lacks = lacking;
      without = misses;
      broken = namesBroken;
      state = 'ready';
    },
    whenQuiet: () => underWay.whenQuiet(),
    async close({ drainMs = 0, graceMs = GRACE_MS } = {}) {
      state = 'closing';
      await pause(drainMs);
      await quietTurn(server);
      server.close();
      for (const until = Date.now() + graceMs; open.size > 0 && Date.now() < until;) {
        await pause(20);
        // those whose answer had begun before
        server.closeIdleConnections();
      }
    },
  };
}

/** Longest wait for a turn without a new connection, milliseconds. */
const QUIET_MS = 500;

/**
 * A connection that the system has taken and this process has not is reset when the socket closes: wait for a turn of
 * the event loop in which none came.
 */
async function quietTurn(server: Server): Promise<void> {
  let came = true;
  const note = (): void => void (came = true);
  server.on('connection', note);
  for (const until = Date.now() + QUIET_MS; came && Date.now() < until;) {
    came = false;
    // the check phase comes right after new connections were looked at
    await new Promise((resolve) => setImmediate(resolve));
    await new Promise((resolve) => setImmediate(resolve));
  }
  server.off('connection', note);
}

/** Whether a browser prefetches a page: it sends a header then. */
const isAhead = ({ headers }: IncomingMessage): boolean => /\bprefetch\b/.test(String(headers['sec-purpose'] ?? ''));

function health(request: IncomingMessage, response: ServerResponse, status: number, body: object): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    send(request, response, 405, 'text/plain', 'This address takes GET and HEAD.\n', { allow: 'GET, HEAD' });
    return;
  }
  const retry: Record<string, string> = status === 503 ? { 'retry-after': String(RETRY_AFTER) } : {};
  send(request, response, status, 'application/json', `${JSON.stringify(body)}\n`, retry);
}

/** 503 in the form that the address speaks: JSON for the service, a short page that tries again for people. */
function unavailable(
  request: IncomingMessage,
  response: ServerResponse,
  sentence: string,
  seconds = RETRY_AFTER,
): void {
  // a visitor who must try again keeps the connection, since accepting a new one costs more; with an unread body it is
  // closed
  const hasBody = 'content-length' in request.headers || 'transfer-encoding' in request.headers;
  const isKept = sentence === SENTENCES.busy && !hasBody;
  const headers = { 'retry-after': String(seconds), ...(isKept ? {} : { connection: 'close' }) };
  if (OF_SERVICE.test(request.url ?? '/')) {
    const isSearch = request.url?.startsWith('/typesense') === true;
    const body = isSearch ? { message: sentence } : errorBody('unavailable', sentence);
    send(request, response, 503, 'application/json', JSON.stringify(body), headers);
    return;
  }
  // only a read is repeated automatically; a posted form must not be sent twice
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const again = isRead ? `<meta http-equiv="refresh" content="${seconds}">` : '';
  const page = `<!doctype html>
<html lang="en-AU">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    ${again}
    <title>One moment</title>
  </head>
  <body>
    <h1>One moment, please</h1>
    <p>${sentence}</p>
  </body>
</html>
`;
  send(request, response, 503, 'text/html', page, { ...headers, 'content-security-policy': "default-src 'none'" });
}

/** Notes why a request is turned away. */
function shed(request: IncomingMessage, reason: 'busy' | 'prefetch' | 'starting' | 'half-sent'): void {
  scopeOf(request).isShed = true;
  metrics.shed.inc({ reason });
}

/** Ends a request that was not sent in full in its time, or whose network sends too many by half. */
const incomplete = (request: IncomingMessage, response: ServerResponse): void =>
  refuse(request, response, 408, 'incomplete', 'This was not sent in full. Please send it again.');

/** A refusal in the form that the address speaks. The connection ends: what else comes on it is not to be trusted. */
function refuse(request: IncomingMessage, response: ServerResponse, status: number, code: string, words: string): void {
  const isService = OF_SERVICE.test(request.url ?? '/');
  const [type, body] = isService
    ? ['application/json', JSON.stringify(errorBody(code, words))]
    : ['text/plain', `${words}\n`];
  send(request, response, status, type ?? '', body ?? '', { connection: 'close' });
}

/** A client may name the whole address, as it does to a proxy (RFC 9112, 3.2.2). */
const ORIGIN = /^https?:\/\/([^/?#]*)/i;

/** Node reads the first of several Host headers, and a proxy may have read another, or the host of the address. */
function namesOneHost({ rawHeaders, headers }: IncomingMessage, url: string): boolean {
  const count = rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host').length;
  const [, named] = ORIGIN.exec(url) ?? [];
  return count <= 1 && (named === undefined || named.toLowerCase() === headers.host?.toLowerCase());
}

function send(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  type: string,
  body: string,
  headers: Readonly<Record<string, string>>,
): void {
  // what is still being sent is not read to its end
  request.resume();
  response
    .writeHead(status, {
      'content-type': `${type}; charset=utf-8`,
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      [REQUEST_ID]: scopeOf(request).id,
      ...headers,
    })
    .end(request.method === 'HEAD' ? undefined : body);
}
