import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { createGunzip } from 'node:zlib';
import { createTypesense, handle, queryOf, type Typesense } from '../src/index.js';

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

/** A server that holds documents in `vehicles` and knows the keys of the recorded requests. */
export function loadedServer(schema: string, documents: readonly string[]): Typesense {
  const server = createTypesense({ apiKey: KEYS.admin });
  const admin = (at: string, body: string) =>
    handle(server, { method: 'POST', path: at, query: {}, headers: { 'x-typesense-api-key': KEYS.admin }, body });
  admin('/collections', schema);
  admin('/collections/vehicles/documents/import', documents.join('\n'));
  const key = { description: 'search', actions: ['documents:search'], collections: ['vehicles'], value: KEYS.search };
  admin('/keys', JSON.stringify(key));
  return server;
}

/** What the server answers to a recorded request. */
export function replay(server: Typesense, request: Recorded['request']): { status: number; response: unknown } {
  const { body, key } = request;
  const [path = '', search = ''] = request.path.split('?');
  const answer = handle(server, {
    method: request.method,
    path,
    query: { ...queryOf(search), ...(request.query ?? {}) },
    headers: key === 'none' ? {} : { 'x-typesense-api-key': KEYS[key] },
    body: body === null || body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body),
  });
  if (answer.headers['content-type']?.startsWith('text/plain'))
    return { status: answer.status, response: { raw: answer.body } };
  try {
    return { status: answer.status, response: JSON.parse(answer.body) };
  } catch {
    return { status: answer.status, response: { raw: answer.body } };
  }
}
