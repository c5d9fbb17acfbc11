import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { nodeArguments } from '../commands/npmStart.ts';
import { temporaryFolder } from '../test/temporaryFolder.ts';
import { startSearchCluster, type SearchCluster } from './searchCluster.ts';
import { testSearch } from './testSearch.ts';

/** Ports of a platform that journeys visit. */
interface Platform {
  readonly port: number;
  /** Answers what has left the platform. */
  readonly outside: number;
}

declare module 'vitest' {
  export interface ProvidedContext {
    /** One for each worker: tests turn its clock, and read what left it. */
    platforms: readonly Platform[];
  }
}

const ROOT = path.resolve(import.meta.dirname, '../..');
const MAIN = 'apps/server/src/main.ts';

/**
 * Starts a platform for each worker as `npm start` does, on a port and a folder of its own, with what is around it.
 * `TEST_SEARCH=cluster` gives it a search cluster of three nodes, `TEST_SEARCH=direct` lets browsers ask these
 * themselves.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = testSearch === undefined ? undefined : await startSearchCluster();
  const data = mkdtempSync(path.join(temporaryFolder(), 'forecourt-journeys-'));
  execFileSync(process.execPath, nodeArguments('prestart'), { cwd: ROOT, stdio: 'inherit' });
  // nodes of a cluster hold the collections of one platform
  const count = cluster ? 1 : Number(project.vitest.config.maxWorkers);
  const children = Array.from({ length: count }, (_, index) => startPlatform(path.join(data, String(index)), cluster));
  project.provide('platforms', await Promise.all(children.map(portsOf)));
  return async () => {
    for (const child of children) child.kill('SIGKILL');
    if (cluster) console.log(`The nodes of the search cluster were queried ${cluster.asked.join(', ')} times.`);
    await cluster?.stop();
    rmSync(data, { recursive: true, force: true });
  };
}

function startPlatform(folder: string, cluster: SearchCluster | undefined): ChildProcess {
  const own = ['--dev', '--port', '0', '--data', path.join(folder, 'data')];
  return spawn(process.execPath, [...startArguments(path.join(folder, 'dealers')), ...own], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...(cluster && environmentOf(cluster)) },
  });
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

/** Reads the ports that a platform prints when it answers. */
function portsOf(child: ChildProcess): Promise<Platform> {
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const outside = /^Outside: http:\/\/127\.0\.0\.1:(\d+)/m.exec(output)?.[1];
      const port = /http:\/\/localhost:(\d+)\/dev/.exec(output)?.[1];
      if (outside && port) resolve({ outside: Number(outside), port: Number(port) });
    });
    child.once('exit', () => reject(new Error(`The platform did not start:\n${output}`)));
  });
}
