import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { badInputs, type BadInput } from './badInputs.ts';
import { endpointsOf, type Endpoint, type OpenApi } from './endpoints.ts';

export interface FuzzRow {
  readonly endpoint: string;
  /** How often it answered with which status. */
  readonly statuses: ReadonlyMap<number, number>;
  /** What is wrong, with the input that shows it. */
  readonly findings: readonly string[];
}

/** The service, as far as requests can be put to it. */
export type FuzzedApi = Pick<FastifyInstance, 'inject'>;

const HOST = 'harbour.localhost';

/**
 * Sends every published endpoint as many bad inputs, each from an address of its own, so that no limit hides what
 * follows.
 * `signIn` gives the cookie of a session, a new one for each endpoint.
 */
export async function fuzzService(
  api: FuzzedApi,
  count: number,
  seed: number,
  signIn: () => Promise<string> = () => Promise.resolve(''),
): Promise<FuzzRow[]> {
  const document = await api.inject({ url: '/api/openapi.json', headers: { host: HOST } });
  const { apiKey = '' } = read<{ apiKey?: string }>(
    (await api.inject({ url: '/api/search-key', headers: { host: HOST } })).body,
  );
  const rows: FuzzRow[] = [];
  for (const endpoint of endpointsOf(document.json<OpenApi>()))
    rows.push(await fuzz(api, endpoint, { count, seed, apiKey, cookie: await signIn() }));
  return rows;
}

async function fuzz(
  api: FuzzedApi,
  endpoint: Endpoint,
  { count, seed, apiKey, cookie }: { count: number; seed: number; apiKey: string; cookie: string },
): Promise<FuzzRow> {
  const statuses = new Map<number, number>();
  const findings: string[] = [];
  let visitor = 0;
  for (const input of badInputs(endpoint, count, seed)) {
    visitor += 1;
    const answer = await api.inject({
      method: input.method,
      url: input.url,
      headers: {
        host: HOST,
        'x-typesense-api-key': apiKey,
        ...(cookie === '' ? {} : { cookie }),
        'x-forwarded-for': `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`,
        ...(input.payload === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(input.payload === undefined ? {} : { payload: input.payload }),
    });
    statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1);
    const problem = problemOf(answer, endpoint);
    if (problem !== undefined && findings.length < 5) findings.push(`${problem}: ${lineOf(input)}`);
  }
  return { endpoint: `${endpoint.method} ${endpoint.path}`, statuses, findings };
}

/** A fault of the service's, or a refusal that does not say what it refuses. */
function problemOf(answer: LightMyRequestResponse, { path }: Endpoint): string | undefined {
  const { statusCode: status } = answer;
  if (status >= 500) return `answered ${status}`;
  // the search server and the picture service speak in their own forms
  if (status < 400 || !path.startsWith('/api/')) return undefined;
  const { error } = read<Refused>(answer.body);
  if (typeof error?.message !== 'string' || error.message === '') return `${status} without a message`;
  if (status === 422 && !error.fields?.some(({ field, message }) => field !== '' && message !== ''))
    return '422 that names no field';
  return undefined;
}

interface Refused {
  readonly error?: { readonly message?: unknown; readonly fields?: readonly { field: string; message: string }[] };
}

function read<Answer extends object>(body: string): Partial<Answer> {
  try {
    return (JSON.parse(body) ?? {}) as Partial<Answer>;
  } catch {
    return {};
  }
}

const lineOf = ({ method, url, payload = '' }: BadInput): string => `${method} ${url} ${payload}`.slice(0, 300);
