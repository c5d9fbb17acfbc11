import { createCanvas, loadImage } from '@napi-rs/canvas';
import jsQR from 'jsqr';
import { getDocumentProxy, renderPageAsImage } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { shareOf } from '@forecourt/service/database/testing';
import type { Vehicle } from '@forecourt/vehicle';
import { brochureContent } from './content/brochureContent.js';
import { PAGE } from './drawing/sheet.js';
import { renderBrochure } from './renderBrochure.js';
import { buildVehicle, chineseSite, NOW, siteOf, SITES } from './testing/samples.js';

const CHINESE = 'aurora-zh';
const PAGE_URL = 'https://dealer.example/cars/2021-kia-sorento-sport-a1';

const drawn = async (vehicle: Vehicle, slug: string, pageUrl = PAGE_URL): Promise<Uint8Array> => {
  const site = slug === CHINESE ? chineseSite() : siteOf(slug);
  return new Uint8Array(await renderBrochure(brochureContent({ vehicle, site, pageUrl, now: NOW }), []));
};

const brochures = new Map<string, Promise<Uint8Array>>();
/** The brochure of one of the kinds below, rendered once. A reader of PDF takes the bytes over: it gets a copy. */
async function drawnOnce(slug: string, kind: string): Promise<Uint8Array> {
  const name = `${slug} ${kind}`;
  const rendered = brochures.get(name) ?? drawn(buildVehicle(new Map(KINDS).get(kind)), slug);
  brochures.set(name, rendered);
  return (await rendered).slice();
}

/** What a camera reads of the code on a rendered page. */
async function decoded(pdf: Uint8Array, page: number): Promise<string | undefined> {
  const picture = await renderPageAsImage(pdf, page, { canvasImport: () => import('@napi-rs/canvas'), scale: 2 });
  const image = await loadImage(Buffer.from(picture));
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  // a camera is held over the code, which is in the lower right
  const [width, height] = [Math.floor(image.width / 2), Math.floor(image.height / 3)];
  const { data } = context.getImageData(image.width - width, image.height - height, width, height);
  return jsQR(new Uint8ClampedArray(data), width, height)?.data;
}

/** Every run of text with its box in points from the lower left of its page. */
async function textBoxes(pdf: Uint8Array) {
  const document = await getDocumentProxy(pdf);
  const pages = Array.from({ length: document.numPages }, (_, index) => document.getPage(index + 1));
  const contents = await Promise.all((await Promise.all(pages)).map((page) => page.getTextContent()));
  return contents.flatMap(({ items }, page) =>
    items.flatMap((item) => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [, , , , left = 0, bottom = 0] = item.transform as number[];
      return [{ page, text: item.str, left, right: left + item.width, bottom, top: bottom + item.height }];
    }),
  );
}

const WORDS = 'A careful owner kept every receipt. ';
const LONG: Partial<Vehicle> = {
  model: 'Grand Tourer Double Cab Pick-up with Adventure Pack',
  badge: 'GT-Line Black Edition MY26 (FWD) Special Vehicle Operations',
  series: 'Series II Facelift',
  colour: 'Metallic Intergalactic Ultraviolet Blue with Contrasting Roof',
  stocknum: 'STOCK-0000000000000001',
  vin: '6AB12345678901234567890',
  features: Array.from({ length: 80 }, (_, index) => `Feature ${index} with rather a long name that wraps`),
  dealercomments: `<p>${WORDS.repeat(90)}</p><p>${'W'.repeat(300)}</p>`,
};
const ORDINARY = 'an ordinary one';
const KINDS: readonly (readonly [name: string, values: Partial<Vehicle>])[] = [
  [ORDINARY, {}],
  ['a sold one', { status: 'sold' }],
  ['a pre-order without price', { price: undefined, preorder: true, status: 'coming_soon', km: undefined }],
  [
    'a caravan',
    {
      item_type: 'caravan',
      km: undefined,
      variant: {},
      caravan: { sleeps: 4, tare_weight: 2230, aggregate_trailer_mass: 2650, body_length: 6400, axle_type: 'Tandem' },
    },
  ],
  ['a long title, long facts and long texts', LONG],
];

// rendering pages and reading them back is slow on a busy machine
describe('a brochure on paper', { timeout: 120_000 }, () => {
  it.each(SITES)('VDP-15 $slug: the code leads to the vehicle’s page', async ({ slug }) => {
    expect(await decoded(await drawnOnce(slug, ORDINARY), 1)).toBe(PAGE_URL);
  });
  it('VDP-15 the code can be read on a second page, and with a long address', async () => {
    const url = `https://a-rather-long-name-of-a-dealer.example.com.au/cars/${'long-slug-'.repeat(12)}a1`;
    const pdf = await drawn(buildVehicle(LONG), 'wattle', url);
    expect(await decoded(pdf, 2)).toBe(url);
  });
  // every dealer with one kind and every kind at one dealer, which the other tests render as well
  it.each(
    shareOf(
      [...SITES.map(({ slug }) => slug), CHINESE].flatMap((slug) => KINDS.map(([name]) => ({ slug, name }))),
      ({ slug, name }) => slug === 'harbour' || name === ORDINARY,
    ),
  )('VDP-15 $slug: nothing of $name reaches over the edge or overlaps something else', async ({ slug, name }) => {
    const boxes = await textBoxes(await drawnOnce(slug, name));
    expect(new Set(boxes.map(({ page }) => page)).size).toBeLessThanOrEqual(2);
    for (const box of boxes) {
      expect(box.left, box.text).toBeGreaterThanOrEqual(PAGE.margin - 1);
      expect(box.right, box.text).toBeLessThanOrEqual(PAGE.width - PAGE.margin + 1);
      expect(box.bottom, box.text).toBeGreaterThanOrEqual(15);
      expect(box.top, box.text).toBeLessThanOrEqual(PAGE.height);
    }
    const clashes = boxes.flatMap((box, index) =>
      boxes
        .slice(index + 1)
        .filter((other) => lieOnEachOther(box, other))
        .map((other) => [box.text, other.text]),
    );
    expect(clashes).toEqual([]);
  });
  it('VDP-18 a number that the page masks is not printed at all: paper has nothing to click', async () => {
    const masked = SITES.filter(
      ({ config }) => (config['vehicle'] as { phoneDisplay: string }).phoneDisplay === 'masked',
    );
    expect(masked.map(({ slug }) => slug)).toEqual(['wattle']);
    const texts = (await textBoxes(await drawnOnce('wattle', ORDINARY))).map(({ text }) => text).join(' ');
    expect(texts).not.toMatch(/3300|3400|\*/);
  });
  it('VDP-18 next to the place is its own number, above the one that the page says to call', async () => {
    const at = { slug: 'newcastle', name: 'Harbour Newcastle', address: { city: 'Broadmeadow', state: 'NSW' } };
    const numbers = async (location: Vehicle['location']) =>
      (await textBoxes(await drawn(buildVehicle({ location }), 'harbour')))
        .map(({ text }) => text)
        .filter((text) => /^0\d \d{4} \d{4}$/.test(text));
    const own = siteOf('harbour').site.locations.find(({ slug }) => slug === 'newcastle')?.phone;
    expect(own).toBeDefined();
    expect(await numbers(at)).toEqual(['02 5550 1210', own]);
    expect(await numbers({ ...at, phone: '02 5550 9999' })).toEqual(['02 5550 1210', '02 5550 9999']);
  });
  it('FIN-11 no kind of brochure states a repayment: its rates would have to be next to it', async () => {
    for (const [name] of KINDS) {
      const text = (await textBoxes(await drawnOnce('harbour', name))).map((box) => box.text).join(' ');
      expect(text, name).not.toMatch(/\/wk|per (week|fortnight|month)/i);
    }
  });
  it('VDP-15 TEN-03 a site in Chinese has its brochure in Chinese, and the file says so', async () => {
    const pdf = await drawnOnce(CHINESE, ORDINARY);
    const text = (await textBoxes(pdf)).map((box) => box.text).join('');
    for (const words of [
      '库存编号：A1-778',
      '车行说明',
      '看车地点',
      '营业时间',
      '打印日期：2026年11月20日',
      'Sorento',
      '柴油',
    ])
      expect(text).toContain(words);
    expect(text).not.toMatch(/…|Where to see|Fuel/);
    expect(Buffer.from(await drawnOnce(CHINESE, ORDINARY)).toString('latin1')).toContain('/Lang (zh-Hans)');
  });
  it('VDP-15 TEN-03 lines of Chinese end between any two characters, but no line begins with a stop', async () => {
    const comments = `<p>${'车况良好，一手车主；'.repeat(120)}</p>`;
    const boxes = await textBoxes(await drawn(buildVehicle({ dealercomments: comments }), CHINESE));
    const lines = boxes.filter(({ text }) => /车况|车主/.test(text));
    expect(lines.length).toBeGreaterThan(10);
    expect(lines.filter(({ text }) => /^[，；。]/.test(text))).toEqual([]);
  });
  it('VDP-15 what the line below the title says appears nowhere else', async () => {
    const texts = (await textBoxes(await drawnOnce('harbour', ORDINARY))).map(({ text }) => text.trim());
    expect(texts.filter((text) => text.includes('A1-778'))).toHaveLength(1);
    expect(texts).not.toContain('Condition');
  });
});

interface Box {
  readonly page: number;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** By more than the air within a line. */
function lieOnEachOther(a: Box, b: Box): boolean {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.top, b.top) - Math.max(a.bottom, b.bottom);
  return a.page === b.page && wide > 1 && high > Math.min(a.top - a.bottom, b.top - b.bottom) * 0.4;
}
