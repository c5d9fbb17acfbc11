import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryPostgres, type TemporaryPostgres } from '@forecourt/service/database/testing';
import { askSite } from '../commands/askSite.ts';
import { SAMPLE_FEED } from '../commands/sampleFeed.ts';
import { sendLead } from '../commands/sendLead.ts';
import { ARTEFACT, buildArtefact } from './buildArtefact.ts';
import { COMMANDS } from './commands.ts';
import { installArtefact, type Installation, type Started } from './installation.ts';
import { MOST_BYTES, sizeReport, sizesOf } from './sizes.ts';

const DEALER = 'harbour';
const HOST = `${DEALER}.localhost`;

beforeAll(() => buildArtefact(), 900_000);

/** An installation with one vehicle in stock. */
async function stocked(variables: Readonly<Record<string, string>> = {}): Promise<Installation> {
  const installation = installArtefact(DEALER, variables);
  const feed = path.join(installation.dir, 'feed.csv');
  writeFileSync(feed, SAMPLE_FEED);
  const map = path.join(installation.dir, 'app/mappings/aus-vehicle-listings.json');
  await installation.run(['stock:import', '--site', DEALER, '--file', feed, '--map', map]);
  return installation;
}

describe('the production artefact', () => {
  let installation: Installation;
  let started: Started;
  const open = (at: string) => askSite(started.port, HOST, at);

  beforeAll(async () => {
    installation = await stocked();
    started = await installation.start();
  }, 600_000);
  afterAll(() => installation.remove());

  it('takes no more than it may, and has neither sources nor packages of development', () => {
    const sizes = sizesOf(ARTEFACT);
    expect(sizes.total, sizeReport(sizes)).toBeLessThan(MOST_BYTES);
    expect(globSync('**/*.{ts,tsx}', { cwd: ARTEFACT })).toEqual([]);
    const packages = sizes.packages.map(([name]) => name);
    expect(packages).toContain('sharp');
    for (const name of ['vite', 'vitest', 'typescript', 'playwright-core']) expect(packages).not.toContain(name);
  });

  it('answers pages, a vehicle, files of pages, fonts and the service by plain Node outside the workspace', async () => {
    const home = await open('/');
    expect(home.status, started.said()).toBe(200);
    const listing = await open('/search');
    expect(listing.status).toBe(200);
    const [vehicle] = /\/cars\/[^"]*d-max[^"]*/.exec(listing.text) ?? [];
    expect(vehicle, 'a link of the listing to its vehicle').toBeDefined();
    const page = await open(vehicle ?? '');
    expect(page.status).toBe(200);
    expect(page.text).toContain('D-MAX');
    const [asset = ''] = /\/assets\/[\w.-]+\.js/.exec(home.text) ?? [];
    expect((await open(asset)).headers['content-type']).toContain('javascript');
    const [font = ''] = /\/fonts\/[^")']+\.woff2/.exec(home.text) ?? [];
    expect((await open(font)).status, font).toBe(200);
    expect((await open('/api/openapi.json')).status).toBe(200);
    for (const [at, state] of [
      ['/healthz', 'alive'],
      ['/readyz', 'ready'],
    ] as const)
      expect(JSON.parse((await open(at)).text)).toMatchObject({ status: state });
  });

  it('is for shoppers: it knows no developer’s pages, and reports no fault', async () => {
    expect((await open('/dev/messages')).status).toBe(404);
    expect(started.said()).not.toMatch(/error|fault/i);
  });

  it('has every command, and says which', async () => {
    const usage = await installation.run(['--help']);
    for (const name of COMMANDS.keys()) expect(usage).toContain(`  ${name}`);
    await expect(installation.run(['no-such-command'])).rejects.toThrow('"no-such-command" is no command.');
    await expect(installation.run(['leads', '--no-such-flag'])).rejects.toThrow('node cli.mjs leads list');
  });

  it('knows the pages of its dealers without their sources: what a folder changes, and what is wrong with it', async () => {
    const file = path.join(installation.dir, 'dealers', DEALER, 'site.json');
    const before = readFileSync(file, 'utf8');
    expect(await installation.run(['dealer', 'status'])).toMatch(/^harbour +version 1 /);
    const folder = path.join(installation.dir, 'draft', DEALER);
    cpSync(path.dirname(file), folder, { recursive: true });
    const draft = JSON.parse(before) as { site: { homeSections: string[] } };
    draft.site.homeSections = ['offers/no-such-section'];
    writeFileSync(path.join(folder, 'site.json'), JSON.stringify(draft));
    const dealers = ['--dealers', path.dirname(folder)];
    expect(await installation.run(['dealer', 'diff', DEALER, ...dealers])).toMatch(/homeSections[^]*^Pages: /m);
    await expect(installation.run(['dealer', 'check', DEALER, ...dealers])).rejects.toThrow('offers/no-such-section');
  });

  it('ends on SIGTERM once it has answered what is under way', async () => {
    const answers = [open('/search'), open('/')];
    await new Promise((resolve) => setTimeout(resolve, 50));
    const ending = started.end('SIGTERM');
    for (const { status } of await Promise.all(answers)) expect(status).toBe(200);
    // a balancer that still leads somebody here while it asks elsewhere
    await expect.poll(async () => (await open('/readyz')).status).toBe(503);
    expect((await open('/')).status).toBe(200);
    expect(await ending).toBe(0);
    expect(existsSync(path.join(installation.dataDir, 'server.json'))).toBe(false);
  });

  it('refuses a start without dealers in one line', async () => {
    await expect(installation.run(['leads', 'list', '--dealers', '/no/such/folder'])).rejects.toThrow(
      '--dealers: there is no folder /no/such/folder.',
    );
  });
});

describe.each(['embedded', 'postgresql'] as const)('backup and restore of an installation (%s)', (kind) => {
  const servers: TemporaryPostgres[] = [];
  let installation: Installation | undefined;
  afterAll(async () => {
    installation?.remove();
    for (const server of servers) await server.stop();
  });

  it('what was acknowledged before a backup of a running platform is there after its data are gone', async ({
    skip,
  }) => {
    const variables = async (): Promise<Record<string, string>> => {
      if (kind === 'embedded') return {};
      const server = await temporaryPostgres();
      if (!server) return skip('PostgreSQL is not installed');
      servers.push(server);
      return { DATABASE_URL: server.url };
    };
    const before = await variables();
    const own = (installation = await stocked(before));
    const started = await own.start();
    const ids: string[] = [];
    for (let index = 0; index < 5; index++) {
      const { id, status } = await sendLead(started.port, DEALER, randomUUID());
      expect(status).toBeLessThan(300);
      ids.push(id ?? '');
    }
    const backup = path.join(own.dir, 'backups', '1');
    expect(await own.run(['backup', '--to', backup])).toContain(backup);
    await expect(own.run(['backup', '--to', backup])).rejects.toThrow('exists already');
    // what comes later is not in it, and stops nothing
    await sendLead(started.port, DEALER, randomUUID());
    await started.end('SIGKILL');
    await expect(own.run(['restore', '--from', backup])).rejects.toThrow('is not empty');
    rmSync(own.dataDir, { recursive: true });
    const after = own.with(await variables());
    expect(await after.run(['restore', '--from', backup])).toContain(own.dataDir);
    const restored = await after.start();
    const { deliveries } = JSON.parse(await after.run(['leads', 'list', '--json', '--limit', '100'])) as {
      deliveries: { lead: string }[];
    };
    expect([...new Set(deliveries.map(({ lead }) => lead))].sort()).toEqual([...ids].sort());
    expect((await askSite(restored.port, HOST, '/search')).text).toContain('D-MAX');
    expect(await restored.end('SIGTERM')).toBe(0);
  }, 900_000);
});
