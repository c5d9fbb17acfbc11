import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryPostgres } from '@forecourt/service/database/testing';
import { ROOT } from '../configuration/readSites.js';
import { processesOf, type Process } from './twoProcesses.spec.help.js';

const postgres = await temporaryPostgres();
afterAll(() => postgres?.stop());

const root = mkdtempSync(path.join(tmpdir(), 'forecourt-two-'));
const dealersDir = path.join(root, 'dealers');
const fileOf = (slug: string) => path.join(dealersDir, slug, 'site.json');
let drawn = 0;

/** Each page says the dealer's name, and which page of all it is. */
const start = processesOf({
  ...{ root, databaseUrl: postgres?.url },
  render: ({ site }) =>
    Promise.resolve({
      ...{ status: 200, headers: new Headers({ 'content-type': 'text/html; charset=utf-8' }), faults: [] },
      html: `${String(site.config['site']?.['name'])} – ${++drawn}`,
    }),
});

describe.skipIf(!postgres)('two processes of one installation', () => {
  let processes: Process[] = [];
  beforeAll(async () => {
    for (const slug of ['harbour', 'wattle'])
      cpSync(path.join(ROOT, 'dealers', slug), path.join(dealersDir, slug), { recursive: true });
    processes = [await start('a'), await start('b')];
  }, 120_000);
  afterAll(async () => {
    for (const { pages, service } of processes) {
      await pages.close();
      await service.close();
    }
    rmSync(root, { recursive: true });
  });

  const page = async ({ pages }: Process, slug: string) => {
    const answer = await pages.inject({ url: '/', headers: { host: `${slug}.localhost` } });
    return answer.statusCode === 200 ? answer.body : answer.statusCode;
  };
  const both = (slug: string) => Promise.all(processes.map((process) => page(process, slug)));
  const write = (slug: string, from: string, to: string) =>
    writeFileSync(fileOf(slug), readFileSync(fileOf(slug), 'utf8').replaceAll(from, to));

  it('TEN-03 a change reaches both without a restart, and the kept pages of another dealer stay', async () => {
    const before = await both('wattle');
    expect((await both('harbour')).join()).toMatch(/^Harbour Motor Group – \d+,Harbour Motor Group – \d+$/);
    write('harbour', 'Harbour Motor Group', 'Harbour of a new name');
    await expect
      .poll(() => both('harbour'), { timeout: 20_000, interval: 200 })
      .toEqual(Array(2).fill(expect.stringContaining('Harbour of a new name')));
    expect(await both('wattle')).toEqual(before);
  }, 60_000);

  it('TEN-03 a broken change is named in the log, and changes no page', async () => {
    const before = [await both('harbour'), await both('wattle')];
    const right = readFileSync(fileOf('harbour'), 'utf8');
    write('harbour', '"template": "', '"template": "no-');
    await expect
      .poll(() => processes[0]?.notices.join('\n'), { timeout: 20_000 })
      .toMatch(/"harbour" is broken.*by its last version that was right.*template: must be one of franchise, group/s);
    expect(processes[0]?.service.live?.standing()[0]?.problems.join()).toContain('must be one of franchise');
    expect([await both('harbour'), await both('wattle')]).toEqual(before);
    writeFileSync(fileOf('harbour'), right);
    await expect.poll(() => processes[0]?.service.sites.broken, { timeout: 20_000 }).toEqual([]);
  }, 60_000);

  it('TEN-02 the host of a template is loaded with its first dealer: at the start, or when one is published', async () => {
    for (const { hosts } of processes) expect(hosts.toSorted()).toEqual(['group', 'preowned']);
    cpSync(path.join(ROOT, 'dealers', 'northline'), path.join(dealersDir, 'northline'), { recursive: true });
    // before anybody asks for a page of it
    await expect
      .poll(() => processes.map(({ hosts }) => hosts.toSorted()), { timeout: 20_000 })
      .toEqual(Array(2).fill(['franchise', 'group', 'preowned']));
    rmSync(path.join(dealersDir, 'northline'), { recursive: true });
    await expect.poll(() => both('northline'), { timeout: 20_000, interval: 200 }).toEqual([404, 404]);
  }, 60_000);

  it('TEN-03 a new dealer is there in both, with a search of its own, and is unknown once its folder is gone', async () => {
    cpSync(path.dirname(fileOf('wattle')), path.dirname(fileOf('acacia')), { recursive: true });
    write('acacia', 'wattle.localhost', 'acacia.localhost');
    writeFileSync(
      fileOf('acacia'),
      JSON.stringify({
        ...(JSON.parse(readFileSync(fileOf('acacia'), 'utf8')) as object),
        site: {
          ...(JSON.parse(readFileSync(fileOf('acacia'), 'utf8')) as { site: object }).site,
          id: 'acacia',
          inOtherLanguages: [],
        },
      }),
    );
    await expect
      .poll(() => both('acacia'), { timeout: 20_000, interval: 200 })
      .toEqual(Array(2).fill(expect.stringContaining(' – ')));
    for (const { service } of processes) {
      const site = service.sites.bySlug('acacia');
      if (!site) throw new Error('the dealer is not there');
      await expect
        .poll(() => service.searchOf(site).multiSearch([{ q: '*', query_by: 'title' }]), { timeout: 20_000 })
        .toMatchObject([{ found: 0 }]);
    }
    rmSync(path.dirname(fileOf('acacia')), { recursive: true });
    await expect.poll(() => both('acacia'), { timeout: 20_000, interval: 200 }).toEqual([404, 404]);
  }, 90_000);
});
