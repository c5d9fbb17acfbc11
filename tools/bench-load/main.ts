// Loads a running platform with 20, 100 and 600 keep-alive connections, page by page (npx fetches autocannon).
// `npm run bench:load -- --port 4200 [--site <slug>] [--seconds <n>]`
import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { readSites } from '../start/startForecourt.ts';

const AUTOCANNON = 'autocannon@8.0.0';
const CONNECTIONS = [20, 100, 600];

interface Result {
  readonly latency: Readonly<Record<'p50' | 'p97_5' | 'p99', number>>;
  readonly requests: { readonly average: number };
  readonly statusCodeStats: Readonly<Record<string, { readonly count: number }>>;
  readonly errors: number;
}

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4200' },
    site: { type: 'string', default: 'harbour' },
    seconds: { type: 'string', default: '5' },
  },
});
const site = readSites().bySlug(values.site);
if (!site) throw new Error(`There is no site "${values.site}".`);
const host = `${site.site.hosts[0] ?? 'localhost'}:${values.port}`;
const origin = `http://127.0.0.1:${values.port}`;
const listing = site.site.searchPrefix;

/** The first vehicle of the listing, by its own link. */
const sitemap = execFileSync('curl', ['-s', '-H', `host: ${host}`, `${origin}/sitemap.xml`], { encoding: 'utf8' });
const vehicle = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>\s*<lastmod>/g)].at(-1)?.[1] ?? '/';
const pages = { home: '/', listing, vehicle, search: `${listing}?query=toyta` };

console.log('page      connections  requests/s   p50 ms  p97.5 ms   p99 ms   answered  turned away  failed');
for (const [name, path] of Object.entries(pages)) {
  for (const connections of CONNECTIONS) {
    const args = ['--yes', AUTOCANNON, '--json', '-c', String(connections), '-d', values.seconds, '-t', '60', '-H', `host=${host}`, origin + path]; // prettier-ignore
    const text = execFileSync('npx', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    const { latency, requests, statusCodeStats, errors } = JSON.parse(text) as Result;
    const counts = new Map(Object.entries(statusCodeStats));
    const count = (code: string): number => counts.get(code)?.count ?? 0;
    const figures = [connections, Math.round(requests.average), latency.p50, latency.p97_5, latency.p99, count('200'), count('503'), errors]; // prettier-ignore
    const widths = [11, 12, 9, 10, 9, 11, 13, 8];
    console.log(name.padEnd(10) + figures.map((figure, index) => String(figure).padStart(widths[index] ?? 8)).join(''));
  }
}
