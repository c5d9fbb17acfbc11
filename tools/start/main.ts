// `npm start`: everything on embedded defaults, with demo stock at the first start (`--no-demo-stock` leaves it out);
// `--dev` adds the developer's pages, `--production` is for shoppers: public addresses, no demo stock.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { httpQuotes } from '@forecourt/quotes';
import { buildHosts } from './buildHosts.ts';
import { readEnvironment } from './environment.ts';
import { leadPortsFrom, leadWarnings, secretNames } from './leadsOut.ts';
import { START_FLAGS } from './flags.ts';
import { searchClusterFrom } from './searchCluster.ts';
import { readSites, ROOT, startForecourt } from './startForecourt.ts';
import { TEMPLATES } from './templates.ts';

async function main(): Promise<void> {
  const { values } = parseArgs({ options: START_FLAGS, allowNegative: true });
  if (values.dev && values.production)
    throw new Error('--dev shows shoppers’ details to whoever asks on this machine: it does not go with --production.');
  const environment = readEnvironment(
    { ...process.env, ...(values.port === undefined ? {} : { PORT: values.port }) },
    secretNames(readSites()),
  );
  const { FORECOURT_VALUATION_URL: valuationUrl, FORECOURT_VALUATION_KEY: valuationKey } = environment;
  const { FORECOURT_QUOTE_URL: quoteUrl, FORECOURT_QUOTE_KEY: quoteKey } = environment;
  const onProgress = (line: string) => console.log(line);
  await buildHosts(Object.keys(TEMPLATES), onProgress);
  const forecourt = await startForecourt({
    port: environment.PORT,
    onProgress,
    dataDir: path.resolve(values.data ?? environment.FORECOURT_DATA ?? path.join(ROOT, '.data')),
    databaseUrl: environment.DATABASE_URL,
    searchCluster: searchClusterFrom(environment),
    quotes: quoteUrl && quoteKey ? httpQuotes({ url: quoteUrl, key: quoteKey }) : undefined,
    isProduction: values.production,
    showsDeveloperPages: values.dev,
    trustedProxies: environment.FORECOURT_TRUSTED_PROXIES,
    seedsDemoStock: values['demo-stock'],
    makesFilms: values['demo-stock'] ?? !values.production,
    leadPorts: (sites) => leadPortsFrom(environment, process.env, sites, values.production),
    valuation: valuationUrl && valuationKey ? { url: valuationUrl, apiKey: valuationKey } : undefined,
  });
  console.log('\nForecourt is ready:');
  for (const { name, origin } of forecourt.sites) console.log(`  ${name.padEnd(30)} ${origin}/`);
  if (values.production)
    for (const warning of leadWarnings(environment, forecourt.service.sites)) console.warn(`warning: ${warning}`);
  if (values.dev) console.log(`  ${'Developer’s pages'.padEnd(30)} http://localhost:${forecourt.port}/dev`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void forecourt.close().then(() => process.exit(0)));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
