import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanArticle } from './cleanArticle.js';
import { renderMarkdown } from './markdown.js';

const render = (source: string, problems: string[] = []) =>
  renderMarkdown(
    source,
    (problem) => problems.push(problem),
    () => undefined,
  );

describe('HTML of an article', () => {
  it('NAV-04 headings have addresses of their own, each once', () => {
    const { html, headings } = render('## What’s a “GVM”?\n\n## Main\n\n### Main\n\n#### Main');
    expect(headings).toEqual([
      { id: 'whats-a-gvm', text: 'What’s a “GVM”?', level: 2 },
      { id: 'main-2', text: 'Main', level: 2 },
      { id: 'main-3', text: 'Main', level: 3 },
    ]);
    expect(html).toContain('<h4 id="main-4">Main</h4>');
  });

  it('API-02 a picture alone in a paragraph is a figure with its caption, from the image service', () => {
    const { html } = render('![A van](stock/caravan/white/coast-3.svg "At the lake")');
    expect(html).toMatch(
      /^<figure><img src="\/media\/stock\/caravan\/white\/coast-3\.svg\?w=800&amp;q=75" srcset="[^"]*1600w"/,
    );
    expect(html).toContain('width="1200" height="800" alt="A van" loading="lazy" decoding="async"');
    expect(html).toMatch(/<figcaption>At the lake<\/figcaption><\/figure>$/);
    expect(render('Text ![a](b.png "c") text').html).not.toContain('fig');
  });

  it('NAV-04 a table moves within a frame that the keyboard reaches, and keeps its alignment', () => {
    const { html } = render('| a | b |\n| :- | -: |\n| 1 | 2 |');
    expect(html).toContain('<div data-table tabindex="0" role="region" aria-label="Table"><table>');
    expect(html).toContain('<td style="text-align:right">2</td>');
  });

  it('NAV-05 links lead to routes, paths, mail and elsewhere', () => {
    const problems: string[] = [];
    const { html } = render(
      '[a](route:search/listing/used-cars) [b](/finance) [c](https://a.example) x@y.example',
      problems,
    );
    expect(problems).toEqual([]);
    for (const href of ['route:search/listing/used-cars', '/finance', 'mailto:x@y.example'])
      expect(html).toContain(`<a href="${href}">`);
    expect(html).toContain('<a href="https://a.example" target="_blank" rel="noopener">');
  });
});

const NAMES =
  'h[2-4]|p|a|strong|em|s|code|pre|blockquote|ul|ol|li|hr|br|table|thead|tbody|tr|th|td|div|figure|figcaption|img';

/** Tags, attributes and addresses of HTML that could act. */
function acts(html: string): string[] {
  const tags = [...html.matchAll(/<[^>]*>/g)].map(([tag]) => tag);
  return tags.filter((tag) => {
    const bare = tag.replace(/="[^"]*"/g, '=""');
    const isKnown = new RegExp(`^</?(${NAMES})(\\s|/|>)`).test(bare);
    return (
      !isKnown ||
      /\s(on\w+|srcdoc)\b/i.test(bare) ||
      /(href|src|srcset)="\s*(javascript|data|vbscript|http):/i.test(tag)
    );
  });
}

const HOSTILE = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt&#58;alert(1))',
  '[x](&#x6A;avascript:alert(1))',
  '[x](data:text/html;base64,PHNjcmlwdD4=)',
  '[x](vbscript:msgbox)',
  '![x](javascript:alert(1))',
  '![x](data:image/svg+xml,<svg onload=alert(1)>)',
  '![" onerror="alert(1)](a.png "\\" onload=\\"alert(1)")',
  '<javascript:alert(1)>',
  '[a]: javascript:alert(1)\n\n[a]',
  '## <img src=x onerror=alert(1)>',
  '| <b onclick=x> |\n|-|\n| <svg/onload=alert(1)> |',
  '```"><script>alert(1)</script>\nx\n```',
  '`<script>`',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<a href="/x" style="position:fixed">x</a>',
];

describe('hostile Markdown', () => {
  it.each(HOSTILE)('VDP-10 %s comes to a page as text or not at all', (source) => {
    expect(acts(render(source).html)).toEqual([]);
  });

  it('VDP-10 nothing that acts comes through, however its pieces are combined', () => {
    fc.assert(
      fc.property(
        fc.array(fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ maxLength: 12 })), { maxLength: 6 }),
        (pieces) => {
          const { html } = render(pieces.join('\n'));
          expect(acts(html)).toEqual([]);
          expect(cleanArticle(html)).toBe(html);
        },
      ),
    );
  });

  it('VDP-10 the cleaner alone lets nothing through either', () => {
    expect(acts('<script>x</script><p onclick="x"><a href="javascript:x">')).toHaveLength(4);
    for (const source of HOSTILE) expect(acts(cleanArticle(source))).toEqual([]);
    expect(cleanArticle('<img src="https://a.example/x.png"><img src="//a.example/x.png">')).not.toContain('a.example');
  });

  it('a text of many open brackets is read in a moment', () => {
    const start = performance.now();
    for (const text of ['['.repeat(20_000), '> '.repeat(3000), '*a '.repeat(10_000), '|a'.repeat(5000)]) render(text);
    expect(performance.now() - start).toBeLessThan(5000);
  });
});
