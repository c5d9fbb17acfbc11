// `DATABASE_URL=postgres://… npm run database:copy -- [--data <dir>]`: the embedded database of a data folder, copied
// into an empty PostgreSQL database.
import path from 'node:path';
import { copyDatabase, openDatabase } from '@forecourt/service/database';
import { commandLine } from '../../apps/server/src/configuration/distribution.ts';
import { readFlags } from '../commands/readFlags.ts';
import { PLACES, PLACES_USAGE, readSettings } from '../commands/settings.ts';

const USAGE = `Usage: DATABASE_URL=postgres://user@host/name ${commandLine('database:copy')} ${PLACES_USAGE}`;
const values = readFlags(PLACES, USAGE);

try {
  const { environment, dataDir } = readSettings(values, process.env);
  const { DATABASE_URL: url } = environment;
  if (url === undefined) throw new Error(`DATABASE_URL must name the database to copy to.\n${USAGE}`);
  // the folder belongs to one process: a platform that runs on it is named, and nothing is copied
  const from = await openDatabase({ dataDir: path.join(dataDir, 'database'), mayBegin: false });
  try {
    const to = await openDatabase({ url });
    try {
      const copied = await copyDatabase(from.db, to.db, ({ table, rows }) => {
        if (rows > 0) console.log(`${String(rows).padStart(9)}  ${table}`);
      });
      const rows = copied.reduce((sum, table) => sum + table.rows, 0);
      console.log(`${rows} rows of ${copied.length} tables are copied, each table as it was.`);
    } finally {
      await to.close();
    }
  } finally {
    await from.close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
