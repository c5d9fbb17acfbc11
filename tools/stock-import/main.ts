// `npm run stock:import -- --site <slug> --file <csv|json|jsonl|xml> --map <mapping>`
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import cliProgress from 'cli-progress';
import type { ImportAnswer, ImportRequest } from '../../apps/api/src/index.ts';
import { storageReason } from '@forecourt/folder-lock';
import { composeAlone } from '../commands/composeAlone.ts';
import { commandLine } from '../../apps/server/src/configuration/distribution.ts';
import { readFlags } from '../commands/readFlags.ts';
import { shareOfOne, writableFile } from '../flags.ts';
import { askServer } from '../commands/runningServer.ts';
import { PLACES, PLACES_USAGE, readSettings, type Settings } from '../commands/settings.ts';
import { checkMapping } from './checkMapping.ts';
import { issuesCsv } from './issuesCsv.ts';

const USAGE =
  `Usage: ${commandLine('stock:import')} --site <slug> --file <csv|json|jsonl|xml> --map <mapping.json> ` +
  '[--check-mapping] [--dry-run] [--allow-removals] [--removal-share <over 0, to 1>] [--report <file>] ' +
  PLACES_USAGE;

const values = readFlags(
  {
    site: { type: 'string' },
    file: { type: 'string' },
    map: { type: 'string' },
    ...PLACES,
    report: { type: 'string' },
    'removal-share': { type: 'string' },
    'check-mapping': { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
    'allow-removals': { type: 'boolean', default: false },
  },
  USAGE,
);

/** A server that runs on the data folder does the work itself: the folder belongs to one process. */
async function throughServer(dataDir: string, request: ImportRequest): Promise<ImportAnswer | undefined> {
  const answer = await askServer<ImportAnswer>(dataDir, '/api/admin/imports', { method: 'POST', body: request });
  if (answer) console.log('The running server imported the file.');
  return answer;
}

async function alone(settings: Settings, request: ImportRequest): Promise<ImportAnswer> {
  const service = await composeAlone(settings);
  const bar = process.stdout.isTTY
    ? new cliProgress.SingleBar({ format: '{bar} {percentage}% | {rows} rows' }, cliProgress.Presets.shades_classic)
    : undefined;
  bar?.start(100, 0, { rows: 0 });
  try {
    return await service.runImport(request, ({ read, share }) => bar?.update(Math.round(share * 100), { rows: read }));
  } finally {
    bar?.stop();
    await service.close();
  }
}

function print(answer: ImportAnswer): void {
  const {
    read,
    created,
    updated,
    unchanged,
    sold,
    mendedRows,
    skippedRows,
    reasons,
    seconds,
    rowsPerSecond,
    searchableAfterSeconds,
    searchFault,
    mended,
  } = answer;
  console.log(
    `${read} rows read: ${created} created, ${updated} updated, ${unchanged} unchanged, ${sold}` +
      ` left the feed and are sold; ${mendedRows} rows mended, ${skippedRows} skipped`,
  );
  for (const [reason, count] of Object.entries(reasons).sort((a, b) => b[1] - a[1]))
    console.log(`  ${String(count).padStart(6)}  ${reason}`);
  const searchable =
    searchableAfterSeconds === undefined ? 'stored' : `searchable ${searchableAfterSeconds.toFixed(2)} s later`;
  console.log(`${seconds.toFixed(2)} s, ${rowsPerSecond} rows/s; ${searchable}`);
  if (searchFault !== undefined)
    console.log(`The vehicles are stored, and are indexed as soon as the search server takes them. ${searchFault}`);
  if (mended > 0) console.log(`${mended} vehicles were not in the search index as they are in stock: indexed again`);
}

let dataDir = '';
try {
  const settings = readSettings(values, process.env);
  ({ dataDir } = settings);
  const { site, file, map } = values;
  if (!site || !file || !map) throw new Error(USAGE);
  const share = values['removal-share'];
  const removalShare = share === undefined ? {} : { removalShare: shareOfOne('removal-share', share) };
  // before the import: it would be done, and its findings lost
  const report = values.report === undefined ? undefined : writableFile('report', values.report);
  if (values['check-mapping']) process.exit((await checkMapping(settings.sites, site, file, map)) ? 0 : 1);
  const request: ImportRequest = {
    site,
    file: path.resolve(file),
    map: path.resolve(map),
    dryRun: values['dry-run'],
    allowRemovals: values['allow-removals'],
    ...removalShare,
  };
  const answer = (await throughServer(dataDir, request)) ?? (await alone(settings, request));
  if (request.dryRun) console.log('A dry run: nothing is changed. An import would give:');
  print(answer);
  if (report !== undefined) {
    writeFileSync(report, report.endsWith('.json') ? JSON.stringify(answer, null, 2) : issuesCsv(answer));
    console.log(`Report written to ${report}`);
  }
  if (answer.refusal !== undefined) console.error(`Without --dry-run this is refused:\n${answer.refusal}`);
  process.exit(answer.refusal === undefined ? 0 : 1);
} catch (error) {
  console.error(storageReason(dataDir, error));
  process.exit(1);
}
