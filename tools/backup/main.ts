// `npm run backup -- --to <dir>`: what an installation cannot make anew, while it runs or rests.
import path from 'node:path';
import { commandLine } from '../../apps/server/src/configuration/distribution.ts';
import { readFlags } from '../commands/readFlags.ts';
import { PLACES, PLACES_USAGE, readSettings } from '../commands/settings.ts';
import { backUp } from './backup.ts';

const USAGE = `Usage: ${commandLine('backup')} --to <new folder> ${PLACES_USAGE}`;
const values = readFlags({ to: { type: 'string' }, ...PLACES }, USAGE);

try {
  if (!values.to) throw new Error(USAGE);
  const to = path.resolve(values.to);
  const { made, database } = await backUp(readSettings(values, process.env), to);
  console.log(`${to} has the ${database === 'embedded' ? 'embedded' : 'PostgreSQL'} database and the keys of ${made}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
