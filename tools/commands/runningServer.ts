import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import { readRunning } from '../../apps/server/src/running.ts';

interface Refusal {
  error?: { message: string; fields?: { field: string; message: string }[] };
}

/**
 * Sends a request to the server that runs on a data folder of this machine; undefined when none does. The folder
 * belongs to one process, so a command has the server do the work. Throws the server's message when it refuses, and
 * when the connection ends before the answer.
 */
export async function askServer<Answer>(
  dataDir: string,
  at: string,
  { method = 'GET', body }: { method?: 'GET' | 'POST'; body?: object } = {},
): Promise<Answer | undefined> {
  const running = readRunning(dataDir);
  if (!running) return undefined;
  const received = await receive(running, at, method, body && JSON.stringify(body)).catch((error: unknown) => {
    // a server that was killed leaves its file
    if (error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED') return undefined;
    throw new Error('The running server ended the connection before it answered. Its log says why.', { cause: error });
  });
  if (!received) return undefined;
  const answer = parsed<Answer & Refusal>(received.text);
  if (answer && received.status < 300) return answer;
  const { message = `The server answered with status ${received.status}.`, fields = [] } = answer?.error ?? {};
  throw new Error(message + fields.map(({ field, message: fault }) => ` ${field}: ${fault}.`).join(''));
}

/** By node:http, since `fetch` gives up after 300 s, and a large import takes longer. */
function receive(
  { port, token }: { port: number; token: string },
  at: string,
  method: string,
  body: string | undefined,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = { 'x-admin-token': token, ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
    request({ host: '127.0.0.1', port, path: at, method, headers }, (response) => {
      text(response).then((read) => resolve({ status: response.statusCode ?? 0, text: read }), reject);
    })
      .on('error', reject)
      .end(body);
  });
}

function parsed<Answer>(json: string): Answer | undefined {
  try {
    return JSON.parse(json) as Answer;
  } catch {
    return undefined;
  }
}
