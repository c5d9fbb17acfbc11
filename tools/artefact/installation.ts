import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from '../../apps/server/src/configuration/readSites.ts';
import { readRunning } from '../../apps/server/src/running.ts';
import { askSite } from '../commands/askSite.ts';
import { ARTEFACT } from './buildArtefact.ts';

/** A copy of the artefact outside the workspace, none of whose packages it can reach, with one dealer of its own. */
export interface Installation {
  readonly dir: string;
  readonly dataDir: string;
  /** Runs a command of the artefact; gives what it printed. */
  run(args: readonly string[]): Promise<string>;
  /** The same with other variables. */
  with(variables: Readonly<Record<string, string>>): Installation;
  /** Starts the server and waits until it is ready. */
  start(): Promise<Started>;
  remove(): void;
}

export interface Started {
  readonly port: number;
  readonly child: ChildProcess;
  /** Everything that it printed. */
  said(): string;
  /** Ends it and gives its exit code, or the signal that it died of. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | NodeJS.Signals | null>;
}

const LIMIT_MS = 240_000;
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export function installArtefact(dealer: string, variables: Readonly<Record<string, string>> = {}): Installation {
  const dir = mkdtempSync(path.join(tmpdir(), 'forecourt-artefact-'));
  const [app, dealers, dataDir] = ['app', 'dealers', 'data'].map((name) => path.join(dir, name)) as [
    string,
    string,
    string,
  ];
  cpSync(ARTEFACT, app, { recursive: true });
  mkdirSync(dealers);
  cpSync(path.join(ROOT, 'dealers', dealer), path.join(dealers, dealer), { recursive: true });
  const children = new Set<ChildProcess>();
  const withVariables = (given: Readonly<Record<string, string>>): Installation => {
    // nothing of this process's own: no loader, no conditions, no mode
    const env = { PATH: '/usr/bin:/bin', FORECOURT_DATA: dataDir, FORECOURT_DEALERS: dealers, ...given };
    return {
      dir,
      dataDir,
      with: withVariables,
      async run(args) {
        const { stdout } = await promisify(execFile)(process.execPath, [path.join(app, 'cli.mjs'), ...args], {
          cwd: dir,
          env,
        });
        return stdout;
      },
      async start() {
        const child = spawn(process.execPath, [path.join(app, 'server.mjs'), '--port', '0'], { cwd: dir, env });
        children.add(child);
        let output = '';
        for (const stream of [child.stdout, child.stderr])
          stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
        const ended = new Promise<number | NodeJS.Signals | null>((resolve) =>
          child.once('close', (code, signal) => resolve(code ?? signal)),
        );
        for (const until = Date.now() + LIMIT_MS; ;) {
          // a server that was killed has left where it ran
          const port = output.includes('Forecourt is ready') ? readRunning(dataDir)?.port : undefined;
          if (port !== undefined && (await askSite(port, 'localhost', '/readyz')).status === 200)
            return { port, child, said: () => output, end: (signal) => (child.kill(signal), ended) };
          if (child.exitCode !== null || Date.now() > until) throw new Error(`The artefact did not start:\n${output}`);
          await pause(100);
        }
      },
      remove() {
        for (const child of children) child.kill('SIGKILL');
        rmSync(dir, { recursive: true, force: true });
      },
    };
  };
  return withVariables(variables);
}
