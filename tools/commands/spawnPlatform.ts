import { spawn, type ChildProcess } from 'node:child_process';
import { TEMPLATES } from '../../apps/server/src/configuration/templates.ts';
import { buildHosts } from '../build-hosts/buildHosts.ts';
import { askSite } from './askSite.ts';
import { nodeArguments } from './npmStart.ts';
import { readRunning } from '../../apps/server/src/running.ts';
import { ROOT } from '../../apps/server/src/configuration/readSites.ts';

const USUAL = /^(\s*$|Building |Opening database|Loading sites|Seeding |Forecourt is ready|\s+\S.*https?:\/\/)/;
const LIMIT_MS = 180_000;

export interface Platform {
  readonly port: number;
  readonly pid: number;
  /** What it said beyond what every start says. */
  readonly said: readonly string[];
  /** Whether its process is no more. */
  hasEnded(): boolean;
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}
export interface Refused {
  readonly code: number | null;
  readonly said: readonly string[];
}

/** What node is started with. */
export interface Program {
  readonly args: readonly string[];
  readonly cwd: string;
  /** Port to listen on; a free one when left out. */
  readonly port?: number;
}

/** The sources, as `npm start` runs them. */
async function sources(): Promise<Program> {
  await buildHosts(Object.keys(TEMPLATES), () => undefined);
  return { args: nodeArguments('start'), cwd: ROOT };
}

/**
 * Starts a program on a data folder, the platform's sources when left out, until it is ready or has ended. `env` is
 * added to this process's own.
 */
export async function startPlatform(
  dataDir: string,
  env: Readonly<Record<string, string>> = {},
  program?: Program,
): Promise<Platform | Refused> {
  // one that was killed has left its own
  const before = readRunning(dataDir)?.port;
  const { args, cwd, port = 0 } = program ?? (await sources());
  const child = spawn(process.execPath, [...args, '--port', String(port), '--data', dataDir], {
    cwd,
    env: { ...process.env, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const said = () => output.split('\n').filter((line) => !USUAL.test(line));
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const until = Date.now() + LIMIT_MS;
  while (Date.now() < until) {
    const running = readRunning(dataDir);
    if (
      output.includes('Forecourt is ready') &&
      running &&
      (running.port !== before || port === before || before === undefined)
    ) {
      const { status } = await askSite(running.port, 'localhost', '/readyz');
      if (status === 200)
        return {
          port: running.port,
          pid: child.pid ?? 0,
          said: said(),
          hasEnded: () => child.exitCode !== null || child.signalCode !== null,
          end: (signal) => endOf(child, ended, signal),
        };
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
