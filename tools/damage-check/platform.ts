import { spawn, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { request } from 'node:http';
import { readRunning } from '../start/running.ts';
import { ROOT } from '../start/startForecourt.ts';

const USUAL = /^(\s*$|Building |Opening database|Loading sites|Seeding |Forecourt is ready|\s+\S.*https?:\/\/)/;
const LIMIT_MS = 180_000;

export interface Platform {
  readonly port: number;
  readonly pid: number;
  /** What it said beyond what every start says. */
  readonly said: readonly string[];
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}
export interface Refused {
  readonly code: number | null;
  readonly said: readonly string[];
}

/** Starts the platform as `npm start` does, until it is ready or has ended. */
export async function startPlatform(dataDir: string): Promise<Platform | Refused> {
  // one that was killed has left its own
  const before = readRunning(dataDir)?.port;
  const command = ['--import', './tools/node-ts.mjs', '--conditions=@forecourt/source', 'tools/start/main.ts'];
  const child = spawn(process.execPath, [...command, '--port', '0', '--data', dataDir], { cwd: ROOT });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const said = () => output.split('\n').filter((line) => !USUAL.test(line));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const until = Date.now() + LIMIT_MS;
  while (Date.now() < until) {
    const running = readRunning(dataDir);
    if (output.includes('Forecourt is ready') && running && (running.port !== before || before === undefined)) {
      const { status } = await ask(running.port, 'harbour', '/readyz');
      if (status === 200)
        return { port: running.port, pid: child.pid ?? 0, said: said(), end: (signal) => endOf(child, ended, signal) };
    }
    const code = await Promise.race([ended, new Promise<undefined>((resolve) => setTimeout(resolve, 100))]);
    if (code !== undefined) return { code, said: said() };
  }
  await endOf(child, ended, 'SIGKILL');
  return { code: null, said: [...said(), `no answer within ${LIMIT_MS / 1000} s`] };
}

async function endOf(child: ChildProcess, ended: Promise<unknown>, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  child.kill(signal);
  await ended;
}

export function ask(
  port: number,
  site: string,
  at: string,
  body?: object,
): Promise<{ status: number; text: string; digest: string }> {
  return new Promise((resolve, reject) => {
    const payload = body === undefined ? '' : JSON.stringify(body);
    const headers = {
      host: `${site}.localhost`,
      // limits count visitors
      'x-forwarded-for': `203.0.113.${Math.floor(Math.random() * 250)}`,
      ...(body ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) } : {}),
    };
    const sent = request({ host: '127.0.0.1', port, path: at, method: body ? 'POST' : 'GET', headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const all = Buffer.concat(chunks);
        const digest = createHash('sha1').update(all).digest('hex');
        resolve({ status: response.statusCode ?? 0, text: all.toString('utf8'), digest });
      });
    });
    sent.on('error', reject);
    sent.end(payload);
  });
}

/** Vehicles that a site's own search finds. */
export async function vehiclesOf(port: number, site: string): Promise<number> {
  const { apiKey } = JSON.parse((await ask(port, site, '/api/search-key')).text) as { apiKey: string };
  const searches = [{ collection: 'vehicles', q: '*', query_by: 'title', per_page: 1 }];
  const answer = await ask(port, site, `/typesense/multi_search?x-typesense-api-key=${encodeURIComponent(apiKey)}`, {
    searches,
  });
  return (JSON.parse(answer.text) as { results: { found: number }[] }).results[0]?.found ?? 0;
}

/** Sends an enquiry; one that is known already is answered with the number that it got first. */
export async function sendLead(port: number, site: string, key: string): Promise<string> {
  const answer = await ask(port, site, '/api/enquiries', {
    idempotency_key: key,
    category: 'General Enquiry',
    name: 'Kim',
    email: 'kim@example.com',
    message: key,
    opt_in: false,
    url: '/',
  });
  return (JSON.parse(answer.text) as { lead_id?: string }).lead_id ?? `status ${answer.status}`;
}
