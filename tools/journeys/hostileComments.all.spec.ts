import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostileComments } from '../../libs/stock/server/testing/hostile/index.ts';
import { OWN_BEACON } from '../../libs/stock/server/testing/hostile/marks.ts';
import { countMarks, lookAtComments, type Looked } from './hostilePage.ts';
import { before, startHostileStock, type HostilePage, type HostileStock } from './hostileStock.ts';
import { whenHydrated, withBrowser } from './withBrowser.ts';

const openPage = withBrowser();
const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-hostile-'));
let stock: HostileStock;
beforeAll(async () => {
  stock = await startHostileStock(folder);
}, 120_000);
afterAll(async () => {
  await stock.forecourt.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A page that counts marks and records every requested address. */
async function openWatched() {
  const { context, page, log } = await openPage('desktop');
  const asked: string[] = [];
  const dialogs: string[] = [];
  context.on('request', (request) => asked.push(request.url()));
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  // more pages a minute than one visitor is given quotes for
  const quote = { weeklyRepaymentAmount: 199, comparisonRate: 9.9, advertisedRate: 8.8 };
  await page.route('**/api/youx/quote', (route) => route.fulfill({ json: quote }));
  await countMarks(context);
  const elsewhere = () =>
    asked.filter((address) => {
      const { protocol, origin, pathname } = new URL(address);
      return protocol.startsWith('http') && (origin !== stock.origin || pathname.startsWith(OWN_BEACON));
    });
  return { context, page, log, dialogs, elsewhere };
}

const harmless = ({ samples }: HostilePage): Looked => ({
  acted: 0,
  refused: [],
  words: samples.map(before),
  strange: [],
  title: expect.stringMatching(/^2021 Kia Rio \d+ \| Harbour/) as string,
  isEnquiryFree: true,
});
const written = ({ path: place, samples }: HostilePage) =>
  [place, ...samples.map((at) => hostileComments[at]?.slice(0, 200))].join('\n');

describe(`${hostileComments.length} hostile comments`, () => {
  it.each(['raw', 'imported'] as const)(
    'VDP-10 %s, they do nothing on their pages',
    async (kind) => {
      const { context, page, log, dialogs, elsewhere } = await openWatched();
      for (const hostile of stock[kind]) {
        const answer = await page.goto(stock.origin + hostile.path, { waitUntil: 'commit' });
        expect(answer?.headers()['content-security-policy']).toContain("script-src 'self' 'sha256-");
        await whenHydrated(page);
        expect(await lookAtComments(page), written(hostile)).toEqual(harmless(hostile));
        expect(page.url()).toBe(stock.origin + hostile.path);
        expect(elsewhere(), written(hostile)).toEqual([]);
      }
      expect(dialogs).toEqual([]);
      expect(log.problems).toEqual([]);
      await page.locator('#enquiry form button[type="submit"]').click();
      await page.getByText('Please fix the following errors:').waitFor();
      await context.close();
    },
    // a minute on two free cores
    300_000,
  );
});
