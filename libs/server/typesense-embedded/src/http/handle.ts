import { Fault } from '../fault.js';
import { FORBIDDEN } from '../keys.js';
import type { RawParameters } from '../search/parameters.js';
import type { Typesense } from '../typesense.js';
import type { Call, Route } from './route.js';
import { ROUTES } from './routes.js';

export interface HttpRequest {
  readonly method: string;
  /** Path without the query string. */
  readonly path: string;
  readonly query: RawParameters;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string;
}
export interface HttpAnswer {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** Largest body where a route says nothing else, bytes. */
const MOST_BYTES = 4 * 1024 * 1024;

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };
const TEXT_TYPE = { 'content-type': 'text/plain; charset=utf-8' };
/** Browsers of every site may ask, as with `enable-cors` and no list of domains. */
const CORS = { 'access-control-allow-origin': '*' };
const METHODS = 'POST, GET, DELETE, PUT, PATCH, OPTIONS';
const DAY_SECONDS = '86400';

/** A request as far as its body, which is read only if the key allows the request. */
export type RequestHead = Omit<HttpRequest, 'body'>;
/** Answers when the body is there. */
export interface Admitted {
  /** Largest body that is read, bytes. */
  readonly mostBytes: number;
  readonly answer: (body: string) => HttpAnswer;
}

/** Answers one HTTP request. Never throws: a fault of the server's own is a 500 with its message kept back. */
export function handle(server: Typesense, { body, ...head }: HttpRequest): HttpAnswer {
  const admitted = admit(server, head);
  return 'answer' in admitted ? admitted.answer(body) : admitted;
}

/** Looks at address and key. Refuses at once, or says how much of a body is read and how it is answered. */
export function admit(server: Typesense, head: RequestHead): Admitted | HttpAnswer {
  const preflight = preflightAnswer(head);
  if (preflight) return preflight;
  return guarded(() => {
    const { route, call } = open(server, head);
    return {
      mostBytes: route.mostBytes ?? MOST_BYTES,
      answer: (body) =>
        guarded(() => {
          const result = route.answer({ ...call, body });
          return result.isText
            ? { status: result.status, headers: { ...TEXT_TYPE, ...CORS }, body: result.body as string }
            : json(result.status, result.body);
        }),
    };
  });
}

/** Allows whatever headers a browser asks for before it sends them across origins. */
function preflightAnswer({ method, headers }: RequestHead): HttpAnswer | undefined {
  const requestedHeaders = headers['access-control-request-headers'];
  if (method !== 'OPTIONS' || requestedHeaders === undefined) return undefined;
  return {
    status: 200,
    headers: {
      ...CORS,
      'access-control-allow-methods': METHODS,
      'access-control-allow-headers': String(requestedHeaders),
      'access-control-max-age': DAY_SECONDS,
    },
    body: '',
  };
}

function guarded<Result>(work: () => Result): Result | HttpAnswer {
  try {
    return work();
  } catch (error) {
    if (error instanceof Fault) return refusal(error.status, error.message);
    console.error('Search server fault:', error);
    return refusal(500, 'Internal error.');
  }
}

/** A refusal in Typesense's form. */
export const refusal = (status: number, message: string): HttpAnswer => json(status, { message });

const json = (status: number, body: unknown): HttpAnswer => ({
  status,
  headers: { ...JSON_TYPE, ...CORS },
  body: JSON.stringify(body),
});

/** Finds the route and checks the key. Throws a Fault for what may not be. */
function open(server: Typesense, request: RequestHead): { route: Route; call: Omit<Call, 'body'> } {
  const header = request.headers['x-typesense-api-key'];
  const queryKey = request.query['x-typesense-api-key'];
  const key = typeof header === 'string' ? header : typeof queryKey === 'string' ? queryKey : undefined;
  const { 'x-typesense-api-key': _key, ...query } = request.query;
  const authorise = (action: string, collections: readonly string[]) =>
    server.keys.authorise(key, action, collections, server.now());
  const allowed = new Set<string>();
  for (const route of ROUTES) {
    const match = route.pattern.exec(request.path);
    if (!match) continue;
    allowed.add(route.method);
    if (route.method !== request.method) continue;
    const params = match.slice(1).map(decode);
    if (route.action) authorise(route.action, route.isCollection ? [params[0] ?? ''] : []);
    return { route, call: { server, params, query, key } };
  }
  // without a key, the answer must not reveal which routes exist
  if (allowed.size > 0) authorise('none', []);
  else if (key === undefined) throw new Fault(401, FORBIDDEN);
  throw new Fault(404, 'Not Found');
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
