// `npm run restore -- --from <dir>`: puts a backup into an empty data folder.
import path from 'node:path';
import { commandLine, START } from '../../apps/server/src/configuration/distribution.ts';
import { restore } from '../backup/backup.ts';
import { readFlags } from '../commands/readFlags.ts';
import { PLACES, PLACES_USAGE, readSettings } from '../commands/settings.ts';

const USAGE = `Usage: ${commandLine('restore')} --from <backup> ${PLACES_USAGE}`;
const values = readFlags({ from: { type: 'string' }, ...PLACES }, USAGE);

try {
  if (!values.from) throw new Error(USAGE);
  const settings = readSettings(values, process.env);
  const { made } = await restore(settings, path.resolve(values.from));
  console.log(`${settings.dataDir} is as it was at ${made}. The next start (${START}) builds the search index anew.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
