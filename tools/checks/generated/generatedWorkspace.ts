import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { readRunning } from '../../../apps/server/src/running.ts';
import { nodeArguments } from '../../commands/npmStart.ts';
import { askSite } from '../../commands/askSite.ts';
import { StopWatch } from './stopWatch.ts';
import { copyWorkspace } from './workspaceCopy.ts';

const START_LIMIT_MS = 400_000;

/** Nothing of the test run that this is part of. */
function ownEnvironment(copy: string): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST|NODE_ENV$|NODE_OPTIONS$|NX_)/.test(name));
  return {
    ...Object.fromEntries(kept),
    PATH: [path.join(copy, 'node_modules/.bin'), process.env['PATH']].join(path.delimiter),
    ...{ NX_DAEMON: 'false', NX_NO_CLOUD: 'true', CI: 'true', STORYBOOK_DISABLE_TELEMETRY: '1' },
  };
}

/** A copy of the workspace in which generators write, with a stop-watch over the way to an open page. */
export class GeneratedWorkspace {
  readonly dir = copyWorkspace();
  readonly watch = new StopWatch();
  readonly #env = ownEnvironment(this.dir);
  #server: ChildProcess | undefined;

  /** Runs a program of the workspace. Throws with what it said. */
  async run(command: string, args: readonly string[], cwd = '.'): Promise<string> {
    const { stdout } = await promisify(execFile)(command, args, {
      ...{ cwd: path.join(this.dir, cwd), env: this.#env, maxBuffer: 1e8 },
    }).catch(({ stdout: out, stderr, message }: { stdout: string; stderr: string; message: string }) => {
      throw new Error([message, out, stderr].join('\n'));
    });
    return stdout;
  }

  generate = (of: string, args: readonly string[]): Promise<string> =>
    this.watch.time(of, 'generate', () => this.run('npx', ['nx', 'g', `./tools/generators:${of}`, ...args]));

  /** What the guides say to run after a generator that wrote a package. */
  link = (of: string): Promise<void> =>
    this.watch.time(of, 'link', async () => {
      await this.run('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund']);
      await this.run('npx', ['nx', 'sync']);
    });

  lint = (of: string, files: readonly string[]): Promise<string> =>
    this.watch.time(of, 'lint', () => this.run('npx', ['eslint', ...files]));

  build = (of: string, folder: string): Promise<string> =>
    this.watch.time(of, 'build', () => this.run('npx', ['vite', 'build', '--logLevel', 'warn'], folder));

  test = (of: string, projects: readonly string[], files: readonly string[]): Promise<string> =>
    this.watch.time(of, projects.includes('stories') ? 'stories' : 'test', () => {
      const named = projects.flatMap((project) => ['--project', project]);
      return this.run('npx', ['vitest', 'run', '--config', 'vitest.workspace.ts', ...named, ...files]);
    });

  /** Starts the platform with one dealer of the workspace alone; what `npm start` builds is built. Returns the port. */
  async start(dealer: string): Promise<number> {
    await this.stop();
    await this.run('npm', ['run', '--silent', 'prestart']);
    const [data, dealers] = ['.data/generated', '.data/dealers'].map((name) => path.join(this.dir, name)) as [
      string,
      string,
    ];
    rmSync(path.dirname(data), { recursive: true, force: true });
    mkdirSync(dealers, { recursive: true });
    cpSync(path.join(this.dir, 'dealers', dealer), path.join(dealers, dealer), { recursive: true });
    const args = [...nodeArguments('start'), '--port', '0', '--data', data, '--dealers', dealers];
    const child = spawn('node', args, { cwd: this.dir, env: this.#env });
    this.#server = child;
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
    for (const until = Date.now() + START_LIMIT_MS; ;) {
      const port = said.includes('Forecourt is ready') ? readRunning(data)?.port : undefined;
      if (port !== undefined && (await askSite(port, 'localhost', '/readyz')).status === 200) return port;
      if (child.exitCode !== null || Date.now() > until) throw new Error(`The platform did not start:\n${said}`);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
  }

  async stop(): Promise<void> {
    const child = this.#server;
    this.#server = undefined;
    if (!child || child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('close', resolve));
    child.kill('SIGTERM');
    await ended;
  }

  async remove(): Promise<void> {
    await this.stop();
    rmSync(this.dir, { recursive: true, force: true });
  }
}
