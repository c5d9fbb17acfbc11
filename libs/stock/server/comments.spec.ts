import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '@forecourt/service/database';
import { memoryDatabase } from '@forecourt/service/database/testing';
import { resolveConfig, sectionOf, siteConfig, siteSection } from '@forecourt/site-config';
import type { Vehicle } from '@forecourt/vehicle';
import { parseMapping } from './feed/mapping.js';
import { importFeed } from './importFeed.js';
import { siteStock } from './stock.js';
import { HOSTILE_COMMENTS, hostileComments } from './testing/hostile/index.js';

const ALLOWED = ['p', 'br', 'b', 'strong', 'i', 'em', 'u', 'ul', 'ol', 'li', 'h3', 'h4', 'a'];
const PROTOCOLS = ['https:', 'http:', 'mailto:', 'tel:'];

const vehicle: Vehicle = {
  id: '1',
  slug: 'kia-rio',
  stocknum: '1',
  item_type: 'car',
  car_type: 'used',
  status: 'in_stock',
  make: 'Kia',
  model: 'Rio',
  images: [],
  created_at_timestamp: 0,
  updated_at_timestamp: 0,
};
const dealer = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../../../dealers/northline/site.json'), 'utf8'),
) as { site: Record<string, unknown> };
const site = sectionOf(
  { config: resolveConfig([siteConfig], [{ name: 'northline', values: { site: dealer.site } }]).values },
  siteSection,
);

let database: OpenDatabase;
const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-comments-'));
beforeAll(async () => {
  database = await memoryDatabase();
}, 60_000);
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Written past the import, which cleans too: what matters here is the way out. */
async function readAllBack(comments: readonly string[]): Promise<string[]> {
  const stock = siteStock(database.db, 'harbour');
  const vehicles = comments.map((dealercomments, at) => ({
    ...vehicle,
    ...{ id: String(at), slug: `kia-rio-${at}`, stocknum: String(at), dealercomments },
  }));
  await stock.seed(vehicles, 'test');
  return Promise.all(vehicles.map(async ({ slug }) => (await stock.bySlug(slug))?.dealercomments ?? 'none'));
}
const readBack = async (dealercomments: string): Promise<string> => (await readAllBack([dealercomments]))[0] ?? '';

/** Through a feed, as it is stored. */
async function importAll(comments: readonly string[]): Promise<string[]> {
  const file = path.join(folder, 'feed.json');
  writeFileSync(
    file,
    JSON.stringify(comments.map((text, at) => ({ stock: String(at), make: 'Kia', model: 'Rio', text }))),
  );
  const fields = {
    stocknum: { from: 'stock' },
    make: { from: 'make' },
    model: { from: 'model' },
    dealercomments: { from: 'text', as: 'html' },
  };
  const mapping = parseMapping({ format: 'json', fields }, 'comments');
  await importFeed({ db: database.db, slug: 'northline', site, file, mapping, allowsRemovals: true });
  const stored: string[] = [];
  for await (const page of siteStock(database.db, 'northline').pages())
    for (const { stocknum, dealercomments } of page) stored[Number(stocknum)] = dealercomments ?? '';
  return stored;
}

function expectHarmless(html: string): void {
  for (const [, name = '', attributes = ''] of html.matchAll(/<\/?([^\s>/]+)([^>]*)>/g)) {
    expect(ALLOWED).toContain(name);
    const href = /\shref="([^"]*)"/.exec(attributes)?.[1];
    // read as browsers read it
    if (href) expect(PROTOCOLS).toContain(new URL(href, 'https://site.example/cars/x').protocol);
    expect(attributes.replace(/\s(href="[^"]*"|target="_blank"|rel="nofollow noopener")/g, '').trim()).toBe('');
  }
}

describe('comments on the way out', () => {
  it('VDP-10 has 200 and more hostile samples, each another one', () => {
    expect(hostileComments.length).toBeGreaterThanOrEqual(200);
    expect(new Set(hostileComments).size).toBe(hostileComments.length);
  });

  it.each(Object.entries(HOSTILE_COMMENTS))('VDP-10 %s do nothing on a page', async (_name, samples) => {
    // what a row cannot hold does not come out of it
    const written = samples.map((html) =>
      `<p>Before</p>${html}`.replaceAll('\u0000', '').replace(/\p{Surrogate}/gu, ''),
    );
    for (const clean of await readAllBack(written)) {
      expect(clean).toMatch(/^<p>Before<\/p>/);
      expectHarmless(clean);
    }
  });

  it('VDP-10 what a dealer writes stays: paragraphs, lists, links without rank that open in a new tab', async () => {
    const html = '<p>Tidy <strong>inside</strong>.</p><ul><li>Tow bar</li></ul>';
    expect(await readBack(html)).toBe(html);
    expect(await readBack('<a href="https://a.example/x">Report</a>')).toBe(
      '<a href="https://a.example/x" target="_blank" rel="nofollow noopener">Report</a>',
    );
  });
});

it('VDP-10 thousands of open tags are cut to as few as a browser renders with ease, and every word stays', async () => {
  expect(await readBack(`${'<b>'.repeat(5000)}Tidy`)).toBe(`${'<b>'.repeat(30)}Tidy${'</b>'.repeat(30)}`);
});

describe('comments on the way in', () => {
  it('VDP-10 API-05 a feed of hostile comments is imported whole, and what it stores is clean for good', async () => {
    const stored = await importAll(hostileComments.map((html) => `<p>Before</p>${html}`));
    expect(stored).toHaveLength(hostileComments.length);
    for (const html of stored) {
      expect(html).toMatch(/^<p>Before<\/p>/);
      expectHarmless(html);
    }
    // cleaned again on the way out it must not become something else
    expect(await readAllBack(stored)).toEqual(stored);
  });
});
