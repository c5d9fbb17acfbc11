// Lighthouse's mobile scores of every template's pages against the production build, with the bars they must reach.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { placePage, samplePages } from '../browser/samplePages.ts';
import { CHROMIUM_ARGS, CHROMIUM_PATH } from '../chromium.ts';
import { buildHosts } from '../build-hosts/buildHosts.ts';
import { startForecourt } from '../../apps/server/src/startForecourt.ts';
import { DEMO_STOCK } from '../demo-stock/module.ts';
import { TEMPLATES } from '../../apps/server/src/configuration/templates.ts';

/** The tool is large and only needed here, so npx brings it when this script is run. */
const LIGHTHOUSE = 'lighthouse@13.5.0';
const BARS: Readonly<Record<string, number>> = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };

interface Report {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { displayValue?: string }>;
}

const { values } = parseArgs({
  options: {
    site: { type: 'string' },
    page: { type: 'string' },
    runs: { type: 'string' },
    /** Lighthouse slows a fast desktop machine four times to stand for a phone. A slower machine takes less. */
    slowdown: { type: 'string', default: '4' },
  },
});
const slowdown = Number(values.slowdown);
if (!(slowdown >= 1 && slowdown <= 20)) throw new Error(`--slowdown must be 1 to 20, not "${values.slowdown}".`);
const runs = Number(values.runs ?? 3);
if (!Number.isInteger(runs) || runs < 1 || runs > 9) throw new Error(`--runs must be 1 to 9, not "${values.runs}".`);

const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-lighthouse-'));

/** Lighthouse misses the start of a page now and then and says itself to run it again. */
const measure = (url: string): Promise<Report> =>
  measureOnce(url).catch((error: unknown) => {
    console.error(`${url}: Lighthouse failed and is run again.`, error instanceof Error ? error.message : error);
    return measureOnce(url);
  });

async function measureOnce(url: string): Promise<Report> {
  const file = path.join(folder, 'report.json');
  await promisify(execFile)(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      url,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--only-categories=${Object.keys(BARS).join(',')}`,
      `--throttling.cpuSlowdownMultiplier=${slowdown}`,
      `--chrome-flags=--headless=new ${CHROMIUM_ARGS.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: CHROMIUM_PATH } },
  );
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}

const performanceOf = ({ categories }: Report): number => categories['performance']?.score ?? 0;

const onProgress = (line: string) => console.log(line);
await buildHosts(Object.keys(TEMPLATES), onProgress);
const forecourt = await startForecourt({ port: 0, dataDir: undefined, demoStock: DEMO_STOCK });
let isBelow = false;
try {
  for (const { slug, origin } of forecourt.sites.filter(
    ({ slug }) => !values.site || values.site.split(',').includes(slug),
  )) {
    const { host } = new URL(origin);
    const found = await samplePages(forecourt.port, host);
    const location = await placePage(forecourt.port, host);
    const pages = { ...found, finance: '/finance', contact: '/contact-us', location };
    for (const [name, target] of Object.entries(pages).filter(([page]) => !values.page || page === values.page)) {
      const reports: Report[] = [];
      for (let i = 0; i < runs; i++) reports.push(await measure(origin + target));
      reports.sort((a, b) => performanceOf(a) - performanceOf(b));
      const median = reports[Math.floor(runs / 2)];
      if (!median) continue;
      const scores = Object.entries(BARS).map(([category, bar]) => {
        const score = Math.round((new Map(Object.entries(median.categories)).get(category)?.score ?? 0) * 100);
        isBelow ||= score < bar;
        return `${category} ${score}${score < bar ? ` [${bar}]` : ''}`;
      });
      const timings = [
        'first-contentful-paint',
        'largest-contentful-paint',
        'total-blocking-time',
        'cumulative-layout-shift',
      ]
        .map(
          (audit) => new Map(Object.entries(median.audits)).get(audit)?.displayValue?.replaceAll('\u00a0', ' ') ?? '-',
        )
        .join(' / ');
      console.log(`${slug.padEnd(10)} ${name.padEnd(9)} ${scores.join('  ')}  FCP / LCP / TBT / CLS ${timings}`);
    }
  }
} finally {
  await forecourt.close();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(isBelow ? 1 : 0);
