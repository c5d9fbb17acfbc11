// The platform starts again and again on an empty search cluster whose nodes lag by up to a second and whose leader
// changes. After the last start one node goes, and shoppers search all the while.
// `npm run storm -- cluster [--starts 20] [--searches 320]`
import { parseArgs } from 'node:util';
import { stockOwners } from '@forecourt/service/sites';
import { CLUSTER_KEY, CLUSTER_SECRET, openCluster } from '../../apps/api/src/testing/openCluster.ts';
import { readSites } from '../../apps/server/src/configuration/readSites.ts';
import { askSite } from '../commands/askSite.ts';
import { startPlatform, type Platform } from '../commands/spawnPlatform.ts';
import { wholeNumber } from '../flags.ts';
import { inFolder, SITE } from './harness.ts';

const { values } = parseArgs({
  options: { starts: { type: 'string', default: '20' }, searches: { type: 'string', default: '320' } },
});
const starts = wholeNumber('starts', values.starts);
const searches = wholeNumber('searches', values.searches);

/** Requests at the same time. */
const AT_ONCE = 16;
const WORDS = ['toyota', 'ute', 'white', 'automatic', 'diesel', 'hyundai i30', 'suv', 'manual'];

type Cluster = Awaited<ReturnType<typeof openCluster>>;

/** Vehicles that each node has, over all sites. */
async function countAt({ cluster, nodes }: Cluster): Promise<number[]> {
  await cluster.replication?.caughtUp();
  const slugs = stockOwners(readSites()).map(({ slug }) => slug);
  const headers = { 'x-typesense-api-key': CLUSTER_KEY };
  const countOf = async (node: string, slug: string) => {
    const answer = await fetch(`${node}/collections/vehicles_${slug}/documents/search?q=*&per_page=0`, { headers });
    return ((await answer.json()) as { found?: number }).found ?? 0;
  };
  const sumOf = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0);
  return Promise.all(nodes.map(async (node) => sumOf(await Promise.all(slugs.map((slug) => countOf(node, slug))))));
}

/** Searches while one node is down; returns the number of pages without vehicles. */
async function searchAll({ port }: Platform, opened: Cluster): Promise<number> {
  let [sent, empty] = [0, 0];
  const shopper = async (own: number) => {
    while (sent < searches) {
      const number = sent++;
      // half way the first node, which may lead, is gone
      if (number === searches >> 1) opened.cluster.ailments[0] = 'refuses';
      const path =
        number % 2 === 0 ? '/search' : `/search?query=${encodeURIComponent(WORDS[number % WORDS.length] ?? '')}`;
      const { status, text } = await askSite(port, `${SITE}.localhost`, path, {
        headers: { 'x-forwarded-for': `10.2.${own}.1` },
      });
      if (status !== 200 || !text.includes('<article')) empty += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, (_, own) => shopper(own)));
  return empty;
}

async function startOnce(isLast: boolean): Promise<{ fault?: string; empty: number; deletions: number }> {
  const opened = await openCluster({ lagMs: 1000, writesPerLeader: 5, electionMs: 300 });
  try {
    return await inFolder(async (dir) => {
      const platform = await startPlatform(dir, {
        FORECOURT_SEARCH_NODES: opened.nodes.join(','),
        FORECOURT_SEARCH_ADMIN_KEY: CLUSTER_KEY,
        FORECOURT_SEARCH_SECRET: CLUSTER_SECRET,
        FORECOURT_TRUSTED_PROXIES: '127.0.0.1',
      });
      if (!('port' in platform)) return { fault: platform.said.slice(-3).join(' '), empty: 0, deletions: 0 };
      const [first = 0, ...others] = await countAt(opened);
      const isEqual = first > 0 && others.every((count) => count === first);
      const empty = isLast ? await searchAll(platform, opened) : 0;
      await platform.end('SIGTERM');
      const deletions = opened.cluster.writes.filter((line) => /^DELETE .*\/documents/.test(line)).length;
      const fault = isEqual ? {} : { fault: `nodes have ${[first, ...others].join(', ')} vehicles` };
      return { ...fault, empty, deletions };
    });
  } finally {
    await opened.close();
  }
}

export async function scenario(): Promise<boolean> {
  const faults: string[] = [];
  let [empty, deletions] = [0, 0];
  for (let start = 1; start <= starts; start++) {
    const outcome = await startOnce(start === starts);
    if (outcome.fault) faults.push(outcome.fault);
    empty += outcome.empty;
    deletions += outcome.deletions;
  }
  console.log(`${starts - faults.length} of ${starts} starts on an empty cluster that lags`);
  for (const fault of new Set(faults)) console.log(`  ${fault}`);
  console.log(`${searches} listings, ${AT_ONCE} at once, a node gone half way: ${empty} without vehicles`);
  console.log(`${deletions} vehicles deleted`);
  return faults.length === 0 && empty === 0 && deletions === 0;
}
