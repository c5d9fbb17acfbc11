import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { nodeArguments } from '../commands/npmStart.ts';
import { startSearchCluster, type SearchCluster } from './searchCluster.ts';
import { testSearch } from './testSearch.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    port: number;
    /** Where tests ask what has left the platform. */
    outside: number;
  }
}

const ROOT = path.resolve(import.meta.dirname, '../..');
const MAIN = 'apps/server/src/main.ts';

/**
 * Starts the platform as `npm start` does, on a port and a folder of its own, with what stands around it.
 * `TEST_SEARCH=cluster` gives it a search cluster of three nodes, `TEST_SEARCH=direct` lets browsers ask these
 * themselves.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = testSearch === undefined ? undefined : await startSearchCluster();
  const data = mkdtempSync(path.join(tmpdir(), 'forecourt-journeys-'));
  execFileSync(process.execPath, nodeArguments('prestart'), { cwd: ROOT, stdio: 'inherit' });
  const child = spawn(
    process.execPath,
    [...startArguments(path.join(data, 'dealers')), '--dev', '--port', '0', '--data', path.join(data, 'data')],
    {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...(cluster && environmentOf(cluster)) },
    },
  );
  const [outside, port] = await portsOf(child);
  project.provide('outside', outside);
  project.provide('port', port);
  return async () => {
    child.kill('SIGKILL');
    if (cluster) console.log(`The nodes of the search cluster were asked ${cluster.asked.join(', ')} times.`);
    await cluster?.stop();
    rmSync(data, { recursive: true, force: true });
  };
}

const environmentOf = ({ nodes, apiKey, secret }: SearchCluster): Record<string, string> => ({
  FORECOURT_SEARCH_NODES: nodes.join(),
  FORECOURT_SEARCH_ADMIN_KEY: apiKey,
  FORECOURT_SEARCH_SECRET: secret,
  ...(testSearch === 'direct' ? { FORECOURT_SEARCH_PUBLIC_NODES: nodes.join() } : {}),
});

/** What `npm start` runs, begun by the journeys' own module, which writes the dealers there. */
const startArguments = (dealers: string): string[] =>
  nodeArguments('start').flatMap((argument) =>
    argument === MAIN ? ['tools/journeys/platform.ts', dealers] : argument,
  );

/** Where tests ask what has left the platform, and where the platform answers. */
function portsOf(child: ChildProcess): Promise<[outside: number, platform: number]> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const outside = /^Outside: http:\/\/127\.0\.0\.1:(\d+)/m.exec(output)?.[1];
      const port = /http:\/\/localhost:(\d+)\/dev/.exec(output)?.[1];
      if (outside && port) resolve([Number(outside), Number(port)]);
    });
    child.once('exit', () => reject(new Error(`The platform did not start:\n${output}`)));
  });
}
