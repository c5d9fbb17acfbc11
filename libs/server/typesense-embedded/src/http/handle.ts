import { Fault } from '../fault.js';
import { FORBIDDEN } from '../keys.js';
import type { RawParameters } from '../search/parameters.js';
import type { Typesense } from '../typesense.js';
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

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' };
const TEXT_TYPE = { 'content-type': 'text/plain; charset=utf-8' };
const CORS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST, DELETE, PUT, PATCH, OPTIONS',
  'access-control-allow-headers': '*',
  'access-control-max-age': '7200',
};

/** Answers one HTTP request. Never throws: a fault of the server's own is a 500 with its message kept back. */
export function handle(server: Typesense, request: HttpRequest): HttpAnswer {
  if (request.method === 'OPTIONS') return { status: 200, headers: CORS, body: '' };
  try {
    return answer(server, request);
  } catch (error) {
    if (error instanceof Fault) return json(error.status, { message: error.message });
    console.error('Search server fault:', error);
    return json(500, { message: 'Internal error.' });
  }
}

const json = (status: number, body: unknown): HttpAnswer => ({
  status,
  headers: { ...JSON_TYPE, ...CORS },
  body: JSON.stringify(body),
});

function answer(server: Typesense, request: HttpRequest): HttpAnswer {
  const header = request.headers['x-typesense-api-key'];
  const queryKey = request.query['x-typesense-api-key'];
  const key = typeof header === 'string' ? header : typeof queryKey === 'string' ? queryKey : undefined;
  const { 'x-typesense-api-key': _key, ...query } = request.query;
  let isKnownPath = false;
  for (const route of ROUTES) {
    const match = route.pattern.exec(request.path);
    if (!match) continue;
    isKnownPath = true;
    if (route.method !== request.method) continue;
    const params = match.slice(1).map(decode);
    if (route.action)
      server.keys.authorise(key, route.action, route.isCollection ? [params[0] ?? ''] : [], server.now());
    const result = route.answer({ server, params, query, body: request.body, key });
    if (result.isText)
      return { status: result.status, headers: { ...TEXT_TYPE, ...CORS }, body: result.body as string };
    return json(result.status, result.body);
  }
  // who may do nothing is not told what there is
  if (isKnownPath) server.keys.authorise(key, 'none', [], server.now());
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
