import { expect, it } from 'vitest';
import { describeService } from './testing/describeService.js';

await describeService('search', (tested) => {
  const { call } = tested;
  it('TEN-07 a key of one site does not work under another’s name', async () => {
    const { apiKey } = (await call('/api/search-key')).json<{ apiKey: string }>();
    const search = (host: string) =>
      call(`/typesense/multi_search?x-typesense-api-key=${encodeURIComponent(apiKey)}`, {
        host,
        method: 'POST',
        payload: { searches: [{ collection: 'vehicles', q: '*' }] },
      });
    expect((await search('harbour.localhost')).statusCode).toBe(200);
    expect((await search('northline.localhost')).statusCode).toBe(401);
  });

  it('TEN-07 only multi_search is reachable, and only with a key', async () => {
    expect((await call('/typesense/collections')).statusCode).toBe(404);
    expect(
      (
        await call('/typesense/multi_search', {
          method: 'POST',
          payload: { searches: [{ collection: 'vehicles', q: '*' }] },
        })
      ).statusCode,
    ).toBe(401);
    const { apiKey } = (await call('/api/search-key')).json<{ apiKey: string }>();
    const response = await call(`/typesense/multi_search?x-typesense-api-key=${encodeURIComponent(apiKey)}`, {
      method: 'POST',
      payload: {
        searches: [
          { collection: 'vehicles', q: '*' },
          { collection: 'vehicles', q: '*', filter_by: 'site:=northline' },
        ],
      },
    });
    const { results } = response.json<{
      results: { found: number; hits: { document: { site: string; stocknum: string } }[] }[];
    }>();
    expect(results[0]?.hits.map(({ document }) => document.stocknum)).toEqual(['1']);
    expect(results[1]?.found).toBe(0);
  });
});
