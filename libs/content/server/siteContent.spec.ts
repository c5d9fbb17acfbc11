import { describe, expect, it } from 'vitest';
import { blogRss } from './blogFeed.js';
import { dayIn } from '@forecourt/site-config';
import { checkContents, readContents } from './contents.js';
import { buildDealer, post } from './testing/dealer.js';

const dated = (date: string, category = 'motoring-tips', fields = '') =>
  post(fields).replace('2026-10-01', date).replace('[motoring-tips]', `[${category}]`);

const FILES = {
  'blog/oldest.md': dated('2026-01-01'),
  'blog/middle.md': dated('2026-02-01', 'buyer-advice, motoring-tips'),
  'blog/newest.md': dated('2026-03-01'),
  'blog/tomorrow.md': dated('2026-04-02'),
  'blog/draft.md': dated('2026-02-02', 'motoring-tips', 'draft: true'),
  'pages/secret.md': '---\ntitle: s\ndescription: d\ndraft: true\n---\nText\n',
};
const TODAY = '2026-04-01';
const contentsOf = (dealer: ReturnType<typeof buildDealer>) =>
  readContents({ bySlug: (slug) => (slug === dealer.slug ? dealer : undefined) });
const content = () => {
  const found = contentsOf(buildDealer(FILES)).of('kurrajong');
  if (!found) throw new Error('no content');
  return found;
};
const page = { page: 1, count: 2 };
const slugs = (posts: readonly { slug: string }[] | undefined) => posts?.map(({ slug }) => slug);

describe('what a site shows of its articles', () => {
  it('NAV-04 the latest first, page by page, and nothing behind the last page', () => {
    expect(slugs(content().posts(page, TODAY)?.posts)).toEqual(['newest', 'middle']);
    expect(content().posts({ ...page, page: 2 }, TODAY)).toMatchObject({
      total: 3,
      pages: 2,
      posts: [{ slug: 'oldest' }],
    });
    expect(content().posts({ ...page, page: 3 }, TODAY)).toBeUndefined();
  });

  it('NAV-04 those of a category or an author; others there are not', () => {
    expect(slugs(content().posts({ ...page, category: 'buyer-advice' }, TODAY)?.posts)).toEqual(['middle']);
    expect(content().posts({ ...page, author: 'mia-tran' }, TODAY)).toMatchObject({
      total: 3,
      author: { role: 'Workshop manager' },
    });
    for (const name of ['constructor', '__proto__', 'none', '']) {
      expect(content().posts({ ...page, category: name }, TODAY)).toBeUndefined();
      expect(content().posts({ ...page, author: name }, TODAY)).toBeUndefined();
    }
    expect(
      content()
        .posts(page, TODAY)
        ?.categories.map(({ slug, count }) => [slug, count]),
    ).toEqual([
      ['buyer-advice', 1],
      ['motoring-tips', 3],
    ]);
  });

  it('NAV-04 the featured ones stand out on the blog’s first page, and on no other', () => {
    const featured = (date: string, fields = '') => dated(date, 'motoring-tips', `featured: true\n${fields}`);
    const found = contentsOf(
      buildDealer({
        ...FILES,
        'blog/first.md': featured('2026-01-02'),
        'blog/second.md': featured('2026-02-03'),
        'blog/hidden.md': featured('2026-02-04', 'draft: true'),
        'blog/later.md': featured('2026-04-03'),
      }),
    ).of('kurrajong');
    expect(slugs(found?.posts(page, TODAY)?.featured)).toEqual(['second', 'first']);
    for (const query of [{ page: 2 }, { category: 'motoring-tips' }, { author: 'mia-tran' }])
      expect(found?.posts({ ...page, ...query }, TODAY)?.featured).toEqual([]);
    expect(content().posts(page, TODAY)?.featured).toEqual([]);
  });

  it('NAV-04 neither drafts nor what is still to come, by no way', () => {
    const found = content();
    for (const slug of ['draft', 'tomorrow']) expect(found.article(slug, TODAY)).toBeUndefined();
    expect(found.page('secret')).toBeUndefined();
    const site = { origin: 'https://k.example', name: 'K', description: 'd', language: 'en-AU' } as const;
    const all = [
      found.posts({ page: 1, count: 100 }, TODAY),
      found.index(TODAY),
      found.article('newest', TODAY),
      blogRss(site, found.published(TODAY)),
    ];
    expect(JSON.stringify(all)).not.toMatch(/draft|tomorrow|secret/);
    expect(found.article('tomorrow', '2026-04-02')?.previous?.slug).toBe('newest');
  });

  it('NAV-04 an article leads to its neighbours in time and to others of its categories', () => {
    expect(content().article('middle', TODAY)).toMatchObject({
      previous: { slug: 'oldest' },
      next: { slug: 'newest' },
    });
    expect(content().article('newest', TODAY)?.next).toBeUndefined();
    expect(slugs(content().article('newest', TODAY)?.more)).toEqual(['middle', 'oldest']);
  });

  it('NAV-04 the feed names every article by its address on the site, and escapes what a title holds', () => {
    const found = contentsOf(
      buildDealer({ 'blog/a.md': post().replace('How much can it tow?', '"<b>Tow & more</b>"') }),
    ).of('kurrajong');
    const rss = blogRss(
      {
        origin: 'https://k.example',
        name: 'K & Sons',
        description: 'd',
        language: 'zh-Hans',
        email: 'hello@k.example',
      },
      found?.published(TODAY.replace('04', '11')) ?? [],
    );
    expect(rss).toContain('<link>https://k.example/blog/motoring-tips/a</link>');
    expect(rss).toContain('<pubDate>Thu, 01 Oct 2026 00:00:00 GMT</pubDate>');
    expect(rss).toContain('<author>hello@k.example (Mia Tran)</author>');
    expect(rss).toContain('<language>zh-Hans</language>');
    expect(rss).not.toMatch(/<title><b>/);
    expect(rss).toContain('K &amp; Sons');
  });

  it('TEN-03 a text that cannot be used is left out and named; the others are there', () => {
    const dealer = buildDealer({ 'blog/a.md': post(), 'blog/b.md': 'no front matter', 'blog/c.md': post() });
    const contents = contentsOf(dealer);
    expect(contents.of('kurrajong')?.article('a', '2026-11-01')).toBeDefined();
    expect(contents.of('kurrajong')?.article('b', '2026-11-01')).toBeUndefined();
    expect(contents.problemsOf('other')).toEqual([]);
    expect(contents.problemsOf('kurrajong')[0]).toContain('dealers/kurrajong/content/blog/b.md');
    expect(() => checkContents([dealer])).toThrow('dealers/kurrajong/content/blog/b.md');
  });

  it('NAV-04 a day begins at midnight of the site’s zone', () => {
    const noon = Date.parse('2026-03-31T13:30:00Z');
    expect([dayIn('Australia/Sydney', noon), dayIn('Australia/Perth', noon)]).toEqual(['2026-04-01', '2026-03-31']);
  });
});
