// Replays recorded requests of a real Typesense 29.0 and prints how many answers agree: of the set made by hand by
// group, of the random one with and without words, with the kinds of what differs.
// `npm run golden [-- --dir <folder>] [--set recorded|random] [--group <name>] [--verbose]`; TEST_TYPESENSE_URL and
// _KEY name a server to ask instead of the embedded one: it must be there for tests alone, everything that it holds is
// removed.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { own } from '../src/own.js';
import { compareAnswers, type Leniency } from './compareAnswers.ts';
import { DELIBERATE } from './deliberate.ts';
import { Counts, hasWords, kindOf } from './kinds.ts';
import { loadedServer, packedLines, replay, type Recorded, type ReplayServer } from './replay.ts';

/**
 * Least agreement of a group; 1 where none is named. Of the random ones it is what a second real server has. Two of
 * them are left: groups by two fields whose numbers, given in a race, add up alike and are counted as one (text /
 * random 2032), and a document that one run leaves out of the statistics of a grouped facet (group / random 405).
 */
const BARS: Readonly<Record<string, number>> = {
  text: 0.95,
  highlight: 0.95,
  synonyms: 0.95,
  overrides: 0.95,
  'random, without words': 0.978,
  'random, with words': 929 / 930,
};

const { values } = parseArgs({
  options: {
    dir: { type: 'string' },
    set: { type: 'string' },
    group: { type: 'string' },
    verbose: { type: 'boolean', default: false },
  },
});
const { TEST_TYPESENSE_URL: url, TEST_TYPESENSE_KEY: apiKey } = process.env;
const real = url && apiKey ? { url: url.replace(/\/+$/, ''), apiKey } : undefined;
const dir = path.resolve(values.dir ?? path.join(import.meta.dirname, '../../../../../shared/typesense-golden'));
const file = (name: string): string => path.join(dir, name);
if (!existsSync(file('answers.jsonl'))) {
  console.log(`Recorded answers are not at ${dir}: nothing replayed. Name their folder with --dir.`);
  process.exit(0);
}

interface Total {
  agreed: number;
  all: number;
  deliberate: number;
}
const totals = new Map<string, Total>();
const kinds = new Counts();

async function compareAll(
  server: ReplayServer,
  lines: readonly string[],
  leniency: Leniency,
  rowOf: (r: Recorded) => string,
) {
  for (const line of lines) {
    if (line.trim() === '') continue;
    const recorded = JSON.parse(line) as Recorded;
    const { group, name, n } = recorded.request;
    // requests that change state are made whatever is printed
    const ours = await replay(server, recorded.request);
    if (values.group && group !== values.group) continue;
    const row = rowOf(recorded);
    const total = totals.get(row) ?? { agreed: 0, all: 0, deliberate: 0 };
    totals.set(row, total);
    total.all++;
    const differences = compareAnswers(recorded, ours, leniency);
    const reason = own(DELIBERATE, `${group}/${name}`);
    if (differences.length === 0) total.agreed++;
    else if (reason !== undefined && ours.status < 500) total.deliberate++;
    else {
      for (const kind of new Set(differences.map(kindOf))) kinds.add(kind);
      const number = n === undefined ? '' : `#${n} `;
      console.log(
        `\n${number}${group} / ${name}: ${differences.slice(0, values.verbose ? 20 : 3).join('\n    ')}` +
          `${values.verbose ? `\n    ${JSON.stringify(recorded.request.body ?? recorded.request.query)}` : ''}`,
      );
    }
  }
}

if (values.set !== 'random') {
  const documents = await packedLines(file('documents.jsonl.gz'));
  const server = await loadedServer(readFileSync(file('schema.json'), 'utf8'), documents, real);
  await compareAll(
    server,
    readFileSync(file('answers.jsonl'), 'utf8').split('\n'),
    { anyLastValue: true },
    ({ request }) => request.group,
  );
}
if (values.set !== 'recorded' && existsSync(file('random-answers.jsonl.gz'))) {
  const documents = await packedLines(file('random-documents.jsonl.gz'));
  const server = await loadedServer(readFileSync(file('random-schema.json'), 'utf8'), documents, real);
  await compareAll(
    server,
    await packedLines(file('random-answers.jsonl.gz')),
    { anyLastValue: false },
    ({ request }) => (hasWords(request) ? 'random, with words' : 'random, without words'),
  );
}

console.log(`\n${'group'.padEnd(22)} agree    of  deliberate`);
// ties that a real server orders by what cannot be seen from outside keep the last requests apart: less than this is a
// step back
const STEP_BACK = 0.003;
let isBelow = false;
for (const [row, { agreed, all, deliberate }] of totals) {
  const share = (agreed + deliberate) / all;
  const bar = own(BARS, row) ?? 1;
  isBelow ||= share < bar - STEP_BACK;
  const figures = [String(agreed).padStart(5), String(all).padStart(5), String(deliberate).padStart(6)].join(' ');
  const below = share < bar ? `  below ${(bar * 100).toFixed(1)} %` : '';
  console.log(`${row.padEnd(22)} ${figures}   ${(share * 100).toFixed(1)} %${below}`);
}
for (const [kind, count] of kinds.sorted()) console.log(`differs: ${String(count).padStart(4)}  ${kind}`);
for (const [name, reason] of Object.entries(DELIBERATE)) console.log(`deliberate: ${name}: ${reason}`);
process.exit(isBelow ? 1 : 0);
