import { describe, expect, it } from 'vitest';
import { visitsOf } from './addresses.ts';
import { findingsOf, type SeenPage } from './report.ts';
import { crawlTable, findingLines } from './table.ts';

const SOUND: SeenPage = {
  status: 200,
  title: 'Finance | Harbour',
  headings: ['Finance'],
  canonical: 'https://harbour.example/finance',
  isIndexed: true,
  dataFaults: [],
  problems: [],
  links: ['/', '/finance#terms', '/faqs#delivery', '#main'],
  leaving: [],
  ids: ['main', 'terms'],
  brokenImages: [],
  violations: [],
};
const targets = new Map([
  ['/', { status: 200, ids: [] }],
  ['/finance', { status: 200, ids: [] }],
  ['/faqs', { status: 200, ids: ['delivery'] }],
  ['/gone', { status: 404, ids: [] }],
]);
const judged = (changes: Partial<SeenPage>, status = 200) =>
  findingsOf(
    { ...SOUND, ...changes },
    { origin: 'https://harbour.example', address: '/finance', status, targetOf: (at) => targets.get(at) },
  ).map(({ check, text }) => `${check}: ${text}`);

describe('a crawled page', () => {
  it('is in order with one heading, a title, an address of its own and links that lead somewhere', () => {
    expect(judged({})).toEqual([]);
    expect(judged({ status: 404, isIndexed: false, headings: ['Not found'] }, 404)).toEqual([]);
    const own = { status: 404, isIndexed: false, canonical: 'https://harbour.example/gone' };
    expect(judged(own, 404)).toEqual([]);
  });

  it.each<[string, Partial<SeenPage>]>([
    ['status: answers 500 instead of 200', { status: 500 }],
    ['title: has no title', { title: ' ' }],
    ['h1: has 0 headings h1: ', { headings: [] }],
    ['h1: has 2 headings h1: "One", "Two"', { headings: ['One', 'Two'] }],
    [
      'canonical: https://other.example/ is no address of https://harbour.example',
      { canonical: 'https://other.example/' },
    ],
    ['canonical: https://harbour.example/gone answers 404', { canonical: 'https://harbour.example/gone' }],
    ['data: Offer.cost is no property', { dataFaults: ['Offer.cost is no property'] }],
    ['console: error: broken', { problems: ['error: broken'] }],
    ['links: /gone#x answers 404', { links: ['/gone#x'] }],
    ['links: /never was not answered', { links: ['/never'] }],
    ['anchors: /faqs#refunds leads to no element', { links: ['/faqs#refunds'] }],
    ['anchors: /finance#rates leads to no element', { links: ['/finance#rates'] }],
    ['links: https://lender.example/ opens in the site’s place', { leaving: ['https://lender.example/'] }],
    ['images: logo.svg is no picture', { brokenImages: ['logo.svg is no picture'] }],
    ['axe: link-name: a', { violations: ['link-name: a'] }],
  ])('%s', (finding, changes) => {
    expect(judged(changes)).toEqual([finding]);
  });

  it('may lack a canonical address only where it is not indexed', () => {
    const { canonical: _canonical, ...bare } = SOUND;
    const expected = {
      origin: 'https://harbour.example',
      address: '/finance',
      status: 200,
      targetOf: (at: string) => targets.get(at),
    };
    expect(findingsOf(bare, expected)).toEqual([
      { check: 'canonical', text: 'may be indexed and has no canonical link' },
    ]);
    expect(findingsOf({ ...bare, isIndexed: false }, expected)).toEqual([]);
  });
});

describe('the pages of a crawl', () => {
  const patterns = new Map([
    ['site/home', '/'],
    ['search/listing', '/used-car/:first?/:second?'],
    ['vehicle-detail/page', '/cars/:slug'],
    ['vehicle-detail/print', '/print'],
    ['locations/page', '/locations/:slug'],
  ]);
  const routeOf = (path: string) =>
    path.startsWith('/cars/') ? 'vehicle-detail/page' : path.startsWith('/used-car') ? 'search/listing' : undefined;
  const known = ['/cars/a', '/cars/b', '/cars/c', '/cars/d', '/used-car', '/used-car/ford', '/used-car?page=2'];

  it('are every route under its own address, samples of those with parts to fill, and one that is not there', () => {
    const { visits, unknown } = visitsOf({ patterns, routeOf }, known, 2);
    expect(visits.map(({ address }) => address)).toEqual([
      '/',
      '/used-car',
      '/used-car/ford',
      '/used-car?page=2',
      '/cars/a',
      '/cars/c',
      '/print?car_id=a',
      '/no-such-page/at/all',
    ]);
    expect(visits.at(-1)).toMatchObject({ route: 'not-found', status: 404 });
    expect(unknown).toEqual(['locations/page']);
  });

  it('answer 404 by their bare address where they are one shopper’s alone', () => {
    const patterns = new Map([
      ['forms/booking', '/booking'],
      ['checkout/purchase', '/checkout-journey'],
      ['search/account-searches', '/my-garage/searches'],
      ['forms/contact', '/contact'],
    ]);
    const statuses = (known: ReadonlyMap<string, string>) =>
      visitsOf({ patterns: known, routeOf: () => undefined }, [], 1).visits.map(({ status }) => status);
    expect(statuses(patterns)).toEqual([404, 404, 404, 200, 404]);
    expect(statuses(new Map([...patterns, ['garage/my-garage', '/my-garage']]))).toEqual([
      404, 404, 200, 200, 200, 404,
    ]);
  });
  it('are listed in a table with their findings counted, and each finding once below', () => {
    const page = { dealer: 'wattle', route: 'site/home', viewport: 'phone', status: 200, links: 31 };
    const broken = { check: 'links', text: '/gone answers 404' } as const;
    const pages = [
      { ...page, address: '/', findings: [broken, { check: 'axe', text: 'label: input' } as const] },
      { ...page, address: '/faqs', findings: [broken] },
    ];
    const [head, first, second] = crawlTable(pages).split('\n');
    expect(head).toMatch(/^dealer +page +address +viewport +status +title +h1/);
    expect(first).toMatch(/^wattle +site\/home +\/ +phone +200 +· +· +· +· +· +✗ 1 +· +· +✗ 1$/);
    expect(second).toMatch(/✗ 1 +· +· +·$/);
    expect(findingLines(pages)).toEqual([
      'wattle: links: /gone answers 404 (on /, phone and 1 more pages)',
      'wattle: axe: label: input (on /, phone)',
    ]);
  });
});
