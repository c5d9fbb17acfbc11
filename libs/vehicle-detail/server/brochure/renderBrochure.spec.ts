import fc from 'fast-check';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { yieldToEventLoop } from '@forecourt/service/database';
import { testScope } from '@forecourt/service/database/testing';
import { vehicleOptionsOf } from '@forecourt/site-config';
import { priceDisplay, type Vehicle } from '@forecourt/vehicle';
import { brochureContent } from './content/brochureContent.js';
import { renderBrochure } from './renderBrochure.js';
import { buildVehicle, NOW, siteOf, SITES } from './testing/samples.js';

const drawn = (vehicle: Vehicle, slug = 'harbour') =>
  renderBrochure(
    brochureContent({ vehicle, site: siteOf(slug), pageUrl: `http://h.example/cars/${vehicle.slug}`, now: NOW }),
    [],
  );

/** What a reader of the PDF finds. */
async function read(body: Buffer) {
  const document = await getDocumentProxy(new Uint8Array(body));
  const { totalPages, text } = await extractText(document, { mergePages: true });
  const { info } = await getMeta(document);
  return { totalPages, text: text.replace(/\s+/g, ' '), info: info as Record<string, unknown>, document };
}

describe('a brochure, read back', () => {
  it.each(SITES)(
    'VDP-15 $slug: price, title, stock number, place, licences, disclaimers and date',
    async ({ slug, site }) => {
      const { text, totalPages, info } = await read(await drawn(buildVehicle(), slug));
      expect(totalPages).toBe(1);
      for (const words of [
        '$41,990',
        'Drive away',
        'Stock number A1-778',
        'Printed 20 Nov 2026',
        'One owner – Tāmaki.',
      ])
        expect(text).toContain(words);
      for (const words of ['Tow bar', '42,000 kms', 'Power 148 kW', 'no offer of credit', 'is for a private buyer'])
        expect(text).toContain(words);
      expect(text.toLowerCase()).toContain('2021 kia sorento');
      expect(text).toContain(site.licences.map(({ number }) => number)[0]);
      expect(text).toContain(site.locations.find(({ primary }) => primary)!.address.street);
      expect(info).toMatchObject({
        Title: `2021 Kia Sorento Sport | ${site.name}`,
        Author: site.name,
        Language: 'en-AU',
      });
    },
  );
  it('VDP-15 lets requests in between the steps of drawing, and is the same for it', async () => {
    const content = brochureContent({
      ...{ vehicle: buildVehicle(), site: siteOf('harbour') },
      ...{ pageUrl: 'http://h.example/cars/a', now: NOW },
    });
    let turns = 0;
    const paced = await renderBrochure(content, [], async () => {
      turns++;
      await yieldToEventLoop();
    });
    expect(turns).toBeGreaterThanOrEqual(10);
    expect((await read(paced)).text).toBe((await read(await renderBrochure(content, []))).text);
  });
  it('VDP-15 is tagged, with a heading and the pages’ language', async () => {
    const { document } = await read(await drawn(buildVehicle()));
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
    const roles = JSON.stringify(await (await document.getPage(1)).getStructTree());
    for (const role of ['H1', 'H2', 'LBody', 'Figure']) expect(roles).toContain(`"role":"${role}"`);
    expect(roles).toContain('QR code');
  });
  it('VDP-15 the name of a dealer may have an ampersand', async () => {
    const body = (await drawn(buildVehicle(), 'wattle')).toString('latin1');
    expect(body).toContain('<rdf:li>Wattle Street Cars &amp; Caravans</rdf:li>');
  });
  it('VDP-15 the same input gives the same bytes', async () => {
    expect((await drawn(buildVehicle())).equals(await drawn(buildVehicle()))).toBe(true);
  });
  it('VDP-15 long texts take a second page and no third, and say that there is more', async () => {
    const words = 'A careful owner kept every receipt. ';
    const equipment = Array.from({ length: 70 }, (_, index) => `Equipment ${index}`);
    const two = await read(
      await drawn(buildVehicle({ dealercomments: words.repeat(130), standard_equipment: equipment })),
    );
    expect(two).toMatchObject({ totalPages: 2 });
    expect(two.text).not.toContain('There is more');
    const features = Array.from({ length: 500 }, (_, index) => `Feature ${index}`);
    const most = await read(await drawn(buildVehicle({ dealercomments: words.repeat(900), features })));
    expect(most).toMatchObject({ totalPages: 2 });
    expect(most.text).toContain('There is more');
    expect(most.text).toContain('Page 2 of 2');
  });
});

describe('one price everywhere', () => {
  const site = siteOf('harbour');
  const options = {
    ...vehicleOptionsOf(site),
    offersSubscription: site.site.offersSubscription,
    now: NOW,
  };
  it.each<[string, Partial<Vehicle>]>([
    ['a price', {}],
    ['cents', { price: 41_990.4 }],
    [
      'a was-price',
      {
        before_price: 44_990,
        price_history: [
          { from: NOW / 1000 - 60 * 86_400, price: 44_990 },
          { from: NOW / 1000 - 9 * 86_400, price: 41_990 },
        ],
      },
    ],
    ['a was-price that never applied', { before_price: 44_990 }],
    ['an offer', { offer_price: 39_990 }],
    ['a placeholder', { price: 10.4 }],
    ['an estimate', { price_type: 'estimated_drive_away_price' }],
    ['nothing', { price: undefined, preorder: true }],
  ])('CARD-03 %s is the one that the page shows', async (_name, values) => {
    const vehicle = buildVehicle(values);
    const price = priceDisplay(vehicle, options);
    const { text } = await read(await drawn(vehicle));
    const expected = price.kind === 'price' ? [price.text, ...(price.was ? [price.was.text] : [])] : [];
    expect(text.slice(0, text.indexOf('Finance')).match(/\$\d[\d,]*\d/g) ?? []).toEqual(expected);
    expect(text).toContain(price.text);
    if (price.kind === 'price' && price.typeLabel) expect(text).toContain(price.typeLabel);
  });
});

describe('hostile data', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 300 }),
    fc.string({ unit: 'grapheme', maxLength: 300 }),
    fc.constantFrom(
      'W'.repeat(10_000),
      'سيارة '.repeat(500),
      '\u202e\u0000\ud800',
      '👩‍👩‍👧‍👦'.repeat(80),
      '<script>x</script>'.repeat(90),
      'a\u0301'.repeat(900),
      '&#x41;&lt;'.repeat(200),
    ),
  );
  const number = fc.oneof(fc.double(), fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, -1, 0, 1e300));
  const hostile = fc.record({
    make: text,
    model: text,
    badge: text,
    stocknum: text,
    tag: text,
    colour: text,
    vin: text,
    dealercomments: text,
    features: fc.array(text, { maxLength: 12 }),
    year: number,
    km: number,
    price: number,
    before_price: number,
    seats: number,
    build_date: text,
    variant: fc.record({ power: number, induction: text }),
    location: fc.record({ slug: text, name: text, phone: text, address: fc.record({ street: text, city: text }) }),
  });
  it('VDP-15 never throws, never leaves two pages, and can always be read', async () => {
    await fc.assert(
      fc.asyncProperty(hostile, fc.constantFrom(...SITES.map(({ slug }) => slug)), async (values, slug) => {
        const { totalPages, text: found } = await read(await drawn(buildVehicle(values), slug));
        expect(totalPages).toBeLessThanOrEqual(2);
        expect(found).toContain('Printed 20 Nov 2026');
      }),
      { numRuns: testScope === 'all' ? 15 : 5 },
    );
  }, 120_000);
});
