import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { emptyDatabase } from '@forecourt/service/database/testing';
import { siteStock } from '@forecourt/stock';
import type { Vehicle } from '@forecourt/vehicle';
import { composeService, type Service } from './compose.js';
import { buildKia, demoSites } from './testing/demo.js';
import { changeOwner, groupDealers } from './testing/groupDealers.js';
import { SVG } from './testing/openService.js';

const at = (dealership: string): Partial<Vehicle> => ({ dealership_slug: `harbour-${dealership}` });
const STOCK = [buildKia('a1', at('auburn')), buildKia('b1', at('brisbane'))];
const ids = (answer: unknown): string[] =>
  (answer as { hits: { document: Vehicle }[] }).hits.map(({ document }) => document.id).sort();

describe('a site that leaves its group, and comes back', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'forecourt-leaves-'));
  const dealers = groupDealers();
  let service: Service | undefined;
  afterEach(() => service?.close());
  afterAll(() => {
    rmSync(dataDir, { recursive: true });
    rmSync(dealers, { recursive: true });
  });
  const open = async (): Promise<Service> => {
    service = await composeService({
      dataDir,
      emptyDatabase: await emptyDatabase(),
      sites: demoSites({}, dealers),
      pictures: () => Promise.resolve(undefined),
      placeholder: SVG,
      isProduction: true,
      onNotice: () => undefined,
    });
    return service;
  };
  const shown = async ({ searchOf, sites }: Service, slug: string): Promise<string[]> => {
    const [answer] = await searchOf(sites.bySlug(slug)!).multiSearch([{ q: '*', query_by: 'title' }]);
    return ids(answer);
  };

  it('TEN-07 has its own collection and key from then on, and the key of before opens nothing', async () => {
    const first = await open();
    await siteStock(first.database.db, 'harbour').seed(STOCK, 'test');
    await siteStock(first.database.db, 'auburn').seed([buildKia('own', at('auburn'))], 'test');
    await first.worker.drain();
    expect(await shown(first, 'auburn')).toEqual(['a1']);
    const { apiKey, collection } = first.searchAccess(first.sites.bySlug('auburn')!);
    expect(collection).toBe('vehicles_harbour');
    await first.close();

    changeOwner(dealers, 'auburn', undefined);
    const second = await open();
    expect(await shown(second, 'auburn')).toEqual(['own']);
    expect(await shown(second, 'usedcars')).toEqual(['a1', 'b1']);
    await expect(second.search.results([{ collection, q: '*', query_by: 'title' }], apiKey)).rejects.toThrow(
      'x-typesense-api-key',
    );
    await second.close();

    changeOwner(dealers, 'auburn', 'harbour');
    const third = await open();
    expect(await shown(third, 'auburn')).toEqual(['a1']);
    const { aliases } = await third.search.port.request<{ aliases: { name: string }[] }>('GET', '/aliases');
    expect(aliases.map(({ name }) => name)).not.toContain('vehicles_auburn');
    await third.close();
    service = undefined;
  }, 60_000);
});
