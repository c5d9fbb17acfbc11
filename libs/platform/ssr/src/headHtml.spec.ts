import { describe, expect, it } from 'vitest';
import { headHtml } from './headHtml.js';

const head = { title: 'Seal', canonicalPath: '/cars/byd-seal?from=<list>' };
const chinese = { language: 'zh-Hans', origin: 'https://zh.aurora.example' } as const;
const options = { origin: 'https://aurora.example', siteName: 'Aurora', otherLanguages: [chinese] };

describe('TEN-03 the head of a page in several languages', () => {
  it('names every language, its own too, and English for all others', () => {
    const links = [...headHtml(head, options).matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(
      ([, ...link]) => link,
    );
    expect(links).toEqual([
      ['en-AU', 'https://aurora.example/cars/byd-seal?from=&lt;list&gt;'],
      ['zh-Hans', 'https://zh.aurora.example/cars/byd-seal?from=&lt;list&gt;'],
      ['x-default', 'https://aurora.example/cars/byd-seal?from=&lt;list&gt;'],
    ]);
  });

  it('says so of the other site in turn, with the language for social cards', () => {
    const html = headHtml(head, {
      origin: chinese.origin,
      siteName: 'Aurora',
      language: 'zh-Hans',
      otherLanguages: [{ language: 'en-AU', origin: options.origin }],
    });
    expect(html).toContain('<link rel="alternate" hreflang="x-default" href="https://aurora.example/');
    expect(html).toContain('<meta property="og:locale" content="zh_CN">');
  });

  it('has no such links on a page that is not indexed, has no address of its own or one language', () => {
    expect(headHtml({ ...head, noindex: true }, options)).not.toContain('hreflang');
    expect(headHtml({ title: 'Seal' }, options)).not.toContain('hreflang');
    expect(headHtml(head, { ...options, otherLanguages: [] })).not.toContain('hreflang');
  });
});
