import { readRunning } from '../../apps/server/src/running.ts';

/**
 * Asks the server that runs on a data folder, over its own machine; undefined when none does. The folder belongs to one
 * process, so that a command has the server do the work. Throws the server's own sentence when it refuses.
 */
export async function askServer<Answer>(
  dataDir: string,
  at: string,
  { method = 'GET', body }: { method?: 'GET' | 'POST'; body?: object } = {},
): Promise<Answer | undefined> {
  const running = readRunning(dataDir);
  if (!running) return undefined;
  const { port, token } = running;
  const response = await fetch(`http://127.0.0.1:${port}${at}`, {
    method,
    headers: { 'x-admin-token': token, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  }).catch(() => undefined);
  // a server that was killed leaves its file
  if (!response) return undefined;
  const answer = (await response.json()) as Answer & {
    error?: { message: string; fields?: { field: string; message: string }[] };
  };
  if (response.ok) return answer;
  const fields = (answer.error?.fields ?? []).map(({ field, message }) => ` ${field}: ${message}.`).join('');
  throw new Error(`${answer.error?.message ?? `The server answered with status ${response.status}.`}${fields}`);
}
