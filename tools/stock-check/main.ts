// Imports a real feed into an empty site and compares what its listing counts with what the file says; then generated
// stock rules must select the same of its vehicles by the search filter and by the predicate.
// `npm run stock:check -- --file <csv> [--site <slug>]`
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { askSite } from '../commands/askSite.ts';
import { readFlags } from '../commands/readFlags.ts';
import { ROOT } from '../../apps/server/src/configuration/readSites.ts';
import { startForecourt } from '../../apps/server/src/startForecourt.ts';
import { COMBINATIONS, importableRows, type FeedRow } from './combinations.ts';
import { checkRules } from './rules.ts';

const MAPPING = path.join(ROOT, 'libs/stock/mappings/aus-vehicle-listings.json');
const USAGE = 'Usage: npm run stock:check -- --file <aus-vehicle-listings.csv> [--site <slug>]';
const values = readFlags({ file: { type: 'string' }, site: { type: 'string', default: 'harbour' } }, USAGE);
if (!values.file) {
  console.error(USAGE);
  process.exit(1);
}
const file = path.resolve(values.file);

const forecourt = await startForecourt({ port: 0, dataDir: undefined });
const site = forecourt.service.sites.bySlug(values.site);

const page = (at: string): Promise<string> =>
  askSite(forecourt.port, site?.site.hosts[0] ?? '', encodeURI(at)).then(({ text }) => text);

/** The count that the page shows next to its heading. */
async function countOf(address: string): Promise<number> {
  const html = await page(address);
  const text = /role="status"[^>]*>([\d,]+) vehicles?</.exec(html)?.[1];
  if (text === undefined) throw new Error(`${address} shows no count`);
  return Number(text.replaceAll(',', ''));
}

let wrong = 0;
try {
  if (!site) throw new Error(`There is no site "${values.site}".`);
  const answer = await forecourt.service.runImport({ site: site.slug, file, map: MAPPING });
  console.log(
    `${answer.read} rows read, ${answer.created} created, ${answer.mendedRows}` +
      ` mended, ${answer.skippedRows} skipped in ${answer.seconds.toFixed(2)} s`,
  );
  const { keyFrom } = JSON.parse(readFileSync(MAPPING, 'utf8')) as { keyFrom: string[] };
  const parsed: FeedRow[] = parse(readFileSync(file, 'utf8'), { columns: true, relax_quotes: true, bom: true });
  const rows = importableRows(parsed, keyFrom);
  for (const { path: preset = '', query, matches } of COMBINATIONS) {
    const address = `${site.site.searchPrefix}${preset}${query === '' ? '' : `?${query}`}`;
    const expected = rows.filter(matches).length;
    const shown = await countOf(address);
    if (shown !== expected) wrong++;
    console.log(
      `${shown === expected ? 'equal ' : 'WRONG '} ${String(shown).padStart(6)}` +
        ` of ${String(expected).padStart(6)}  ${address}`,
    );
  }
  const misspelt = await page(`${site.site.searchPrefix}?query=toyta`);
  const first =
    /<article[\s\S]*?<h2[^>]*>([\s\S]*?)<\/h2>/.exec(misspelt)?.[1]?.replace(/<style[\s\S]*?<\/style>|<[^>]*>/g, '') ??
    '';
  if (!first.includes('Toyota')) wrong++;
  wrong += await checkRules(file, forecourt.service.sites, Date.now());
  console.log(`"toyta" finds ${await countOf(`${site.site.searchPrefix}?query=toyta`)}, first: ${first}`);
} catch (error) {
  wrong++;
  console.error(error instanceof Error ? error.message : String(error));
} finally {
  await forecourt.close();
}
console.log(wrong === 0 ? `All ${COMBINATIONS.length} counts equal those of the file.` : `${wrong} differ.`);
process.exit(wrong === 0 ? 0 : 1);
