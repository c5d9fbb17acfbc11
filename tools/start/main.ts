// `npm start`: everything on embedded defaults, with demo stock at the first start.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { quotesFromEnvironment } from '@forecourt/quotes';
import { buildHosts } from './buildHosts.ts';
import { ROOT, startForecourt } from './startForecourt.ts';
import { TEMPLATES } from './templates.ts';

/** The partner of the environment; its key is read here and nowhere else. */
function valuationPartner(): { url: string; apiKey: string } | undefined {
  const { FORECOURT_VALUATION_URL: url, FORECOURT_VALUATION_KEY: apiKey } = process.env;
  if (!url) return undefined;
  if (!apiKey || !URL.canParse(url))
    throw new Error('FORECOURT_VALUATION_URL must be an address, and FORECOURT_VALUATION_KEY its key.');
  return { url, apiKey };
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { port: { type: 'string' }, data: { type: 'string' }, production: { type: 'boolean', default: false } },
  });
  const port = Number(values.port ?? process.env['PORT'] ?? 4200);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Error(`The port must be a number from 0 to 65535, not "${values.port ?? process.env['PORT']}".`);
  const onProgress = (line: string) => console.log(line);
  await buildHosts(Object.keys(TEMPLATES), onProgress);
  const forecourt = await startForecourt({
    port,
    onProgress,
    dataDir: path.resolve(values.data ?? process.env['FORECOURT_DATA'] ?? path.join(ROOT, '.data')),
    databaseUrl: process.env['DATABASE_URL'],
    quotes: quotesFromEnvironment(process.env),
    isProduction: values.production,
    valuation: valuationPartner(),
  });
  console.log('\nForecourt is ready:');
  for (const { name, origin } of forecourt.sites) console.log(`  ${name.padEnd(30)} ${origin}/`);
  if (!values.production) console.log(`  ${'Developer’s pages'.padEnd(30)} http://localhost:${forecourt.port}/dev`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void forecourt.close().then(() => process.exit(0)));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
