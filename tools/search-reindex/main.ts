// `npm run search:reindex -- --site <slug>|--all [--data <dir>]`: rebuilds search collections from the database,
// through a running server or without one.
import type { Rebuilt } from '@forecourt/stock';
import { composeAlone } from '../commands/composeAlone.ts';
import { commandLine } from '../../apps/server/src/configuration/distribution.ts';
import { readFlags } from '../commands/readFlags.ts';
import { askServer } from '../commands/runningServer.ts';
import { PLACES, PLACES_USAGE, readSettings, type Settings } from '../commands/settings.ts';

const USAGE = `Usage: ${commandLine('search:reindex')} --site <slug>|--all ${PLACES_USAGE}`;
const values = readFlags({ site: { type: 'string' }, all: { type: 'boolean', default: false }, ...PLACES }, USAGE);

interface Answer {
  readonly rebuilt: readonly Rebuilt[];
}

async function alone(settings: Settings): Promise<Answer> {
  const service = await composeAlone(settings);
  try {
    return { rebuilt: await service.indexer.rebuild(values.site) };
  } finally {
    await service.close();
  }
}

async function main(): Promise<void> {
  if ((values.site === undefined) !== values.all) throw new Error(USAGE);
  const settings = readSettings(values, process.env);
  const body = values.site === undefined ? {} : { site: values.site };
  const { rebuilt } =
    (await askServer<Answer>(settings.dataDir, '/api/admin/search-index', { method: 'POST', body })) ??
    (await alone(settings));
  for (const { site, vehicles } of rebuilt) console.log(`${site.padEnd(20)} ${vehicles} vehicles`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
