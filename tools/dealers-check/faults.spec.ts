import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkedSites, ROOT } from '../../apps/server/src/configuration/readSites.ts';
import { TEMPLATES, type TemplateName } from '../../apps/server/src/configuration/templates.ts';
import { MEDIA } from '../demo-stock/media.ts';
import { forbiddenClaims } from './claims.ts';
import { CORE_SECTIONS } from './compliance.ts';
import { faultsOf } from './faults.ts';
import { borderPostcodes, outOfDate } from './outOfDate.ts';
import { homeSectionNames, sitePages } from './sitePages.ts';

const NOW = Date.UTC(2026, 10, 26);
type File = Record<string, Record<string, unknown>>;
const MAPPED = { stocknum: { from: 'Stock' }, make: { from: 'Make' }, model: { from: 'Model' } };
type Place = Record<string, Record<string, unknown>>;

let dir: string;
beforeAll(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'forecourt-faults-'));
  cpSync(path.join(ROOT, 'dealers/wattle'), path.join(dir, 'wattle'), { recursive: true });
});
afterAll(() => rmSync(dir, { recursive: true }));

/** The dealer in Victoria with a change to its file. */
function changed(change: (file: File) => void) {
  const file = JSON.parse(readFileSync(path.join(ROOT, 'dealers/wattle/site.json'), 'utf8')) as File;
  change(file);
  writeFileSync(path.join(dir, 'wattle/site.json'), JSON.stringify(file));
  const site = checkedSites(dir).bySlug('wattle');
  if (!site) throw new Error('there is no such dealer');
  return site;
}
const placeOf = (file: File): Place => (file['site']?.['locations'] as Place[])[0] ?? {};

async function faults(change: (file: File) => void): Promise<string[]> {
  const site = changed(change);
  const sections = [...CORE_SECTIONS, ...TEMPLATES[site.template as TemplateName].sections];
  return faultsOf(site, sections, {
    pages: await sitePages(site),
    homeSections: await homeSectionNames(site.template),
    isElsewhere: (name) => MEDIA.has(name),
  });
}
const set =
  (section: string, key: string, value: unknown) =>
  (file: File): void =>
    void (file[section] = { ...file[section], [key]: value });

describe('faults of a dealer’s file', { timeout: 120_000 }, () => {
  it('TEN-03 are none in the demo dealer', async () => {
    expect(await faults(() => undefined)).toEqual([]);
  });

  it.each<[string, (file: File) => void, string]>([
    [
      'a section of the front page that nobody has',
      set('site', 'homeSections', ['search/home-hero', 'search/home-heros']),
      'wattle: site.homeSections.1 [dealers/wattle/site.json]: "search/home-heros" is no section of the front page ' +
        '(did you mean "search/home-hero"',
    ],
    [
      'an entry of the menu to a page that is not there',
      set('navigation', 'menu', [{ label: 'Fleet', to: 'forms/flet' }]),
      'wattle: navigation.menu.0.to [dealers/wattle/site.json]: "forms/flet" names no page of this site',
    ],
    [
      'an entry of a dropdown to words that the dealer has not written',
      set('navigation', 'menu', [{ label: 'More', items: [{ label: 'Fees', to: 'content/page', path: 'fees' }] }]),
      'wattle: navigation.menu.0.items.0.to [dealers/wattle/site.json]: "content/page" leads to "',
    ],
    [
      'a logo that does not exist',
      set('site', 'logo', 'logo-new.svg'),
      'wattle: site.logo [dealers/wattle/site.json]: "logo-new.svg": there is no such file in dealers/wattle',
    ],
    [
      'a picture of a place that does not exist',
      (file) => void Object.assign(placeOf(file), { image: 'yard.jpg' }),
      'wattle: site.locations.0.image [dealers/wattle/site.json]: "yard.jpg": there is no such file',
    ],
  ])('TEN-03 %s is named with dealer, option and layer', async (_what, change, line) => {
    expect(await faults(change)).toEqual([expect.stringContaining(line)]);
  });

  it.each<[string, object | string | undefined, string]>([
    [
      'is not there',
      undefined,
      'mapping: The mapping dealers/wattle/feeds/stock.json cannot be read: there is no such file',
    ],
    ['is no JSON', '{', 'mapping: The mapping dealers/wattle/feeds/stock.json cannot be read: '],
    [
      'names a field that no vehicle has',
      { fields: { ...MAPPED, prise: { from: 'Price' } } },
      '"prise" is no field of a vehicle (did you mean "price"',
    ],
    [
      'names a place that the site does not have',
      { fields: MAPPED, defaults: { location: 'perth' } },
      'mapping: dealers/wattle/feeds/stock.json: defaults.location: "perth"',
    ],
  ])('TEN-03 API-05 a feed whose mapping %s is named', async (_what, mapping, line) => {
    const folder = path.join(dir, 'wattle/feeds');
    mkdirSync(folder, { recursive: true });
    if (mapping !== undefined)
      writeFileSync(path.join(folder, 'stock.json'), typeof mapping === 'string' ? mapping : JSON.stringify(mapping));
    const feed = { folder: 'wattle', mapping: 'feeds/stock.json', everyMinutes: 60, alarmHours: 30 };
    const found = await faults(set('feeds', 'stock', feed));
    rmSync(folder, { recursive: true });
    expect(found).toEqual([expect.stringContaining(line)]);
    expect(found[0]).toMatch(/^wattle: feeds\.stock: /);
  });

  it('TEN-03 NAV-05 a page at the address of another page is named', async () => {
    const file = path.join(dir, 'wattle/content/pages/finance.md');
    writeFileSync(file, '---\ntitle: Finance\ndescription: Ours\naddress: root\n---\nWords\n');
    const found = await faults(() => undefined);
    rmSync(file);
    expect(found).toEqual([
      'wattle: content: nobody sees the page "finance": its address /finance is that of "finance/page"; rename it',
    ]);
  });

  it.each<[string, (file: File) => void, string]>([
    [
      'half a phone number',
      (file) => void Object.assign(placeOf(file), { phone: '02 5550' }),
      'dealers/wattle/site.json: site.locations.0.phone: must be a whole phone number such as',
    ],
    [
      'a time zone that does not exist',
      (file) => void Object.assign(placeOf(file), { time_zone: 'Australia/Geelong' }),
      'dealers/wattle/site.json: site.locations.0.time_zone: must be a zone of Australia; allowed are',
    ],
    [
      'the time zone of another state',
      (file) => void Object.assign(placeOf(file), { time_zone: 'Australia/Perth' }),
      'site.locations.0.time_zone: "Australia/Perth" is no zone of VIC; allowed are Australia/Melbourne',
    ],
    [
      'a postcode of another state',
      (file) => void Object.assign(placeOf(file)['address'] ?? {}, { postcode: '4000' }),
      'site.locations.0.address.postcode: "4000" is no postcode of VIC, but of Queensland',
    ],
    [
      'a value that is missing',
      (file) => void delete file['site']?.['id'],
      'dealers/wattle/site.json: site.id: is missing',
    ],
  ])('TEN-03 %s is refused with dealer, file and path', (_what, change, line) => {
    expect(() => changed(change)).toThrow(line);
  });

  it('TEN-03 what has passed is a warning: offers, announcements, holidays of past years', () => {
    const past = changed((file) => {
      const [offer] = file['offers']?.['items'] as Record<string, unknown>[];
      Object.assign(offer ?? {}, { starts: '2026-01-01', expires: '2026-11-25' });
      Object.assign(placeOf(file), {
        special_hours: [
          { date: '2025-12-25', status: 'Closed' },
          { date: '2026-12-25', status: 'Closed' },
        ],
      });
    });
    expect(outOfDate(past, NOW)).toEqual([
      'wattle: offers.items.0.expires: ended on 2026-11-25: nobody sees it',
      'wattle: holiday hours of bendigo: 1 of past years (2025-12-25)',
    ]);
    expect(
      outOfDate(
        changed(() => undefined),
        NOW,
      ),
    ).toEqual([]);
    expect(
      outOfDate(
        changed(() => undefined),
        Date.UTC(2029, 0, 1),
      ),
    ).toContain('wattle: holiday hours of bendigo: all have passed: add those of the next holidays');
  });

  it('TEN-03 a postcode of a neighbouring state is a warning: a few towns have one', () => {
    const site = changed((file) => void Object.assign(placeOf(file)['address'] ?? {}, { postcode: '2640' }));
    expect(borderPostcodes(site)).toEqual([
      'wattle: the place bendigo is in VIC and has a postcode of a neighbouring state (2640)',
    ]);
  });

  it('FIN-06 a promise of credit is a warning, in the dealer’s file and in its texts', () => {
    const site = changed((file) => {
      set('site', 'tagline', 'Finance guaranteed, no credit checks')(file);
      set('site', 'description', '保证获批，无需信用审查，人人获批。贷款须符合信用标准。')(file);
    });
    writeFileSync(path.join(dir, 'wattle/content/pages/credit.md'), 'Here *guaranteed approval* awaits everybody.');
    const said = forbiddenClaims(site).map(({ option, advice }) => [option, advice.split(':')[0]]);
    expect(said).toEqual([
      ['site.tagline', '"Finance guaranteed"'],
      ['site.tagline', '"no credit checks"'],
      ['site.description', '"保证获批"'],
      ['site.description', '"无需信用审查"'],
      ['site.description', '"人人获批"'],
      ['content/pages/credit.md', '"guaranteed approval"'],
    ]);
    rmSync(path.join(dir, 'wattle/content/pages/credit.md'));
  });
});
