import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { MAIN_ANCHOR, PAGE_ANCHORS } from '@forecourt/contracts';
import { withWrittenLinks } from '@forecourt/content/domain';
import { readContents } from '@forecourt/content/server';
import { sectionOf } from '@forecourt/site-config';
import { readSites, ROOT } from '../../apps/server/src/configuration/readSites.ts';
import { TEMPLATES, type TemplateName } from '../../apps/server/src/configuration/templates.ts';
import { wordsOf } from '@forecourt/words';
import { navigationConfig, navigationSection } from '../../libs/navigation/web/config.ts';
import { defaultFooter, defaultMenu } from '../../libs/navigation/web/rules/defaultLinks.ts';
import { navigationWords } from '../../libs/navigation/web/words/navigationWords.ts';
import { shownLinks, shownMenu } from '../../libs/navigation/web/rules/menuLinks.ts';
import { sourceFiles } from '../packages/libraries.ts';
import { CORE_SECTIONS } from './compliance.ts';
import { brokenLinks } from './siteLinks.ts';
import { sitePages } from './sitePages.ts';

const sites = readSites();
const sectionsOf = (template: string) => [...CORE_SECTIONS, ...TEMPLATES[template as TemplateName].sections];
const named = (slug: string) => {
  const site = sites.bySlug(slug);
  if (!site) throw new Error(`there is no dealer ${slug}`);
  return site;
};

/** What the check says of a dealer whose options are changed so. */
async function saidOf(slug: string, changes: Readonly<Record<string, Readonly<Record<string, unknown>>>>) {
  const site = named(slug);
  const config = Object.fromEntries(
    Object.entries(site.config).map(([id, values]) => [
      id,
      { ...values, ...(Object.hasOwn(changes, id) ? changes[id] : {}) },
    ]),
  );
  const changed = { ...site, config, site: { ...site.site, ...changes['site'] } };
  return brokenLinks(changed, sectionsOf(site.template), await sitePages(changed));
}
const tileTo = (href: string) => ({ 'vehicle-detail': { featureBanner: [{ title: 'A', href }] } });

describe('links of the dealers’ configuration', () => {
  it.each(sites.all.map((site) => [site.slug, site] as const))(
    'NAV-01 TEN-03 each of %s leads to a page that its site has',
    // the first of each template loads its host
    { timeout: 60_000 },
    async (_slug, site) => {
      expect(brokenLinks(site, sectionsOf(site.template), await sitePages(site))).toEqual([]);
    },
  );

  it.each(
    sites.all.flatMap((site) => [
      [site.slug, 'would have by default', site, navigationConfig.schema.parse(navigationConfig.defaults)] as const,
      [site.slug, 'has', site, sectionOf(site, navigationSection)] as const,
    ]),
  )(
    'NAV-01 NAV-02 TEN-06 every entry of the menu and the footer that %s %s leads to a page of its own',
    async (_slug, _whose, site, config) => {
      const pages = await sitePages(site);
      const here = { paths: pages.patterns };
      const written =
        readContents({ bySlug: () => site })
          .of(site.slug)
          ?.index('2999-01-01').pages ?? [];
      const say = wordsOf(site, navigationWords);
      const names = written.map(({ slug }) => slug);
      const { menu = defaultMenu(say, names), footerGroups = defaultFooter(say, names) } = withWrittenLinks(
        config,
        (page) => names.includes(page),
      );
      const entries = shownMenu(menu, here);
      const links = [
        ...entries.flatMap(({ label, href, items }) => items ?? [{ label, href: href ?? '' }]),
        ...footerGroups.flatMap((group) => shownLinks(group.links, here)),
      ];
      expect(links.length).toBeGreaterThan(8);
      expect(links.filter((link) => pages.pageAt(link.href) === undefined)).toEqual([]);
    },
  );

  it.each([
    '/',
    '/search',
    '/search/toyota',
    '/search/toyota/corolla?sortBy=latest',
    '/search/auburn',
    '/search#results',
    '/finance#finance-form',
    '/cars/kia-cerato#enquiry',
    '/garage',
    '#enquiry',
    '#main',
    'https://www.example.org/workshop',
    'tel:1300555010',
    'mailto:a@b.example',
  ])('NAV-01 one to %s leads somewhere', async (href) => {
    expect(await saidOf('harbour', tileTo(href))).toEqual([]);
  });

  it.each([
    [
      '/workshop',
      'leads to no page of this site; its pages are /, /:brand/overview, /:page, /alerts, /blog/:category/:slug',
    ],
    ['/sell-my-boat?make=Kia', 'leads to no page'],
    ['/search/used-cars/toyota', 'leads to no page'],
    ['/used-car', 'leads to no page'],
    ['/cars/a/nothing', 'leads to no page'],
    ['/finance#reserve', 'leads to no place of its page; its places are #main, #finance-calculator'],
    ['#reserve', 'leads to no place of its page; its places are #main, #enquiry'],
  ])('NAV-01 TEN-03 one to %s is named with its dealer, option and layer', async (href, problem) => {
    const said = await saidOf('harbour', tileTo(href));
    expect(said).toHaveLength(1);
    expect(said[0]).toContain(
      `harbour: vehicle-detail.featureBanner.0.href [dealers/harbour/site.json]: "${href}" ${problem}`,
    );
  });

  it('TEN-06 follow where a site mounts its pages', async () => {
    const moved = named('wattle');
    const pages = await sitePages(moved);
    expect([pages.pageAt('/used-car/bendigo'), pages.pageAt('/search/bendigo')]).toEqual(['search/listing', undefined]);
  });

  it.each([
    ['/garage', 'site', { garageEnabled: false }],
    ['/compare', 'vehicle', { favourites: false }],
    ['/personalised/finance', 'finance', { personalised: { isOn: false } }],
    ['/print', 'vehicle-detail', { print: { isShown: false, disclaimer: '' } }],
  ])('NAV-01 SAVE-01 %s is no page where an option of "%s" turns it off', async (href, section, option) => {
    const menu = { navigation: { menu: [{ label: 'A', href }] } };
    expect(await saidOf('harbour', menu)).toEqual([]);
    expect(await saidOf('harbour', { ...menu, [section]: option })).toEqual([
      expect.stringContaining(`]: "${href}" leads to no page`),
    ]);
  });

  it.each([
    [
      'navigation',
      { menu: [{ label: 'Service', items: [{ label: 'Book', href: '/workshop' }] }] },
      'menu.0.items.0.href',
    ],
    [
      'navigation',
      { footerGroups: [{ title: 'A', links: [{ label: 'B', href: '/fleet' }] }] },
      'footerGroups.0.links.0.href',
    ],
    ['navigation', { menu: [{ label: 'Ask', href: '/#enquiry' }] }, 'menu.0.href'],
    ['offers', { tiles: [{ id: 'a', title: 'a', href: '/offers', linkText: 'a', conditions: [] }] }, 'tiles.0.href'],
    ['search', { clearTarget: '/offers/none-such' }, 'clearTarget'],
    ['search', { brands: { sections: [], own: [], links: { Kia: '/kia/our-page' } } }, 'brands.links.Kia'],
  ] as const)('NAV-01 TEN-03 of %s %j are looked at too', async (section, values, option) => {
    expect(await saidOf('northline', { [section]: values })).toEqual([
      expect.stringContaining(`northline: ${section}.${option} [`),
    ]);
  });
});

describe('places that links lead to', () => {
  const sources = sourceFiles()
    .filter((file) => !/\.(spec|stories)\./.test(file))
    .map((file) => readFileSync(path.join(ROOT, file), 'utf8'))
    .join('\n');
  it('VDP-25 exist in the pages', () => {
    const missing = [MAIN_ANCHOR, ...[...PAGE_ANCHORS.values()].flat()].filter(
      (anchor) =>
        !new RegExp(`\\bid="${anchor}"|\\bid: '${anchor}', content|_ANCHOR = '${anchor}'|part: '${anchor}'`).test(
          sources,
        ),
    );
    expect(missing).toEqual([]);
  });
});
