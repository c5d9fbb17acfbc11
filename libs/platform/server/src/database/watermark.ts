import { closeSync, existsSync, openSync, readFileSync, writeSync } from 'node:fs';
import path from 'node:path';
import { crc32 } from 'node:zlib';
import { PGliteDialect, type Driver } from 'kysely';
import type { PGlite } from '@electric-sql/pglite';

/** Up to where the database's log was acknowledged, in bytes, and when. */
export interface Mark {
  readonly position: bigint;
  readonly at: string;
}

const fileOf = (dir: string): string => path.join(dir, 'acknowledged');
const line = ({ position, at }: Mark): string => `${position.toString(16).padStart(16, '0')} ${at}`;

/** The last acknowledged commit before this start; undefined when there was none, or it cannot be read. */
export function readMark(dir: string): Mark | undefined {
  if (!existsSync(fileOf(dir))) return undefined;
  const [position = '', at = '', sum = ''] = readFileSync(fileOf(dir), 'utf8').trim().split(' ');
  if (crc32(`${position} ${at}`).toString(16).padStart(8, '0') !== sum) return undefined;
  return { position: BigInt(`0x${position}`), at };
}

/** A position in the log as PostgreSQL writes it: two halves in hexadecimal. */
export function positionOf(lsn: string): bigint {
  const [high = '0', low = '0'] = lsn.split('/');
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

/**
 * Notes after every committed transaction how far the log has come. A log that is damaged ends earlier for PostgreSQL,
 * and it says nothing of what came behind: the next start compares. Not synced: a mark that is lost is only an earlier
 * one.
 */
export class MarkingDialect extends PGliteDialect {
  private readonly pglite: PGlite;
  private readonly handle: number;

  constructor(pglite: PGlite, dir: string) {
    super({ pglite });
    this.pglite = pglite;
    this.handle = openSync(fileOf(dir), 'w', 0o600);
  }

  override createDriver(): Driver {
    const driver = super.createDriver();
    const commit = driver.commitTransaction.bind(driver);
    const destroy = driver.destroy.bind(driver);
    driver.commitTransaction = async (connection) => {
      await commit(connection);
      // the transaction is committed, even if writing its mark fails
      await this.mark().catch(() => undefined);
    };
    driver.destroy = async () => {
      await destroy();
      closeSync(this.handle);
    };
    return driver;
  }

  private async mark(): Promise<void> {
    const { rows } = await this.pglite.query<{ lsn: string }>('select pg_current_wal_flush_lsn()::text as lsn');
    const text = line({ position: positionOf(rows[0]?.lsn ?? '0/0'), at: new Date().toISOString() });
    writeSync(this.handle, `${text} ${crc32(text).toString(16).padStart(8, '0')}\n`, 0);
  }
}
