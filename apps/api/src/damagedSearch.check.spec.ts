import { cpSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyDatabase } from '@forecourt/service/database/testing';
import { siteStock } from '@forecourt/stock';
import { createTypesense, handle } from '@forecourt/typesense-embedded';
import { composeService, type Service } from './compose.js';
import { buildKia, demoSites } from './testing/demo.js';
import { embeddedSearch } from './testing/embeddedSearch.js';
import { SVG } from './testing/openService.js';

const COUNTS = { harbour: 120, northline: 40, wattle: 0 };
const root = mkdtempSync(path.join(tmpdir(), 'forecourt-damage-'));
const dataDir = path.join(root, 'data');
const whole = path.join(root, 'whole');
const searchDir = path.join(dataDir, 'search');
const journal = path.join(searchDir, 'journal.log');
/** The file of the first site's vehicles. */
const stockFile = path.join(searchDir, 'collections/0.log');

const open = async (notices: string[]): Promise<Service> =>
  composeService({
    isProduction: true,
    dataDir,
    emptyDatabase: await emptyDatabase(),
    sites: demoSites(),
    pictures: () => Promise.resolve(undefined),
    placeholder: SVG,
    onNotice: (line) => notices.push(line),
  });
const found = (service: Service): Record<string, number> =>
  Object.fromEntries(
    service.sites.all.map((site) => {
      const access = service.searchAccess(site);
      const searches = [{ collection: access.collection, q: '*', query_by: 'title', per_page: 1 }];
      return [
        site.slug,
        Number(embeddedSearch(service).multiSearch({ searches }, access.apiKey).results[0]?.['found']),
      ];
    }),
  );

beforeAll(async () => {
  const service = await open([]);
  for (const [site, count] of Object.entries(COUNTS)) {
    const vehicles = Array.from({ length: count }, (_, index) => buildKia(String(index)));
    await siteStock(service.database.db, site).seed(vehicles, 'test');
    await service.worker.drain();
  }
  expect(found(service)).toEqual(COUNTS);
  await service.close();
  cpSync(searchDir, whole, { recursive: true });
}, 60_000);
afterAll(() => rmSync(root, { recursive: true }));

/** Changes what the search server has stored, as somebody with its key would. */
function change(requests: readonly (readonly [string, string, unknown?])[]): void {
  const secrets = JSON.parse(readFileSync(path.join(dataDir, 'secrets.json'), 'utf8')) as { master: string };
  const server = createTypesense({ apiKey: secrets.master, dataDir: searchDir });
  for (const [method, at, body] of requests) {
    const [route = '', search] = at.split('?');
    const query = Object.fromEntries(new URLSearchParams(search));
    const headers = { 'x-typesense-api-key': secrets.master };
    const answer = handle(server, { method, path: route, query, headers, body: JSON.stringify(body ?? {}) });
    expect(answer.status, answer.body).toBeLessThan(300);
  }
  server.close();
}

const flip = (file: string, at: (size: number) => number) => () => {
  const content = readFileSync(file);
  const place = at(content.length);
  content[place] = (content[place] ?? 0) ^ 0x20;
  writeFileSync(file, content);
};
const cut = (file: string, to: (size: number) => number) => () =>
  truncateSync(file, Math.floor(to(readFileSync(file).length)));

describe('a start over a damaged search folder finds all stock again and says what it did', () => {
  const DAMAGES: readonly (readonly [string, () => void, RegExp])[] = [
    ['ten bytes cut from a site’s file', cut(stockFile, (size) => size - 10), /at its end.* lacked/],
    ['a site’s file cut in half', cut(stockFile, (size) => size / 2), /at its end.* lacked/],
    ['a flipped byte at the beginning of a site’s file', flip(stockFile, () => 12), /cannot be read.* 120 vehicles/],
    ['a flipped byte in its middle', flip(stockFile, (size) => Math.floor(size / 2)), /cannot be read.* lacked/],
    ['a flipped byte at its end', flip(stockFile, (size) => size - 3), /at its end.* lacked/],
    ['a site’s file that is empty', () => writeFileSync(stockFile, ''), /nothing left.* of 1 sites .*120 vehicles/],
    ['a site’s file that is gone', () => rmSync(stockFile), /of 1 sites .*120 vehicles/],
    ['a site’s file of something else', () => writeFileSync(stockFile, 'x'.repeat(5000)), /at its end.*120 vehicles/],
    ['ten bytes cut from the journal', cut(journal, (size) => size - 10), /at its end/],
    ['a flipped byte in the journal', flip(journal, () => 30), /cannot be read/],
    ['an empty journal', () => writeFileSync(journal, ''), /160 vehicles/],
    ['a journal of something else', () => writeFileSync(journal, 'x'.repeat(5000)), /at its end.*160 vehicles/],
    ['no search folder', () => rmSync(searchDir, { recursive: true }), /160 vehicles/],
    ['no alias', () => change([['DELETE', '/aliases/vehicles_harbour']]), /of 1 sites .* 120 vehicles/],
    ['no key', () => change([['DELETE', '/keys/0']]), /the keys of harbour/],
    [
      'a collection of another schema',
      () =>
        change([
          ['POST', '/collections', { name: 'vehicles_harbour_v8_1', fields: [{ name: 'site', type: 'string' }] }],
          ['PUT', '/aliases/vehicles_harbour', { collection_name: 'vehicles_harbour_v8_1' }],
        ]),
      /120 vehicles/,
    ],
    [
      'vehicles of another installation',
      () =>
        change([
          ['DELETE', '/collections/vehicles_northline/documents?filter_by=site:=northline'],
          ['PATCH', '/collections/vehicles_harbour/documents?filter_by=site:=harbour', { updated_at_timestamp: 5 }],
        ]),
      /had 120 in an earlier state.* lacked 40/,
    ],
  ];
  it.each(DAMAGES)('%s', async (_title, damage, said) => {
    rmSync(searchDir, { recursive: true });
    cpSync(whole, searchDir, { recursive: true });
    damage();
    const notices: string[] = [];
    const service = await open(notices);
    expect(found(service)).toEqual(COUNTS);
    expect(notices.join(' ')).toMatch(said);
    const names = [...embeddedSearch(service).collections.keys()].map((name) => name.replace(/_v\d+_\d+$/, ''));
    expect(names.sort(), 'one collection of each site').toEqual([
      'vehicles_harbour',
      'vehicles_northline',
      'vehicles_wattle',
    ]);
    expect([...embeddedSearch(service).aliases.keys()].sort()).toEqual([
      'vehicles_harbour',
      'vehicles_northline',
      'vehicles_wattle',
    ]);
    await service.close();
  });

  it('and says nothing when there is nothing to mend', async () => {
    const notices: string[] = [];
    await (await open(notices)).close();
    expect(notices).toEqual([]);
  });
});

it('API-05 the same feed once more brings back what the index lost, though no row has changed', async () => {
  const service = await open([]);
  const file = path.join(root, 'feed.csv');
  const map = path.join(root, 'map.json');
  writeFileSync(file, 'Stock,Make,Model\nA1,Kia,Rio\nA2,Kia,Rio\nA3,Kia,Rio');
  const fields = { stocknum: { from: 'Stock' }, make: { from: 'Make' }, model: { from: 'Model' } };
  writeFileSync(map, JSON.stringify({ format: 'csv', fields }));
  const request = { site: 'wattle', file, map };
  expect(await service.runImport(request)).toMatchObject({ created: 3, mended: 0 });
  const collection = embeddedSearch(service).find('vehicles_wattle');
  const lost = [...collection.documents()].filter((doc) => doc['site'] === 'wattle').map(({ id }) => id);
  embeddedSearch(service).remove(collection, lost.slice(0, 2));
  expect(found(service)['wattle']).toBe(1);
  expect(await service.runImport(request)).toMatchObject({ created: 0, unchanged: 3, mended: 2 });
  expect(found(service)['wattle']).toBe(3);
  await service.close();
});
