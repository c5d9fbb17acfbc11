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
  }
}

const ROOT = path.resolve(import.meta.dirname, '../..');
const QUICK_STOCK = ['--demo-stock-from', 'tools/journeys/quickStock.ts'];

/**
 * Starts the platform as `npm start` does, on a port and a folder of its own. `TEST_SEARCH=cluster` gives it a search
 * cluster of three nodes, `TEST_SEARCH=direct` lets browsers ask these themselves.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = testSearch === undefined ? undefined : await startSearchCluster();
  const data = mkdtempSync(path.join(tmpdir(), 'forecourt-journeys-'));
  execFileSync(process.execPath, nodeArguments('prestart'), { cwd: ROOT, stdio: 'inherit' });
  const child = spawn(
    process.execPath,
    [...nodeArguments('start'), ...QUICK_STOCK, '--dev', '--port', '0', '--data', data],
    {
      cwd: ROOT,
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, ...(cluster && environmentOf(cluster)) },
    },
  );
  project.provide('port', await portOf(child));
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

function portOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const port = /http:\/\/localhost:(\d+)\/dev/.exec(output)?.[1];
      if (port) resolve(Number(port));
    });
    child.once('exit', () => reject(new Error(`The platform did not start:\n${output}`)));
  });
}
