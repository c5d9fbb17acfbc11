import type { IncomingMessage, RequestListener, Server, ServerOptions, ServerResponse } from 'node:http';
import { errorBody } from '@forecourt/contracts/api';
import { createShedder, type Shedder } from './shedder.js';
import { createTurnstile } from './turnstile.js';
import { createUnderWay } from './underWay.js';

/** Where every request comes in: says at any moment whether the platform lives and whether it answers. */
export interface Front {
  /** From now on requests are answered by `dispatch`. Health answers never reach it. */
  open(dispatch: RequestListener): void;
  /**
   * Takes no new work and waits until what is being answered is sent, for `graceMs` at most. The socket listens
   * on meanwhile, so that a balancer reads at `/readyz` that it should ask elsewhere.
   */
  close(graceMs?: number): Promise<void>;
  /** See UnderWay. */
  whenQuiet(): Promise<void>;
}

/** Seconds after which a caller may ask again while the platform starts or ends. */
export const RETRY_AFTER = 5;
const GRACE_MS = 5000;
/** How long a refusal is held back, and how many at once. */
const HELD_MS = 500;
const MOST_HELD = 2000;
const OF_SERVICE = /^\/(api|typesense)(\/|\?|$)/;

const SENTENCES = {
  starting: 'The site is starting. Please try again in a moment.',
  closing: 'The site is restarting. Please try again in a moment.',
  busy: 'Many people are here just now. Please try again in a moment.',
};
/** Files of a page that was answered: a page without them would be broken. */
const ALWAYS = /^\/assets\//;
/**
 * Pictures and photo uploads do not count: their own service limits how many run at once.
 */
const UNCOUNTED = /^\/(media\/|api\/trade-in\/[^/]+\/photos$)/;

/** A request that was sent by half is closed within 30 s, its head within 25 s. */
export const halfSentLimits = (milliseconds = 25_000): ServerOptions => ({
  requestTimeout: milliseconds,
  headersTimeout: Math.min(20_000, milliseconds),
  connectionsCheckingInterval: milliseconds / 5,
});

/** Puts the front before a server, before it listens or just after: no request may come without being answered. */
export function createFront(server: Server, shedder: Shedder = createShedder()): Front {
  let state: 'starting' | 'ready' | 'closing' = 'starting';
  let dispatch: RequestListener | undefined;
  const open = new Set<ServerResponse>();
  const turnstile = createTurnstile();
  const underWay = createUnderWay();
  let held = 0;

  /** Those who ask again at once would keep the machine at work with refusals: each is held back for a moment. */
  const turnAway = (request: IncomingMessage, response: ServerResponse, seconds: number): void => {
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
    const [path] = (request.url ?? '/').split('?', 1);
    if (path === '/healthz') return health(request, response, 200, 'alive');
    if (path === '/readyz') return health(request, response, state === 'ready' ? 200 : 503, state);
    if (state !== 'ready' || !dispatch)
      return unavailable(request, response, SENTENCES[state === 'closing' ? state : 'starting']);
    const isCounted = !ALWAYS.test(path ?? '') && !UNCOUNTED.test(path ?? '');
    // no visitor waits for a prefetch: a click would request the page again
    if (isCounted && isAhead(request) && !shedder.hasRoom())
      return unavailable(request, response, SENTENCES.busy, RETRY_AFTER);
    const again = ALWAYS.test(path ?? '') ? undefined : shedder.refuses(isCounted);
    if (again !== undefined) return turnAway(request, response, again);
    open.add(response);
    response.once('close', () => open.delete(response));
    if (!isCounted) return dispatch(request, response);
    const end = shedder.begin();
    const isAnswered = underWay.begin();
    const leave = turnstile.enter(() => dispatch?.(request, response));
    response.once('close', () => {
      // nothing is rendered for a visitor who has left
      leave();
      end(response.writableFinished);
      isAnswered();
    });
  });

  return {
    open(listener) {
      dispatch = listener;
      state = 'ready';
    },
    whenQuiet: () => underWay.whenQuiet(),
    async close(graceMs = GRACE_MS) {
      state = 'closing';
      const until = Date.now() + graceMs;
      while (open.size > 0 && Date.now() < until) await new Promise((resolve) => setTimeout(resolve, 20));
    },
  };
}

/** Whether a browser prefetches a page: it sends a header then. */
const isAhead = ({ headers }: IncomingMessage): boolean => /\bprefetch\b/.test(String(headers['sec-purpose'] ?? ''));

function health(request: IncomingMessage, response: ServerResponse, status: number, state: string): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    send(request, response, 405, 'text/plain', 'This address takes GET and HEAD.\n', { allow: 'GET, HEAD' });
    return;
  }
  const retry: Record<string, string> = status === 503 ? { 'retry-after': String(RETRY_AFTER) } : {};
  send(request, response, status, 'application/json', `${JSON.stringify({ status: state })}\n`, retry);
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
      ...headers,
    })
    .end(request.method === 'HEAD' ? undefined : body);
}
