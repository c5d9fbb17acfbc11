import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { SearchNodes, type Ailment } from '../../apps/api/src/testing/searchNodes.ts';
import { nodeArguments } from '../commands/npmStart.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const KEY = 'admin-key-of-the-journeys';
const SECRET = 'secret-of-the-journeys-search-cluster';

export interface SearchCluster {
  /** Addresses of the three nodes. */
  readonly nodes: readonly string[];
  readonly apiKey: string;
  readonly secret: string;
  /** Number of requests to each node so far. */
  readonly asked: readonly number[];
  /** What is wrong with each node; a test may change it. */
  readonly ailments: Ailment[];
  /** Ends the search server of a node as a machine that goes dark does. */
  kill(node: number): Promise<void>;
  stop(): Promise<void>;
}

/** As far from each other as nodes of a real cluster are: each lags by up to a second, and the leader changes. */
const DISTANCE = { lagMs: 1000, writesPerLeader: 20 };

/** Three search servers, each a process as `npm run typesense` starts it, as the nodes of one cluster. */
export async function startSearchCluster(): Promise<SearchCluster> {
  const servers = await Promise.all([0, 1, 2].map(() => startServer()));
  const cluster = new SearchNodes({ upstreams: servers.map(({ url }) => url), apiKey: KEY, distance: DISTANCE });
  const kill = async (node: number): Promise<void> => {
    const child = servers[node]?.child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  };
  return {
    nodes: await cluster.start(),
    apiKey: KEY,
    secret: SECRET,
    asked: cluster.asked,
    ailments: cluster.ailments,
    kill,
    async stop() {
      await cluster.stop();
      await Promise.all([0, 1, 2].map(kill));
    },
  };
}

function startServer(): Promise<{ url: string; child: ChildProcess }> {
  const child = spawn(process.execPath, [...nodeArguments('typesense'), '--port', '0', '--api-key', KEY], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const [, url] = /Search server on (http:\/\/\S+?),/.exec(output) ?? [];
      if (url !== undefined) resolve({ url, child });
    });
    child.once('exit', () => reject(new Error(`The search server did not start:\n${output}`)));
  });
}
