import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type OpenDatabase } from '@forecourt/database';
import type { Vehicle } from '@forecourt/vehicle';
import { siteStock } from './stock.js';

const HOSTILE = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg onload=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="JaVa\tScRiPt:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="//evil.example" onclick="alert(1)" style="position:fixed;inset:0">x</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)></style>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<form action="https://evil.example"><input name="card"><button>Pay</button></form>',
  '<style>*{display:none}</style>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '</div></section><object data="x"></object>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<p onmouseover=alert(1)>x',
];

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

let database: OpenDatabase;
beforeAll(async () => {
  database = await openDatabase({ memory: true });
}, 60_000);
afterAll(() => database.close());

/** Written past the import, which cleans too: what matters here is the way out. */
async function readBack(dealercomments: string): Promise<string> {
  const stock = siteStock(database.db, 'harbour');
  await database.db.deleteFrom('vehicles').execute();
  await stock.seed([{ ...vehicle, dealercomments }], 'test');
  return (await stock.bySlug('kia-rio'))?.dealercomments ?? 'none';
}

describe('comments on the way out', () => {
  it.each(HOSTILE)('VDP-10 %s does nothing on a page', async (html) => {
    const clean = await readBack(`<p>Before</p>${html}<p>After</p>`);
    expect(clean).toContain('<p>Before</p>');
    const tags = [...clean.matchAll(/<\/?([a-z0-9]+)([^>]*)>/gi)];
    for (const [, name = '', attributes = ''] of tags) {
      expect(['p', 'br', 'b', 'strong', 'i', 'em', 'u', 'ul', 'ol', 'li', 'h3', 'h4', 'a']).toContain(name);
      expect(attributes.replace(/\s(href="(https?:|mailto:|tel:|\/)[^"]*"|rel="nofollow noopener")/g, '').trim()).toBe(
        '',
      );
    }
  });
  it('VDP-10 what a dealer writes stays: paragraphs, lists, links that pass on no rank', async () => {
    const html = '<p>Tidy <strong>inside</strong>.</p><ul><li>Tow bar</li></ul>';
    expect(await readBack(html)).toBe(html);
    expect(await readBack('<a href="https://a.example/x">Report</a>')).toBe(
      '<a href="https://a.example/x" rel="nofollow noopener">Report</a>',
    );
  });
});
