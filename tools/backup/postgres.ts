import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Runs one of PostgreSQL's own programs. The password is no argument, which every user of the machine could read. */
async function run(program: 'pg_dump' | 'pg_restore', url: string, flags: readonly string[]): Promise<void> {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  try {
    await promisify(execFile)(program, [`--dbname=${address.href}`, '--no-owner', '--no-privileges', ...flags], {
      env: { ...process.env, ...(password === '' ? {} : { PGPASSWORD: password }) },
    });
  } catch (error) {
    const { code, stderr } = error as { code?: unknown; stderr?: string };
    if (code === 'ENOENT')
      throw new Error(`${program} is not installed: it comes with PostgreSQL’s client programs.`, { cause: error });
    throw new Error(`${program} failed: ${(stderr ?? '').trim() || String(error)}`, { cause: error });
  }
}

/** Writes a database of a server to a file. */
export const dumpPostgres = (url: string, file: string): Promise<void> =>
  run('pg_dump', url, ['--format=custom', `--file=${file}`]);

/** Puts it into an empty database: all of it, or nothing. */
export const restorePostgres = (url: string, file: string): Promise<void> =>
  run('pg_restore', url, ['--exit-on-error', '--single-transaction', file]);
