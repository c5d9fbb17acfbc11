// Replays recorded requests of a real Typesense 29.0 and prints, per group, how many answers agree.
import { createReadStream, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import { createGunzip } from 'node:zlib';
import { createTypesense, handle, queryOf, type Typesense } from '../src/index.js';
import { compareAnswers } from './compareAnswers.ts';
import { DELIBERATE } from './deliberate.ts';
import { own } from '../src/own.js';

interface Recorded {
  request: {
    n: number;
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

const BARS: Readonly<Record<string, number>> = { text: 0.95, highlight: 0.95, synonyms: 0.95, overrides: 0.95 };
const KEYS = { admin: 'golden-admin-key', search: 'golden-search-key', wrong: 'no-such-key' } as const;

const { values } = parseArgs({
  options: { dir: { type: 'string' }, group: { type: 'string' }, verbose: { type: 'boolean', default: false } },
});
const dir = path.resolve(values.dir ?? path.join(import.meta.dirname, '../../../../../shared/typesense-golden'));
if (!existsSync(path.join(dir, 'answers.jsonl'))) {
  console.log(`Recorded answers are not at ${dir}: nothing replayed. Name their folder with --dir.`);
  process.exit(0);
}

function call(server: Typesense, request: Recorded['request']) {
  const body =
    request.body === null || request.body === undefined
      ? ''
      : typeof request.body === 'string'
        ? request.body
        : JSON.stringify(request.body);
  const [pathname = '', search = ''] = request.path.split('?');
  const answer = handle(server, {
    method: request.method,
    path: pathname,
    query: { ...queryOf(search), ...(request.query ?? {}) },
    headers: request.key === 'none' ? {} : { 'x-typesense-api-key': KEYS[request.key] },
    body,
  });
  let response: unknown;
  try {
    response = JSON.parse(answer.body);
  } catch {
    response = { raw: answer.body };
  }
  if (answer.headers['content-type']?.startsWith('text/plain')) response = { raw: answer.body };
  return { status: answer.status, response };
}

const server = createTypesense({ apiKey: KEYS.admin });
const admin = (method: string, at: string, body: string, query: Record<string, string> = {}) =>
  handle(server, { method, path: at, query, headers: { 'x-typesense-api-key': KEYS.admin }, body });
admin('POST', '/collections', readFileSync(path.join(dir, 'schema.json'), 'utf8'));
const lines: string[] = [];
for await (const line of createInterface({
  input: createReadStream(path.join(dir, 'documents.jsonl.gz')).pipe(createGunzip()),
}))
  lines.push(line);
const startedAt = performance.now();
admin('POST', '/collections/vehicles/documents/import', lines.join('\n'));
console.log(`${lines.length} documents indexed in ${Math.round(performance.now() - startedAt)} ms`);
admin(
  'POST',
  '/keys',
  JSON.stringify({
    description: 'search',
    actions: ['documents:search'],
    collections: ['vehicles'],
    value: KEYS.search,
  }),
);

const totals = new Map<string, { agreed: number; all: number; deliberate: number }>();
for (const line of readFileSync(path.join(dir, 'answers.jsonl'), 'utf8').split('\n')) {
  if (line.trim() === '') continue;
  const recorded = JSON.parse(line) as Recorded;
  const { group, name, n } = recorded.request;
  const ours = call(server, recorded.request);
  if (values.group && group !== values.group) continue;
  const total = totals.get(group) ?? { agreed: 0, all: 0, deliberate: 0 };
  totals.set(group, total);
  total.all++;
  const differences = compareAnswers(recorded, ours);
  const reason = own(DELIBERATE, `${group}/${name}`);
  if (differences.length === 0) total.agreed++;
  else if (reason !== undefined && ours.status < 500) total.deliberate++;
  else {
    console.log(`\n#${n} ${group} / ${name}: ${differences.slice(0, values.verbose ? 20 : 3).join('\n    ')}`);
  }
}
console.log('\ngroup        agree    of  deliberate');
let isBelow = false;
for (const [group, { agreed, all, deliberate }] of totals) {
  const share = (agreed + deliberate) / all;
  const bar = own(BARS, group) ?? 1;
  isBelow ||= share < bar;
  console.log(
    `${group.padEnd(12)} ${String(agreed).padStart(5)} ${String(all).padStart(5)} ${String(deliberate).padStart(6)}   ${(share * 100).toFixed(1)} %${share < bar ? `  below ${bar * 100} %` : ''}`,
  );
}
for (const [name, reason] of Object.entries(DELIBERATE)) console.log(`deliberate: ${name}: ${reason}`);
process.exit(isBelow ? 1 : 0);
