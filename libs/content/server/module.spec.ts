import { describe, expect, it } from 'vitest';
import { makeServiceContext, type ServiceContext } from '@forecourt/service';
import type { ConfiguredSite } from '@forecourt/service/sites';
import { contentsPort } from './contents.js';
import { contentModule } from './module.js';
import { buildDealer, post } from './testing/dealer.js';

const NOW = Date.parse('2026-10-15T00:00:00Z');
const WEEKS_LATER = post().replace('2026-10-01', '2026-11-01');

/** The module on one dealer, in a service that has nothing else. */
function serviceOf(files: Readonly<Record<string, string>>, content: Readonly<Record<string, unknown>> = {}) {
  const dealer = buildDealer(files, content);
  const identity = { description: 'Cars of Orange', language: 'en-AU', timeZone: 'Australia/Sydney' };
  const site = {
    ...dealer,
    site: { ...(dealer.config['site'] as object), ...identity },
    paths: {},
  } as unknown as ConfiguredSite;
  const notices: string[] = [];
  const service = makeServiceContext([contentModule], {
    sites: {
      all: [site],
      broken: [],
      byHost: () => undefined,
      bySlug: (slug: string) => (slug === site.slug ? site : undefined),
    },
    originOf: () => 'https://kurrajong.example',
    now: () => NOW,
    onNotice: (line: string) => notices.push(line),
  } as unknown as ServiceContext);
  return { site, service, notices };
}

describe('the module of content', () => {
  it('NAV-04 TEN-03 reads every text once, and names those that it leaves out in one notice for each dealer', () => {
    const { service, notices } = serviceOf({ 'blog/towing.md': post(), 'blog/broken.md': 'no front matter' });
    const contents = service.port(contentsPort);
    expect(service.port(contentsPort)).toBe(contents);
    expect(contents.of('kurrajong')?.published('2026-10-15')).toHaveLength(1);
    expect(notices).toEqual([
      'Texts of the dealer "kurrajong" are left out:\n  - dealers/kurrajong/content/blog/broken.md: ' +
        'must begin with front matter: lines "name: value" between two lines "---"',
    ]);
  });

  it('NAV-04 names what is published today for the sitemap, articles only where the site has a blog', () => {
    const files = { 'blog/towing.md': post(), 'blog/later.md': WEEKS_LATER };
    const pathsOf = (hasBlog: boolean) => {
      const { site, service } = serviceOf(files, { hasBlog });
      return contentModule.pages?.(site, service).map(({ path }) => path) ?? [];
    };
    const legal = ['/finance-disclaimer', '/privacy-policy', '/terms-and-conditions'];
    expect(pathsOf(false).sort()).toEqual(legal);
    expect(pathsOf(true).sort()).toEqual([
      '/blog/authors/mia-tran',
      '/blog/motoring-tips',
      '/blog/motoring-tips/towing',
      ...legal,
    ]);
  });

  it('NAV-04 has a feed of published articles, none where the site has no blog', async () => {
    const feedOf = (hasBlog: boolean) => {
      const { site, service } = serviceOf({ 'blog/towing.md': post(), 'blog/later.md': WEEKS_LATER }, { hasBlog });
      return contentModule.documents?.[0]?.of(site, service);
    };
    expect(await feedOf(false)).toBeUndefined();
    const feed = (await feedOf(true)) ?? '';
    expect(feed).toContain('<link>https://kurrajong.example/blog/motoring-tips/towing</link>');
    expect(feed).not.toContain('/later');
  });
});
