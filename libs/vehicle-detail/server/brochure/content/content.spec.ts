import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrastRatio } from '@forecourt/site-config';
import { LANGUAGES } from '@forecourt/words';
import { hasGlyph } from '../fonts.js';
import { buildVehicle, NOW, siteOf, SITES } from '../testing/samples.js';
import { brochureContent } from './brochureContent.js';
import { cleanLine, cleanParagraphs } from './cleanText.js';
import { brochureFileName } from './fileName.js';
import { htmlText } from './htmlText.js';
import { paletteOf } from './palette.js';

const anyText = fc.string({ unit: 'binary', maxLength: 400 });

describe('plain text', () => {
  it.each([
    ['  2021\tKia\n Rio ', '2021 Kia Rio'],
    ['Ōtautahi – “as new”', 'Ōtautahi – “as new”'],
    ['O\u0304tautahi', 'Ōtautahi'],
    ['Sold \u{1f697}\u{1f525} today', 'Sold today'],
    ['Rio سيارة جديدة now', 'Rio … … now'],
    ['a\u0000b\u202ec\ud800d', 'abcd'],
    ['<b>bold</b>', '<b>bold</b>'],
  ])('VDP-15 %j reads %j', (text, shown) => {
    expect(cleanLine(text, 80, 'en-AU')).toBe(shown);
  });
  it('VDP-15 TEN-03 keeps Chinese for a document in Chinese', () => {
    expect(cleanLine('全新BYD Seal，Tāmaki – 现车', 80, 'zh-Hans')).toBe('全新BYD Seal，Tāmaki – 现车');
    expect(cleanLine('全新BYD Seal', 80, 'en-AU')).toBe('…BYD Seal');
  });
  it('VDP-15 cuts at a word, and marks the cut', () => {
    expect(cleanLine('a very long badge indeed', 14, 'en-AU')).toBe('a very long…');
    expect(cleanLine('x'.repeat(10_000), 20, 'en-AU')).toBe(`${'x'.repeat(19)}…`);
    expect(cleanParagraphs('one two\n\nthree four', 12, 'en-AU')).toEqual({
      paragraphs: ['one two', 'thre…'],
      isCut: true,
    });
  });
  it('VDP-15 is of bounded length and has a glyph for every character, whatever came in', () => {
    fc.assert(
      fc.property(anyText, fc.integer({ min: 3, max: 60 }), fc.constantFrom(...LANGUAGES), (text, max, language) => {
        const line = cleanLine(text, max, language);
        return [...line].length <= max && [...line].every((character) => hasGlyph(character.codePointAt(0)!, language));
      }),
    );
  });
});

describe('htmlText', () => {
  it.each([
    ['<p>One</p><p>Two</p>', ['One', 'Two']],
    ['<ul><li>Bar<li>Rack</ul>', ['• Bar', '• Rack']],
    ['Tom &amp; Co &#8211; &lt;script&gt;', ['Tom & Co – <script>']],
    ['a<script>alert(1)</script>b<style>p{}</style>c', ['abc']],
    ['before<script>never closed', ['before']],
    ['5 < 6 and <b', ['5 < 6 and']],
    ['<!-- x --><img src=x onerror=alert(1)>text', ['text']],
    ['&#0;&#xD800;&#9999999;&unknown;', ['&unknown;']],
  ])('VDP-15 %j', (html, paragraphs) => {
    expect(cleanParagraphs(htmlText(html), 500, 'en-AU').paragraphs).toEqual(paragraphs);
  });
  it('VDP-15 takes no more than a moment for text made to be slow', () => {
    const start = performance.now();
    for (const part of ['<', '<script', '<!--', '</p', '&#1', '<li ', '<b x="'])
      htmlText(part.repeat(40_000 / part.length));
    expect(performance.now() - start).toBeLessThan(3000);
  });
});

describe('what a brochure says', () => {
  const content = (values: Parameters<typeof buildVehicle>[0], slug = 'harbour') =>
    brochureContent({ vehicle: buildVehicle(values), site: siteOf(slug), pageUrl: 'http://h/cars/x', now: NOW });

  it('VDP-15 states what the price contains, and nothing of a price that is none', () => {
    const notes = (values: Parameters<typeof buildVehicle>[0]) => content(values).notes[0];
    expect(notes({})).toContain('drive away price is for a private buyer');
    expect(notes({ price_type: 'excluding_government_charges_price' })).toContain(
      'does not include government charges',
    );
    expect(notes({ price: 1 })).toMatch(/^Price, availability/);
    expect(notes({ status: 'sold' })).toMatch(/^Price, availability/);
  });
  it('VDP-06 a vehicle that is gone reads SOLD and has no tag', () => {
    expect(content({ status: 'sold', tag: 'Runout' })).toMatchObject({ price: { text: 'SOLD' } });
    expect(content({ status: 'sold', tag: 'Runout' }).tag).toBeUndefined();
  });
  it('FIN-06 carries the lender’s words and the warning where the page offers finance, and only there', () => {
    const words = (values: Parameters<typeof buildVehicle>[0]) => content(values).notes.join(' ');
    expect(words({})).toContain('no offer of credit');
    expect(words({})).toContain('WARNING: This comparison rate');
    expect(words({ status: 'sold' })).not.toContain('no offer of credit');
  });
  it('VDP-15 is dated where the dealer is', () => {
    const at = { vehicle: buildVehicle(), pageUrl: 'http://h/', now: Date.UTC(2026, 10, 19, 13, 30) };
    expect(brochureContent({ ...at, site: siteOf('harbour') }).printed).toBe('20 Nov 2026');
    expect(brochureContent({ ...at, site: siteOf('northline') }).printed).toBe('19 Nov 2026');
  });
  it('VDP-15 says nothing twice', () => {
    const { keyFacts, groups } = content({ interior_colour: 'Black', drive: 'AWD' });
    expect(keyFacts).toContainEqual({ id: 'detail.interior', label: 'Interior', value: 'Black' });
    expect(groups.flatMap(({ rows }) => rows)).not.toContainEqual({
      id: 'detail.interiorColour',
      label: 'Interior colour',
      value: 'Black',
    });
    expect(groups.map(({ title }) => title)).toContain('Towing');
  });
  it.each(SITES)('TEN-05 $slug: every text can be read on its background', ({ config }) => {
    const palette = paletteOf(config['theme'] as never);
    expect(contrastRatio(palette.bandInk, palette.band)).toBeGreaterThanOrEqual(4.5);
    for (const ink of [palette.accent, palette.heading, palette.ink, palette.muted])
      expect(contrastRatio(ink, '#ffffff')).toBeGreaterThanOrEqual(4.5);
    for (const ink of [palette.ink, palette.muted])
      expect(contrastRatio(ink, palette.panel)).toBeGreaterThanOrEqual(4.5);
  });
  it('TEN-05 any theme can be read on paper', () => {
    const colour = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
    const theme = fc.record({
      brand: colour,
      brandInk: colour,
      accent: colour,
      ink: colour,
      inkMuted: colour,
      surfaceSunken: colour,
    });
    fc.assert(
      fc.property(theme, (colours) => {
        const { band, bandInk, accent, heading, ink, muted, panel } = paletteOf(colours);
        expect(contrastRatio(bandInk, band)).toBeGreaterThanOrEqual(4.5);
        for (const text of [accent, heading]) expect(contrastRatio(text, '#ffffff')).toBeGreaterThanOrEqual(4.5);
        for (const text of [ink, muted]) expect(contrastRatio(text, panel)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});

describe('small rules', () => {
  it.each([
    ['2021-kia-rio-a1', '2021-kia-rio-a1.pdf'],
    ['../../etc/passwd', 'etc-passwd.pdf'],
    ['a"; filename="b', 'a-filename-b.pdf'],
    ['日本', 'vehicle.pdf'],
    ['x'.repeat(300), `${'x'.repeat(120)}.pdf`],
  ])('VDP-15 %s is saved as %s', (slug, name) => {
    expect(brochureFileName(slug)).toBe(name);
  });
});
