import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Refusal } from '@forecourt/contracts/api';
import type { ConfigSection } from '@forecourt/site-config';
import { frontPageOf, menuOf, withFrontPage, withMenu, withMenuItems } from './listChanges.js';
import type { EditedSite } from './source.js';

const MENU = [
  { label: 'Cars', items: [{ label: 'All', to: 'search/listing' }], browse: ['make'] },
  { label: 'Finance', to: 'finance/page' },
  { label: 'Christmas', href: '/pages/christmas', isHidden: true },
];
const SECTIONS = [
  { id: 'search', homeSections: ['search/home-hero', 'search/home-stats'] },
  {
    id: 'navigation',
    homeSections: ['navigation/brand-banner'],
    whenLeftOut: { menu: (_site: object, written: readonly string[]) => [...MENU, { label: written.join() }] },
  },
] as unknown as readonly ConfigSection[];

const siteWith = (source: EditedSite['config']): EditedSite => ({
  ...{ source, config: source, sections: SECTIONS },
  site: {} as EditedSite['site'],
});
const navigation = { menu: MENU, showPhone: false };
const site = siteWith({
  navigation,
  theme: { colour: 'red' },
  site: { name: 'Harbour', homeSections: ['search/home-stats'] },
});

const menuChange = (...entries: readonly (readonly [index: number, isShown: boolean])[]) => ({
  kind: 'menu' as const,
  entries: entries.map(([index, is_shown]) => ({ index, is_shown })),
});

describe('the menu at the desk', () => {
  it('NAV-01 is in another order, and hides or shows entries without losing what they lead to', () => {
    expect(menuOf(site, [])).toEqual({
      is_standard: false,
      entries: [
        { label: 'Cars', is_shown: true, items: ['All'] },
        { label: 'Finance', is_shown: true, items: [] },
        { label: 'Christmas', is_shown: false, items: [] },
      ],
    });
    const after = withMenu(site, menuChange([2, true], [0, false], [1, true]), []);
    const christmas = { label: 'Christmas', href: '/pages/christmas' };
    expect(after['navigation']).toEqual({
      menu: [christmas, { ...MENU[0], isHidden: true }, MENU[1]],
      showPhone: false,
    });
  });

  it('NAV-01 a site without a menu of its own begins with the standard one', () => {
    const plain = siteWith({ site: {} });
    const shown = menuOf(plain, ['warranty']);
    expect(shown).toMatchObject({ is_standard: true, entries: [{}, {}, {}, { label: 'warranty' }] });
    expect(withMenu(plain, menuChange([1, true], [0, true], [2, false], [3, true]), ['warranty'])).toEqual({
      site: {},
      navigation: { menu: [MENU[1], MENU[0], MENU[2], { label: 'warranty' }] },
    });
    expect(menuOf({ ...plain, sections: [] }, [])).toBeUndefined();
  });

  it.each([
    ['an index that is out of range', menuChange([0, true], [1, true], [3, true])],
    ['an entry twice', menuChange([0, true], [1, true], [1, true])],
    ['an entry that is missing', menuChange([0, true], [1, true])],
    ['nothing', menuChange()],
    ['a menu that shows nothing', menuChange([0, false], [1, false], [2, false])],
  ])('NAV-01 refuses %s', (_name, change) => {
    expect(() => withMenu(site, change, [])).toThrow(Refusal);
  });

  it('NAV-01 any order keeps every entry, and the rest of the file as it was', () => {
    const order = fc.shuffledSubarray([0, 1, 2], { minLength: 3 });
    const shown = fc.tuple(fc.boolean(), fc.boolean(), fc.boolean()).filter((all) => all.includes(true));
    fc.assert(
      fc.property(order, shown, (indexes, isShown) => {
        const before = JSON.stringify(site.source);
        const change = menuChange(...indexes.map((index, at) => [index, isShown[at] ?? true] as const));
        const after = withMenu(site, change, []);
        const { menu, ...rest } = after['navigation'] as typeof navigation;
        const bare = (entries: readonly object[]) => entries.map((entry) => ({ ...entry, isHidden: undefined }));
        expect(bare(menu)).toEqual(bare(indexes.map((index) => MENU[index] ?? {})));
        expect(menu.map(({ isHidden = false }) => !isHidden)).toEqual(isShown);
        expect({ ...after, navigation: { menu: MENU, ...rest } }).toEqual(site.source);
        expect(JSON.stringify(site.source)).toBe(before);
      }),
    );
  });
});

describe('a dropdown of the menu at the desk', () => {
  const links = ['new', 'demo', 'used'].map((condition) => ({ label: condition, to: 'search/listing', condition }));
  const cars = { label: 'Cars', items: links, browse: ['make'], isHidden: true };
  const withCars = siteWith({ navigation: { menu: [MENU[1], cars], showPhone: false }, site: { name: 'Harbour' } });
  const change = (entry: number, ...order: number[]) => ({ kind: 'menu-items' as const, entry, order });

  it('NAV-01 has its links in another order, and everything else stays as it was', () => {
    expect(withMenuItems(withCars, change(1, 2, 0, 1), [])).toEqual({
      ...withCars.source,
      navigation: { menu: [MENU[1], { ...cars, items: [links[2], links[0], links[1]] }], showPhone: false },
    });
  });

  it('NAV-01 of the standard menu becomes the site’s own with it', () => {
    const plain = siteWith({ site: {} });
    expect(withMenuItems(plain, change(0, 0), [])).toEqual({
      site: {},
      navigation: { menu: [...MENU, { label: '' }] },
    });
  });

  it.each([
    ['an entry that is not there', change(2, 0)],
    ['an entry without a dropdown', change(0)],
    ['a link that is missing', change(1, 0, 1)],
    ['a link twice', change(1, 0, 1, 1)],
    ['a link that is out of range', change(1, 0, 1, 3)],
  ])('NAV-01 refuses %s', (_name, wrong) => {
    expect(() => withMenuItems(withCars, wrong, [])).toThrow(Refusal);
  });

  it('NAV-01 any order keeps every link', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([0, 1, 2], { minLength: 3 }), (order) => {
        const { menu } = withMenuItems(withCars, change(1, ...order), [])['navigation'] as { menu: (typeof cars)[] };
        expect(menu[1]?.items).toEqual(order.map((index) => links[index]));
      }),
    );
  });
});

describe('the front page at the desk', () => {
  const change = (...sections: readonly (readonly [id: string, isShown: boolean])[]) => ({
    kind: 'front-page' as const,
    sections: sections.map(([id, is_shown]) => ({ id, is_shown })),
  });

  it('shows its sections in their order, then those that its template has besides', () => {
    expect(frontPageOf(site)).toEqual([
      { id: 'search/home-stats', is_shown: true },
      { id: 'search/home-hero', is_shown: false },
      { id: 'navigation/brand-banner', is_shown: false },
    ]);
    expect(frontPageOf(siteWith({ site: {} })).every((section) => section.is_shown)).toBe(true);
  });

  it('takes another order and other sections, and leaves the rest of the file as it was', () => {
    const after = withFrontPage(
      site,
      change(['navigation/brand-banner', true], ['search/home-stats', false], ['search/home-hero', true]),
    );
    expect(after).toEqual({
      ...site.source,
      site: { name: 'Harbour', homeSections: ['navigation/brand-banner', 'search/home-hero'] },
    });
  });

  it.each([
    ['a section of no feature', ['search/home-stats', 'search/home-hero', 'foo/bar']],
    ['__proto__', ['search/home-stats', 'search/home-hero', '__proto__']],
    ['a section twice', ['search/home-stats', 'search/home-hero', 'search/home-hero']],
    ['fewer than were read', ['search/home-stats']],
  ])('refuses %s', (_name, ids) => {
    expect(() => withFrontPage(site, change(...ids.map((id) => [id, true] as const)))).toThrow(Refusal);
  });

  it('refuses a page without sections', () => {
    const none = frontPageOf(site).map(({ id }) => [id, false] as const);
    expect(() => withFrontPage(site, change(...none))).toThrow(Refusal);
  });
});
