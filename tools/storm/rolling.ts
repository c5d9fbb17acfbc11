// Three processes of the artefact behind a proxy, on one PostgreSQL server and a search cluster: while shoppers read
// and enquire, each is restarted, upgraded to a release with a later schema, and taken back. Counts requests refused,
// and leads lost or doubled. `npm run build` comes first.
// `npm run storm -- rolling [--clients 20] [--visitors 12] [--rounds 1]`
import { Agent, request } from 'node:http';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { temporaryPostgres } from '@forecourt/service/database/testing';
import { startMailServer } from '@forecourt/service/outbound/testing';
import { makeLaterRelease, release } from '../artefact/release.ts';
import { samplePages } from '../browser/samplePages.ts';
import { askServer } from '../commands/runningServer.ts';
import { SAMPLE_FEED } from '../commands/sampleFeed.ts';
import type { Program } from '../commands/spawnPlatform.ts';
import { wholeNumber } from '../flags.ts';
import { startSearchCluster } from '../journeys/searchCluster.ts';
import { Clients } from './clients.ts';
import { countStorm } from './countLeads.ts';
import { Fleet } from './fleet.ts';
import { inFolder, pause, SITE } from './harness.ts';
import { freePorts, Proxy } from './proxy.ts';

const { values } = parseArgs({
  options: {
    clients: { type: 'string', default: '20' },
    visitors: { type: 'string', default: '12' },
    rounds: { type: 'string', default: '1' },
  },
});
const clientCount = wholeNumber('clients', values.clients);
const visitorCount = wholeNumber('visitors', values.visitors);
const rounds = wholeNumber('rounds', values.rounds);

const PROCESSES = 3;
const HOST = `${SITE}.localhost`;
/** Between two pages of a visitor, milliseconds. */
const READ_MS = 400;
/** Under load before the first process ends, and after the last is back, milliseconds. */
const CALM_MS = 5000;

/** Visitors who open one page after the other, through the proxy. */
class Visitors {
  answered = 0;
  /** What was no page: its status, or the code of the connection's fault. */
  readonly refused: string[] = [];
  readonly #agent = new Agent({ keepAlive: true });
  readonly #all: Promise<unknown>;
  #isOver = false;

  constructor(port: number, pages: readonly string[]) {
    this.#all = Promise.all(Array.from({ length: visitorCount }, (_, own) => this.#visit(port, pages, own)));
  }

  async finish(): Promise<void> {
    this.#isOver = true;
    await this.#all;
    this.#agent.destroy();
  }

  async #visit(port: number, pages: readonly string[], own: number): Promise<void> {
    const headers = { host: HOST, 'x-forwarded-for': `10.3.${own}.1` };
    for (let turn = 0; !this.#isOver; turn++) {
      // every other page is one that no process has kept
      const at = `${pages[turn % pages.length] ?? '/'}${turn % 2 === 0 ? '' : `?visit=${own}-${turn}`}`;
      const fault = await this.#open(port, at, headers);
      if (fault === undefined) this.answered += 1;
      else this.refused.push(`${fault} ${at}`);
      await pause(READ_MS);
    }
  }

  #open(port: number, at: string, headers: Readonly<Record<string, string>>): Promise<string | undefined> {
    return new Promise((resolve) => {
      request({ host: '127.0.0.1', port, path: at, headers, agent: this.#agent }, (response) => {
        response.once('error', ({ message }) => resolve(message));
        response
          .resume()
          .once('end', () => resolve(response.statusCode === 200 ? undefined : String(response.statusCode)));
      })
        .once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
        .end();
    });
  }
}

/** What an operator does, and the program that each process then runs. */
function stepsOf(first: Program, later: Program): { readonly words: string; readonly program: Program }[] {
  const steps = [
    { words: 'restart', program: first },
    { words: 'upgrade', program: later },
    { words: 'rollback', program: first },
  ];
  return Array.from({ length: rounds }, () => steps).flat();
}

/** Something to visit: a small feed, of which the search cluster has each vehicle. */
async function importStock(dir: string, fleet: Fleet, map: string): Promise<void> {
  const file = path.join(dir, 'feed.csv');
  writeFileSync(file, SAMPLE_FEED);
  const body = { site: SITE, file, map, allowRemovals: true };
  await askServer(fleet.folder, '/api/admin/imports', { method: 'POST', body });
}

export const scenario = () => inFolder(storm);

async function storm(dir: string): Promise<boolean> {
  const first = release();
  const later = makeLaterRelease(path.join(dir, 'later'));
  const postgres = await temporaryPostgres();
  if (!postgres) {
    console.log('Left out: this machine has no PostgreSQL.');
    return true;
  }
  const ports = await freePorts(PROCESSES);
  const mails = await startMailServer();
  const search = await startSearchCluster();
  const fleet = new Fleet({
    size: PROCESSES,
    programs: ports.map((port) => ({ ...first, port })),
    env: {
      DATABASE_URL: postgres.url,
      FORECOURT_SMTP_URL: `smtp://127.0.0.1:${mails.port}`,
      FORECOURT_MAIL_FROM: 'leads@forecourt.example',
      FORECOURT_TRUSTED_PROXIES: '127.0.0.1',
      FORECOURT_SEARCH_NODES: search.nodes.join(),
      FORECOURT_SEARCH_ADMIN_KEY: search.apiKey,
      FORECOURT_SEARCH_SECRET: search.secret,
    },
  });
  const proxy = new Proxy(ports);
  try {
    await fleet.start();
    await importStock(dir, fleet, path.join(first.cwd, 'mappings/aus-vehicle-listings.json'));
    await proxy.start();
    const { home, listing, vehicle } = await samplePages(proxy.port, HOST);
    const visitors = new Visitors(proxy.port, [home, listing, vehicle]);
    const clients = new Clients(clientCount, () => [proxy.port]);
    await pause(CALM_MS);
    for (const { words, program } of stepsOf(first, later)) {
      const before = { answered: visitors.answered, refused: visitors.refused.length + clients.refused.length };
      const began = Date.now();
      for (const [index, port] of ports.entries()) await fleet.replace(index, { ...program, port });
      const answered = visitors.answered - before.answered;
      const refused = visitors.refused.length + clients.refused.length - before.refused;
      const seconds = Math.round((Date.now() - began) / 1000);
      console.log(`${words} of ${PROCESSES} processes in ${seconds} s: ${answered} pages, ${refused} requests refused`);
    }
    await pause(CALM_MS);
    await visitors.finish();
    const { acknowledged, sent } = await clients.finish();
    const { exits } = fleet;
    const counted = await countStorm({ fleet, acknowledged, mails, databaseUrl: postgres.url });
    const refused = [...visitors.refused, ...clients.refused.map((status) => `${status ?? 'broken'} enquiry`)];
    console.log(
      `${visitors.answered} pages and ${sent} enquiries through the proxy, which tried another process` +
        ` ${proxy.retries} times: requests refused ${refused.length}`,
    );
    for (const fault of new Set(refused)) console.log(`  ${fault}`);
    console.log(
      `${acknowledged.size} enquiries acknowledged, ${counted.stored} stored: leads lost or doubled` +
        ` ${counted.wrong}; ${counted.expected} deliveries due, ${counted.missing} missing; ${exits} exits`,
    );
    const isSound = refused.length === 0 && counted.wrong === 0 && counted.missing === 0 && exits === 0;
    return isSound && acknowledged.size > 0;
  } finally {
    await proxy.stop();
    await fleet.end();
    await search.stop();
    await mails.close();
    await postgres.stop();
  }
}
