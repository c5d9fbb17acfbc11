import { describe, expect, it } from 'vitest';
import { LEGAL_PAGES } from '@forecourt/contracts';
import { ConfigError } from '@forecourt/site-config';
import { buildDealer, post } from '../testing/dealer.js';
import { readContent } from './readContent.js';

/** Problems of one file of a dealer. */
function problemsOf(name: string, text: string | Buffer, content = {}): readonly string[] {
  try {
    readContent(buildDealer({ [name]: text }, content));
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}
const LEGAL = [...LEGAL_PAGES].sort();
const blog = (fields: string, body?: string) => problemsOf('blog/towing.md', post(fields, body));

describe('what a dealer writes is checked when the service starts', () => {
  it('NAV-04 an article that is in order is read with all its front matter', () => {
    const fields =
      'updated: 2026-10-05\nimage: { path: stock/ute/red/outback-7.svg, alt: A red ute }\nstock: { ' +
      'title: Utes, body: Ute, make: [Isuzu, Toyota], priceTo: 60000 }';
    const [article] = readContent(buildDealer({ 'blog/towing.md': post(fields) })).articles;
    expect(article?.post).toEqual({
      ...{ slug: 'towing', title: 'How much can it tow?', description: 'Mass by mass.', minutes: 1 },
      ...{ date: '2026-10-01', updated: '2026-10-05', author: { slug: 'mia-tran', name: 'Mia Tran' } },
      categories: [{ slug: 'motoring-tips', name: 'Motoring Tips' }],
      image: { path: 'stock/ute/red/outback-7.svg', alt: 'A red ute' },
    });
    expect(article?.stock).toEqual({
      title: 'Utes',
      facets: { make: ['Isuzu', 'Toyota'], body: ['Ute'] },
      priceTo: 60_000,
    });
  });

  it.each([
    ['autor: mia-tran', 'autor: is no field (did you mean "author"?); fields are title, description, draft, date,'],
    ['date: 31.10.2026', 'front matter cannot be read: Map keys must be unique'],
    ['updated: 31.10.2026', 'updated: must be a day such as 2026-10-31'],
    ['updated: 2026-13-01', 'updated: must be a day such as 2026-10-31'],
    ['updated: 2026-09-30', 'updated: must not be before date'],
    ['draft: maybe', 'draft: Invalid input: expected boolean, received string'],
    ['image: { path: ../../etc/passwd.png, alt: x }', 'image.path: must be a picture of the dealer’s folder'],
    ['image: { path: https://a.example/b.png, alt: x }', 'image.path: must be a picture of the dealer’s folder'],
    ['image: { path: content/none.png, alt: x }', 'image.path: there is no such file'],
    ['image: { path: a.png }', 'image.alt: is missing'],
    ['stock: { title: Vans, wheels: 4 }', 'stock.wheels: is no field'],
    ['stock: { title: Vans, make: [] }', 'stock.make: '],
    ['x: &a [1]\ny: *a', 'front matter cannot be read: '],
    ['- a', 'front matter cannot be read: '],
  ])('TEN-03 %s is reported with file and field', (fields, problem) => {
    expect(blog(fields).join('\n')).toContain(`dealers/kurrajong/content/blog/towing.md: ${problem}`);
  });

  it.each([
    [
      'author: mia-tran',
      'author: mia-trann',
      'author: must be one of mia-tran, not "mia-trann" (did you mean "mia-tran"?)',
    ],
    [
      '[motoring-tips]',
      '[motoring]',
      'categories.0: must be one of vehicle-reviews, buyer-advice, motoring-tips, servicing-insights, ' +
        'not "motoring" (did you mean "motoring-tips"?)',
    ],
    ['[motoring-tips]', '[__proto__]', 'categories.0: must be one of'],
    ['title: How much can it tow?', 'titel: x', 'title: is missing'],
    ['date: 2026-10-01', '', 'date: is missing'],
  ])('TEN-03 %s written as %s is reported with what is allowed', (right, wrong, problem) => {
    expect(problemsOf('blog/towing.md', post().replace(right, wrong)).join('\n')).toContain(problem);
  });

  it.each([
    ['# Towing\n\nText', 'heading "Towing": the title is the page’s first heading; begin with "##"'],
    ['[x](javascript:alert(1))', 'link to "javascript:alert(1)": must be a path such as'],
    ['[x](http://a.example)', 'must be a path such as'],
    ['[x](//a.example)', 'must be a path such as'],
    ['[x](route:Finance)', 'must name a page by its route, for example "route:finance/page"'],
    ['![](stock/ute/red/outback-7.svg)', 'picture "stock/ute/red/outback-7.svg": say in its brackets what it shows'],
    ['![a](content/none.jpg)', 'picture "content/none.jpg": there is no such file'],
    ['![a](%FF%2e%2e/x)', 'picture "'],
    ['Write to {{mail}}.', '{{mail}}: is no placeholder'],
    ['', 'holds no text'],
  ])('TEN-03 the text %j is reported', (body, problem) => {
    expect(blog('', body).join('\n')).toContain(problem);
  });

  it('TEN-03 all problems of a dealer are reported at once, also that a file has no head or a bad name', () => {
    const files = { 'blog/a.md': 'Only text', 'blog/Big Name.md': post(), 'pages/b.md': '---\ntitle: b\n---\n' };
    const problem = [
      'blog/a\\.md: must begin with front matter.*',
      '.*Big Name\\.md: the file’s name is its address.*',
      '.*description: is missing',
    ].join('|');
    expect(() => readContent(buildDealer(files))).toThrow(new RegExp(problem, 's'));
    try {
      readContent(buildDealer(files));
    } catch (error) {
      expect((error as ConfigError).problems).toHaveLength(3);
    }
  });

  it.each(['page/a.md', 'a.md', 'pages/more/a.md', 'pages/a.MD', 'pages/a.markdown'])(
    'TEN-03 a text that nothing reads is reported: %s',
    (name) => {
      expect(problemsOf(name, '---\ntitle: a\ndescription: b\n---\nText')).toEqual([
        `dealers/kurrajong/content/${name}: is not read: texts lie in content/blog, content/brands, content/legal ` +
          'and content/pages, with names that end in ".md"',
      ]);
    },
  );

  it('TEN-03 a text in another encoding is reported, one of Windows with its mark is right', () => {
    const text = '---\ntitle: Café\ndescription: b\n---\nText';
    expect(problemsOf('pages/a.md', Buffer.from(text, 'latin1'))).toEqual([
      'dealers/kurrajong/content/pages/a.md: is not UTF-8 text: save it in that encoding',
    ]);
    expect(problemsOf('pages/a.md', `\ufeff${text}`.replaceAll('\n', '\r\n'))).toEqual([]);
  });

  it('NAV-04 a blog that is switched on has an article', () => {
    expect(() => readContent(buildDealer({}, { hasBlog: true }))).toThrow('content.hasBlog: there is no article');
  });
});

describe('pages', () => {
  const page = (fields = '', body = 'Text') => `---\ntitle: Warranty\ndescription: d\n${fields}\n---\n${body}\n`;

  it('NAV-05 every site has its legal pages, with its own names in them', () => {
    const { pages } = readContent(buildDealer({}));
    expect(pages.map((item) => item.page.slug)).toEqual([
      'finance-disclaimer',
      'privacy-policy',
      'terms-and-conditions',
    ]);
    expect(pages.every((item) => item.page.isAtRoot && item.page.kind === 'legal')).toBe(true);
    for (const { html } of pages) {
      expect(html).toContain('Kurrajong *Cars* Pty Ltd');
      expect(html).toContain('<a href="mailto:hello@kurrajong.example">');
      expect(html).not.toContain('{{');
    }
  });

  it('NAV-05 a site in another language has the platform’s legal pages in that language', () => {
    const { dir, slug, config } = buildDealer({});
    const chinese = { ...config, site: { ...config['site'], language: 'zh-Hans' } };
    const pages = [config, chinese].map((values) => readContent({ dir, slug, config: values }).pages);
    expect(pages.map((all) => all.map(({ page: own }) => own.slug).sort())).toEqual([LEGAL, LEGAL]);
    for (const { page: own, html } of pages[1] ?? []) {
      expect(own.title).toMatch(/^\p{Script=Han}+$/u);
      expect(html).toContain('<a href="mailto:hello@kurrajong.example">');
      expect(html).not.toMatch(/\{\{|\*\*|our lenders|Finance figures/);
    }
  });

  it('NAV-04 the minutes of an article are those of its words, in Chinese too', () => {
    const minutes = (body: string) =>
      readContent(buildDealer({ 'blog/a.md': post('', body) })).articles[0]?.post.minutes;
    expect(minutes('Words of an article. '.repeat(110))).toBe(2);
    expect(minutes('我们测量每辆车的电池。'.repeat(110))).toBeGreaterThan(2);
  });

  it('NAV-05 a dealer’s own legal page takes the place of the platform’s, and cannot be a draft', () => {
    const own = page('', 'Our own words');
    const { pages } = readContent(buildDealer({ 'legal/privacy-policy.md': own }));
    expect(pages.filter((item) => item.page.slug === 'privacy-policy').map(({ html }) => html)).toEqual([
      '<p>Our own words</p>',
    ]);
    expect(problemsOf('legal/privacy-policy.md', page('draft: true')).join()).toContain(
      'draft: every site shows this page',
    );
  });

  it('NAV-05 a page is under /pages, or directly under its own name with `address: root`', () => {
    const { pages } = readContent(buildDealer({ 'pages/a.md': page(), 'pages/b.md': page('address: root') }));
    const at = new Map(pages.map((item) => [item.page.slug, item.page.isAtRoot]));
    expect([at.get('a'), at.get('b')]).toEqual([false, true]);
    expect(problemsOf('pages/a.md', page('address: top')).join()).toContain(
      'address: Invalid option: expected one of "root"|"pages"',
    );
    expect(problemsOf('pages/privacy-policy.md', page()).join()).toContain('two pages are called "privacy-policy"');
  });

  it('SAVE-06 a page for members that is switched on has its words, and no draft of them', () => {
    const memberPages = { spinToWin: 'gated' };
    const wanted = 'content.memberPages: there are no words in dealers/kurrajong/content/pages/spin-to-win.md';
    expect(() => readContent(buildDealer({}, { memberPages }))).toThrow(wanted);
    expect(() => readContent(buildDealer({ 'pages/spin-to-win.md': page('draft: true') }, { memberPages }))).toThrow(
      wanted,
    );
    const { pages } = readContent(buildDealer({ 'pages/spin-to-win.md': page() }, { memberPages }));
    expect(pages.some((item) => item.page.slug === 'spin-to-win')).toBe(true);
  });

  it('NAV-06 what is written of a brand is on that brand’s page, whose vehicles the listing has', () => {
    const { pages } = readContent(buildDealer({ 'brands/isuzu.md': page() }));
    expect(pages.find((item) => item.page.slug === 'isuzu')?.page).toMatchObject({ kind: 'brand', isAtRoot: false });
    for (const field of ['address: root', 'layout: text', 'enquiry: parts', 'stock:\n  title: D-MAX\n  model: D-MAX'])
      expect(problemsOf('brands/isuzu.md', page(field)).join()).toContain(
        'leave address, layout, stock and enquiry out',
      );
  });

  it('NAV-06 a page of a model names the vehicles of the stock that it speaks of', () => {
    const { pages } = readContent(buildDealer({ 'pages/d-max.md': page('stock:\n  title: In stock\n  model: D-MAX') }));
    expect(pages.find((item) => item.page.slug === 'd-max')?.stock).toEqual({
      title: 'In stock',
      facets: { model: ['D-MAX'] },
    });
  });

  it('NAV-05 a page of questions is divided by its headings', () => {
    const body = '## Can I *pay* here?\n\nYes & **no**.\n\n- a\n\n### Not a question\n\n## And there?\n\nYes.';
    const { pages } = readContent(buildDealer({ 'pages/faqs.md': page('layout: questions', body) }));
    expect(pages.find((item) => item.page.slug === 'faqs')?.questions).toEqual([
      {
        id: 'can-i-pay-here',
        question: 'Can I pay here?',
        text: 'Yes & no. a Not a question',
        html: expect.stringContaining('<strong>no</strong>') as string,
      },
      { id: 'and-there', question: 'And there?', text: 'Yes.', html: '<p>Yes.</p>' },
    ]);
    expect(problemsOf('pages/faqs.md', page('layout: questions', 'Text')).join()).toContain(
      'layout: a page of questions',
    );
  });
});
