import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { createTypesense, handle, queryOf, type HttpAnswer, type HttpRequest } from '../src/index.js';

export interface Recorded {
  request: {
    n?: number;
    group: string;
    name: string;
    method: string;
    path: string;
    query?: Record<string, string> | null;
    body: unknown;
    key: 'admin' | 'search' | 'wrong' | 'none';
  };
  status: number;
  response: unknown;
}

const KEYS = { admin: 'golden-admin-key', search: 'golden-search-key', wrong: 'no-such-key' } as const;

/** Lines of a file that was packed by gzip. */
export async function packedLines(file: string): Promise<string[]> {
  const lines: string[] = [];
  for await (const line of createInterface({ input: createReadStream(file).pipe(createGunzip()) }))
    if (line.trim() !== '') lines.push(line);
  return lines;
}

/** One request of Typesense's HTTP API, answered in this process or elsewhere. */
export interface ReplayServer {
  ask(request: HttpRequest): Promise<Pick<HttpAnswer, 'status' | 'body'> & { readonly type: string }>;
  readonly adminKey: string;
}

const inProcess = (): ReplayServer => {
  const server = createTypesense({ apiKey: KEYS.admin });
  return {
    adminKey: KEYS.admin,
    ask(request) {
      const { status, headers, body } = handle(server, request);
      return Promise.resolve({ status, body, type: headers['content-type'] ?? '' });
    },
  };
};

/** A server for tests alone: everything that it holds is removed. */
async function emptied({ url, apiKey }: { url: string; apiKey: string }): Promise<ReplayServer> {
  const server: ReplayServer = {
    adminKey: apiKey,
    async ask({ method, path, query, headers, body }) {
      const search = new URLSearchParams(query as Record<string, string>).toString();
      const answer = await fetch(`${url}${path}${search === '' ? '' : `?${search}`}`, {
        method,
        headers: headers as Record<string, string>,
        ...(body === '' || method === 'GET' ? {} : { body }),
      });
      return { status: answer.status, body: await answer.text(), type: answer.headers.get('content-type') ?? '' };
    },
  };
  const headers = { 'x-typesense-api-key': apiKey };
  const admin = async (method: string, path: string): Promise<unknown> => {
    const { status, body } = await server.ask({ method, path, query: {}, headers, body: '' });
    if (status >= 400) throw new Error(`${method} ${url}${path} answers ${status}: ${body}`);
    return JSON.parse(body);
  };
  const { aliases } = (await admin('GET', '/aliases')) as { aliases: { name: string }[] };
  for (const { name } of aliases) await admin('DELETE', `/aliases/${name}`);
  for (const { name } of (await admin('GET', '/collections')) as { name: string }[])
    await admin('DELETE', `/collections/${name}`);
  const { keys } = (await admin('GET', '/keys')) as { keys: { id: number }[] };
  for (const { id } of keys) await admin('DELETE', `/keys/${id}`);
  return server;
}

/**
 * A server that holds documents in `vehicles` and knows the keys of the recorded requests: in this process, or `real`
 * where one is named.
 */
export async function loadedServer(
  schema: string,
  documents: readonly string[],
  real?: { url: string; apiKey: string },
): Promise<ReplayServer> {
  const server = real ? await emptied(real) : inProcess();
  const admin = (path: string, body: string) =>
    server.ask({ method: 'POST', path, query: {}, headers: { 'x-typesense-api-key': server.adminKey }, body });
  await admin('/collections', schema);
  await admin('/collections/vehicles/documents/import', documents.join('\n'));
  const key = { description: 'search', actions: ['documents:search'], collections: ['vehicles'], value: KEYS.search };
  await admin('/keys', JSON.stringify(key));
  return server;
}

/** What the server answers to a recorded request. */
export async function replay(
  server: ReplayServer,
  request: Recorded['request'],
): Promise<{ status: number; response: unknown }> {
  const { body, key } = request;
  const [path = '', search = ''] = request.path.split('?');
  const value = key === 'admin' ? server.adminKey : key === 'none' ? undefined : KEYS[key];
  const answer = await server.ask({
    method: request.method,
    path,
    query: { ...queryOf(search), ...(request.query ?? {}) },
    headers: value === undefined ? {} : { 'x-typesense-api-key': value },
    body: body === null || body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body),
  });
  if (answer.type.startsWith('text/plain')) return { status: answer.status, response: { raw: answer.body } };
  try {
    return { status: answer.status, response: JSON.parse(answer.body) };
  } catch {
    return { status: answer.status, response: { raw: answer.body } };
  }
}
