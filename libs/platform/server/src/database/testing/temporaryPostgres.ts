import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';

export interface TemporaryPostgres {
  /** Address of its empty database. */
  readonly url: string;
  /** Ends and starts it; left out where `TEST_DATABASE_URL` names a server, which tests do not end. */
  readonly power?: PostgresPower;
  stop(): Promise<void>;
}

export interface PostgresPower {
  /** Ends the server: it breaks off what is under way, or does not even say goodbye, or is killed. */
  end(how: keyof typeof ENDINGS): Promise<void>;
  /** Starts it again at the same address. */
  begin(): Promise<void>;
}

const ENDINGS = { fast: 'SIGINT', immediate: 'SIGQUIT', killed: 'SIGKILL' } as const;

/** Folder of PostgreSQL's programs, or undefined on machines without them. */
export function postgresPrograms(): string | undefined {
  const folders = [...globSync('/usr/lib/postgresql/*/bin').sort().reverse(), '/usr/local/bin', '/usr/bin'];
  return folders.find((folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'postgres')));
}

/** Starts a PostgreSQL server in a temporary folder, for tests. `TEST_DATABASE_URL` names one that runs already. */
export async function temporaryPostgres(): Promise<TemporaryPostgres | undefined> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return { url: given, stop: () => Promise.resolve() };
  const programs = postgresPrograms();
  if (!programs) return undefined;
  const dir = mkdtempSync(path.join(tmpdir(), 'forecourt-postgres-'));
  const owner = ownerOf(dir);
  const data = path.join(dir, 'data');
  const port = await freePort();
  execFileSync(path.join(programs, 'initdb'), ['-D', data, '-U', 'forecourt', '-A', 'trust', '-N'], {
    ...owner,
    cwd: dir,
    stdio: 'pipe',
  });
  const settings = ['listen_addresses=127.0.0.1', `port=${port}`, `unix_socket_directories=${dir}`, 'fsync=off'];
  const url = `postgres://forecourt@127.0.0.1:${port}/postgres`;
  let server: ChildProcess | undefined;
  const flags = ['-D', data, ...settings.flatMap((item) => ['-c', item])];
  const begin = (): Promise<void> =>
    whenReady(url, () => {
      // the processes of one that was killed hold its folder for a moment, and another ends at once
      if (server && server.exitCode === null && server.signalCode === null) return;
      server = spawn(path.join(programs, 'postgres'), flags, { ...owner, cwd: dir, stdio: 'ignore' });
    });
  const end = async (how: keyof typeof ENDINGS): Promise<void> => {
    const ended = new Promise((resolve) => server?.once('exit', resolve));
    if (server?.kill(ENDINGS[how]) === true) await ended;
  };
  await begin();
  return {
    url,
    power: { end, begin },
    async stop() {
      await end('fast');
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root: there it runs as the account that every Unix has for such things. */
function ownerOf(dir: string): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const nobody = { uid: 65_534, gid: 65_534 };
  chownSync(dir, nobody.uid, nobody.gid);
  return nobody;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

async function whenReady(url: string, keepRunning: () => void): Promise<void> {
  for (let tries = 0; ; tries++) {
    keepRunning();
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      await client.end().catch(() => undefined);
      if (tries > 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
