import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseEngines } from '@forecourt/service/database/testing';
import { ROOT } from '../configuration/readSites.js';
import { processesOf, type Process } from './twoProcesses.spec.help.js';

const { engines, stop } = await databaseEngines({ needsPostgres: true });
afterAll(stop, 120_000);

const LEAD = {
  ...{ name: 'Kim Lee', email: 'kim@shopper.example', comments: 'Is it there?' },
  ...{ category: 'general', url: 'https://harbour.localhost/contact', idempotency_key: 'preview-lead-1' },
};
const AT = '2026-12-26T10:00';
const MOMENT = Date.parse('2026-12-25T23:00Z');

describe.each(engines)('a preview, on $engine', ({ engine, url }) => {
  const root = mkdtempSync(path.join(tmpdir(), 'forecourt-preview-'));
  const draft = path.join(root, 'draft');
  let processes: Process[] = [];
  let drawn = 0;
  beforeAll(async () => {
    for (const slug of ['harbour', 'wattle'])
      cpSync(path.join(ROOT, 'dealers', slug), path.join(root, 'dealers', slug), { recursive: true });
    cpSync(path.join(ROOT, 'dealers', 'harbour'), draft, { recursive: true });
    const file = path.join(draft, 'site.json');
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('Harbour Motor Group', 'Harbour by a draft'));
    const start = processesOf({
      ...{ root, databaseUrl: url, edgeSeconds: 60 },
      render: async ({ site, now, preview, request, api, cookie }) => {
        const { request: ask } = api as { request: (path: string, options?: object) => Promise<unknown> };
        const sent =
          request.method === 'POST'
            ? await ask('/api/enquiries', { method: 'POST', body: LEAD }).catch((error: unknown) => error)
            : undefined;
        return {
          ...{ status: 200, headers: new Headers({ 'content-type': 'text/html; charset=utf-8' }), faults: [] },
          html: JSON.stringify({
            ...{
              name: site.config['site']?.['name'],
              now,
              preview,
              drawn: ++drawn,
              cookie: cookie?.('forecourt_account') ?? null,
            },
            ...{ sent: (sent as { body?: unknown } | undefined)?.body },
          }),
        };
      },
    });
    // an embedded database has one process
    processes = [await start('a'), ...(engine === 'PostgreSQL' ? [await start('b')] : [])];
  }, 300_000);
  afterAll(async () => {
    for (const { pages, service } of processes) {
      await pages.close();
      await service.close();
    }
    rmSync(root, { recursive: true });
  });

  const issue = async (at?: string) => {
    const issued = await processes[0]?.service.previews?.issue('harbour', { dir: draft, who: 'kim', at });
    return new URL(issued?.address ?? '').pathname;
  };
  const get = ({ pages }: Process, address: string, headers: Record<string, string> = {}) =>
    pages.inject({ url: address, headers: { host: 'harbour.localhost', ...headers } });
  const cookieOf = async (process: Process, address: string) => {
    const opened = await get(process, address);
    expect([opened.statusCode, opened.headers.location]).toEqual([303, '/']);
    expect(opened.headers['cache-control']).toBe('private, no-store');
    return String(opened.headers['set-cookie']).split(';')[0] ?? '';
  };
  interface Page {
    readonly name: string;
    readonly now: number;
    readonly preview?: { readonly at?: number };
    readonly drawn: number;
    readonly cookie: string | null;
    readonly sent?: unknown;
  }

  it('TEN-03 every process shows the draft as at its moment to who has the address, and to no one else', async () => {
    const address = await issue(AT);
    for (const process of processes) {
      const cookie = await cookieOf(process, address);
      const shown = await get(process, '/cars?page=2', { cookie: `${cookie}; forecourt_account=of-a-shopper` });
      const page = shown.json<Page>();
      expect(page).toMatchObject({ name: 'Harbour by a draft', now: MOMENT, preview: { at: MOMENT } });
      // a session of the visitor is no part of it
      expect(page.cookie).toBeNull();
      expect(shown.headers).toMatchObject({
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex, nofollow',
      });
      expect(shown.headers).not.toHaveProperty('cache-tag');
      expect((await get(process, '/cars?page=2', { cookie })).json<Page>().drawn).toBeGreaterThan(page.drawn);
      const other = await get(process, '/cars?page=2');
      expect(other.json<Page>()).toMatchObject({ name: 'Harbour Motor Group' });
      expect(other.json<Page>().now).toBeLessThan(MOMENT);
      expect(other.headers['cache-control']).toContain('s-maxage=60');
      // what is kept for strangers is not what a preview shows, either way
      expect((await get(process, '/cars?page=2', { cookie })).json<Page>().name).toBe('Harbour by a draft');
      expect((await get(process, '/cars?page=2')).json<Page>()).toEqual(other.json<Page>());
    }
  }, 60_000);

  it('TEN-07 opens nothing of another dealer, and an address that is changed leads to a plain 404', async () => {
    const [process] = processes as [Process];
    const address = await issue();
    const cookie = await cookieOf(process, address);
    expect((await get(process, '/', { cookie, host: 'wattle.localhost' })).json<Page>().name).toContain('Wattle');
    for (const [url, host] of [
      [address, 'wattle.localhost'],
      [address, 'unknown.localhost'],
      [`${address}x`, 'harbour.localhost'],
      ['/preview/none', 'harbour.localhost'],
    ] as const) {
      const refused = await get(process, url, { host });
      expect([refused.statusCode, refused.body]).toEqual([
        404,
        'This preview has ended, or its address is not whole.\n',
      ]);
      expect(refused.headers).not.toHaveProperty('set-cookie');
    }
    expect((await get(process, '/', { cookie: `${cookie}x` })).json<Page>().name).toBe('Harbour Motor Group');
  });

  it('TEN-03 is over with its exit', async () => {
    const [process] = processes as [Process];
    const left = await get(process, '/preview/exit', { cookie: await cookieOf(process, await issue()) });
    expect([left.statusCode, left.headers.location]).toEqual([303, '/']);
    expect(left.headers['set-cookie']).toMatch(/^forecourt_preview=; Path=\/; Max-Age=0/);
  });

  it('API-04 takes nothing that is sent from it: no lead, not through a page’s own action either', async () => {
    const [process] = processes as [Process];
    const cookie = await cookieOf(process, await issue());
    const sentence = 'This is a preview: nothing that you send here has an effect.';
    const headers = { host: 'harbour.localhost', cookie };
    const { api, database } = process.service;
    const refused = await api.inject({ method: 'POST', url: '/api/enquiries', headers, payload: LEAD });
    expect([refused.statusCode, refused.json<{ error: { message: string } }>().error.message]).toEqual([403, sentence]);
    expect(refused.headers['cache-control']).toBe('private, no-store');
    const posted = await process.pages.inject({
      ...{ method: 'POST', url: '/contact', payload: 'name=Kim' },
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(posted.json<Page>().sent).toMatchObject({ error: { message: sentence } });
    expect(await database.db.selectFrom('leads').select('id').execute()).toEqual([]);
  });

  it('SRCH-01 searches go on, with a key for the stock as at its moment that ends by the real clock', async () => {
    const [process] = processes as [Process];
    const cookie = await cookieOf(process, await issue(AT));
    const headers = { host: 'harbour.localhost', cookie };
    const { api } = process.service;
    const { apiKey, expiresAt, collection } = (await api.inject({ url: '/api/search-key', headers })).json<{
      apiKey: string;
      expiresAt: number;
      collection: string;
    }>();
    expect(expiresAt).toBeLessThan(Date.now() / 1000 + 3700);
    const found = await api.inject({
      ...{ method: 'POST', url: '/typesense/multi_search' },
      headers: { ...headers, 'x-typesense-api-key': apiKey },
      payload: { searches: [{ collection, q: '*', query_by: 'title' }] },
    });
    expect(found.json<{ results: unknown[] }>().results).toMatchObject([{ found: 0 }]);
    const own = await api.inject({ url: '/api/search-key', headers: { host: 'harbour.localhost' } });
    expect(own.json<{ apiKey: string }>().apiKey).not.toBe(apiKey);
  });
});
