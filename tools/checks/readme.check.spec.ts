import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '@forecourt/service/database';
import { siteStock } from '@forecourt/stock';
import { SAMPLE_FEED } from '../commands/sampleFeed.ts';
import { demoStock } from '../demo-stock/dealers.ts';
import { withEnvironmentTable } from '../readme/environmentTable.ts';
import { npmCommands, scriptOf } from '../readme/npmCommands.ts';
import { readSites, ROOT } from '../../apps/server/src/configuration/readSites.ts';

const running = readFileSync(path.join(ROOT, 'docs/running.md'), 'utf8');
const documents = readFileSync(path.join(ROOT, 'README.md'), 'utf8') + running;
const scripts = Object.keys(
  (JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')) as { scripts: object }).scripts,
);
const commands = npmCommands(documents);

/** Commands of the documents that are not run here, and why. */
const NOT_RUN: Readonly<Record<string, string>> = {
  ci: 'installs the project anew',
  build: 'makes the artefact, which artefact.check.spec.ts starts',
  backup: 'artefact.check.spec.ts makes one',
  restore: 'artefact.check.spec.ts puts a backup back',
  start: 'runs until it is ended; startForecourt.spec.ts and every journey start it',
  test: 'runs what every change must pass',
  storybook: 'runs until it is ended; the stories run as tests',
  typesense: 'runs until it is ended; http.spec.ts of the embedded server asks it',
  'docs:environment': 'writes docs/running.md; what it writes is compared below',
  'test:affected': 'runs what a change touches',
  'test:all': 'runs everything, and this',
  lint: 'is a part of `npm test`',
  typecheck: 'is a part of `npm test`',
  format: 'writes every file',
  bench: 'measures for minutes',
  'stock:check': 'wants a feed of thousands',
  size: 'builds the hosts',
  lighthouse: 'fetches Lighthouse, runs for minutes',
  'first-touch': 'touches everything on every page, for minutes',
  crawl: 'visits every page in Chromium, for minutes',
  'packages:check': 'builds every library',
  visual: 'builds Storybook and draws every story on every site',
  'database:copy': 'wants a PostgreSQL server; copyDatabase.spec.ts copies to one',
  storm: 'kills and damages the platform again and again, for minutes',
};
/** Arguments with which a command changes nothing of this tree, or does less of the same. */
const IN_SHORT = new Map([
  ['stock:import', ['--dry-run', '--allow-removals']],
  ['fuzz:api', ['--', '--inputs', '50']],
]);
const run = commands.filter((command) => !Object.hasOwn(NOT_RUN, scriptOf(command)));

const dir = mkdtempSync(path.join(tmpdir(), 'forecourt-readme-'));
/** Files of the reader in the examples, and what the check uses instead. */
const OWN: Readonly<Record<string, string>> = {
  'feed.csv': path.join(dir, 'feed.csv'),
  'requirements.md': path.join(dir, 'requirements.md'),
};

describe('README.md and docs/running.md', () => {
  beforeAll(async () => {
    writeFileSync(path.join(dir, 'feed.csv'), SAMPLE_FEED);
    writeFileSync(path.join(dir, 'requirements.md'), '- **SRCH-01** The listing.\n');
    const database = await openDatabase({ dataDir: path.join(dir, 'database') });
    const stock = demoStock(readSites(), Date.now()).find(({ slug }) => slug === 'harbour')?.vehicles ?? [];
    await siteStock(database.db, 'harbour').seed(stock.slice(0, 20), 'demo');
    await database.close();
  }, 120_000);
  afterAll(() => rmSync(dir, { recursive: true, force: true }));

  it('names only scripts that are there, and says of each that is not run here why', () => {
    expect(commands.length).toBeGreaterThan(15);
    const known = [...scripts, 'ci'];
    expect(commands.map(scriptOf).filter((script) => !known.includes(script))).toEqual([]);
    const named = new Set(commands.map(scriptOf));
    expect(Object.keys(NOT_RUN).filter((script) => !named.has(script))).toEqual([]);
  });

  it.each(run)('`%s` does what it says', async (command) => {
    const words = command.split(' ').map((word) => (Object.hasOwn(OWN, word) ? OWN[word] : word) ?? word);
    const args = words.slice(1);
    args.push(...(IN_SHORT.get(scriptOf(command)) ?? []));
    const env = { ...process.env, FORECOURT_DATA: dir, DATABASE_URL: '' };
    const { stdout } = await promisify(execFile)('npm', args, { cwd: ROOT, env });
    expect(stdout.trim()).not.toBe('');
  });

  it('its example of `explain` is in the demo stock of every year', () => {
    const example = /npm run explain -- --site (\S+) --vehicle (\w+)/.exec(documents);
    const sites = readSites();
    for (const date of ['2026-01-01', '2026-07-01', '2027-03-01', '2030-12-31']) {
      const stock = demoStock(sites, Date.parse(date)).find(({ slug }) => slug === example?.[1])?.vehicles ?? [];
      expect(stock.find(({ stocknum }) => stocknum === example?.[2])?.status, date).toBe('in_stock');
    }
  });

  it('its table of variables says what their schema says', async () => {
    const { format } = await import('prettier');
    const written = await format(withEnvironmentTable(running), { parser: 'markdown', printWidth: 120 });
    expect(running, 'run npm run docs:environment').toBe(written);
  });
});
