import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page, Response } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sends, servePictures, type PictureServer } from '@forecourt/pictures/testing';
import { startForecourt, type Forecourt } from '../../apps/server/src/startForecourt.ts';
import { whenHydrated, withBrowser } from './withBrowser.ts';

const openPage = withBrowser();
const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-feed-pictures-'));
const SITE = 'northline';
const VEHICLES = 3;
const PICTURES = 5;
/** Of a shape that the placeholder has not. */
const SHAPE = { width: 1200, height: 900 };

const MAPPING = {
  format: 'json',
  fields: {
    stocknum: { from: 'stock' },
    make: { from: 'make' },
    model: { from: 'model' },
    year: { from: 'year', as: 'integer' },
    price: { from: 'price', as: 'money' },
    images: { from: 'photos', as: 'list', separator: '|' },
  },
};

let server: PictureServer;
let forecourt: Forecourt;
let origin: string;
beforeAll(async () => {
  const photo = await sharp({ create: { ...SHAPE, channels: 3, background: '#8a3b12' } })
    .jpeg()
    .toBuffer();
  const names = Array.from({ length: VEHICLES * PICTURES }, (_, n) => `/stock/${n}.jpg`);
  server = await servePictures(Object.fromEntries(names.map((name) => [name, sends(photo)])));
  forecourt = await startForecourt({
    port: 0,
    dataDir: folder,
    pictureReach: server.reach(),
  });
  const rows = Array.from({ length: VEHICLES }, (_, n) => ({
    stock: `P${n}`,
    make: 'Isuzu',
    model: 'D-Max',
    year: 2021,
    price: 40_000 + n,
    photos: names
      .slice(n * PICTURES, (n + 1) * PICTURES)
      .map((name) => server.urlOf(name, 'photos.dealer-feed.example'))
      .join('|'),
  }));
  const [file, map] = [path.join(folder, 'feed.json'), path.join(folder, 'map.json')];
  writeFileSync(file, JSON.stringify(rows));
  writeFileSync(map, JSON.stringify(MAPPING));
  await forecourt.service.runImport({ site: SITE, file, map });
  origin = forecourt.sites.find(({ slug }) => slug === SITE)?.origin ?? '';
}, 120_000);
afterAll(async () => {
  await forecourt.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Shapes of the pictures of a part of the page, once all of them are there. */
async function shapesOf(page: Page, selector: string): Promise<string[]> {
  const pictures = page.locator(`${selector} img`);
  await pictures.first().waitFor();
  for (const picture of await pictures.all()) await picture.scrollIntoViewIfNeeded();
  const shapes = () =>
    pictures.evaluateAll((all) =>
      all.map((one) => {
        const { complete, naturalWidth, naturalHeight } = one as HTMLImageElement;
        return complete && naturalHeight > 0 ? (naturalWidth / naturalHeight).toFixed(1) : 'none';
      }),
    );
  await expect.poll(shapes).not.toContain('none');
  return shapes();
}

describe('a feed with ordinary picture addresses', () => {
  it('API-02 VDP-02 shows its pictures on the listing and on the vehicle’s page', async () => {
    const { context, page, log } = await openPage('desktop');
    const answers: Response[] = [];
    page.on('response', (response) => {
      if (response.url().includes('/media/remote/')) answers.push(response);
    });
    const photos = (count: number) => Array.from({ length: count }, () => (SHAPE.width / SHAPE.height).toFixed(1));

    await page.goto(`${origin}/search`);
    await whenHydrated(page);
    expect(await shapesOf(page, 'article')).toEqual(photos(VEHICLES));

    await page.getByRole('link', { name: 'View details' }).first().click();
    await page.waitForURL(/\/cars\//);
    await whenHydrated(page);
    const gallery = 'section[aria-label="Pictures"]';
    expect(await shapesOf(page, gallery), 'slides and thumbnails').toEqual(photos(2 * PICTURES));
    await page.getByRole('button', { name: 'Show pictures full screen' }).click();
    expect(await shapesOf(page, '[role="dialog"]')).toEqual(photos(PICTURES));

    // the picture's addresses in Open Graph and JSON-LD lead to it as well
    const html = await page.evaluate(() => fetch(location.href).then((answer) => answer.text()));
    const graph = /<meta property="og:image" content="([^"]+)">/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(graph.startsWith(`${origin}/media/remote/`)).toBe(true);
    expect(/"image":\["([^"]+)"/.exec(html)?.[1]).toContain(`${origin}/media/remote/`);
    const shared = await page.evaluate(async (url) => {
      const { status, headers } = await fetch(url);
      return [status, headers.get('x-picture')];
    }, graph);
    expect(shared).toEqual([200, null]);

    expect(new Set(answers.map((answer) => answer.headers()['x-picture']))).toEqual(new Set([undefined]));
    expect(log.problems).toEqual([]);
    await context.close();
  });
});
