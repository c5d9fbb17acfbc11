// `npm run search:reindex -- --site <slug>|--all [--data <dir>]`: rebuilds search collections from the database,
// through a running server or without one.
import path from 'node:path';
import type { Rebuilt } from '@forecourt/stock';
import { composeAlone } from '../commands/composeAlone.ts';
import { readEnvironment, type Environment } from '../../apps/server/src/configuration/environment.ts';
import { secretNames } from '../../apps/server/src/configuration/leadsOut.ts';
import { readFlags } from '../commands/readFlags.ts';
import { askServer } from '../commands/runningServer.ts';
import { readSites, ROOT } from '../../apps/server/src/configuration/readSites.ts';

const USAGE = 'Usage: npm run search:reindex -- --site <slug>|--all [--data <dir>]';
const values = readFlags(
  { site: { type: 'string' }, all: { type: 'boolean', default: false }, data: { type: 'string' } },
  USAGE,
);

interface Answer {
  readonly rebuilt: readonly Rebuilt[];
}

async function alone(dataDir: string, environment: Environment): Promise<Answer> {
  const service = await composeAlone(dataDir, environment);
  try {
    return { rebuilt: await service.indexer.rebuild(values.site) };
  } finally {
    await service.close();
  }
}

async function main(): Promise<void> {
  if ((values.site === undefined) !== values.all) throw new Error(USAGE);
  const environment = readEnvironment(process.env, secretNames(readSites()));
  const dataDir = path.resolve(values.data ?? environment.FORECOURT_DATA ?? path.join(ROOT, '.data'));
  const body = values.site === undefined ? {} : { site: values.site };
  const { rebuilt } =
    (await askServer<Answer>(dataDir, '/api/admin/search-index', { method: 'POST', body })) ??
    (await alone(dataDir, environment));
  for (const { site, vehicles } of rebuilt) console.log(`${site.padEnd(20)} ${vehicles} vehicles`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
