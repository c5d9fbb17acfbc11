import { describe, expect, it } from 'vitest';
import { speculationRules } from './speculationRules.js';

const rulesOf = (html: string) => JSON.parse(/>(.*)<\/script>/.exec(html)?.[1] ?? '') as unknown;

describe('what a browser may fetch ahead', () => {
  it('is pages of the site that a link leads to, and runs under the policy of the page', () => {
    const html = speculationRules('n0nce');
    expect(html).toMatch(/^<script type="speculationrules" nonce="n0nce">/);
    expect(rulesOf(html)).toEqual({
      prefetch: [
        {
          where: {
            and: [
              { href_matches: '/*' },
              { not: { href_matches: ['/api/*', '/assets/*', '/dev/*', '/fonts/*', '/media/*', '/typesense/*'] } },
              { not: { selector_matches: '[download], [target], [rel~="nofollow"]' } },
            ],
          },
          eagerness: 'moderate',
        },
      ],
    });
  });
  it('is no other address of a page that changes in place', () => {
    expect(JSON.stringify(rulesOf(speculationRules('n', '/search/:first?/:second?')))).toContain(
      '"/search/:first?/:second?"',
    );
  });
  it('is none of the pages where a look is noted', () => {
    expect(JSON.stringify(rulesOf(speculationRules('n', undefined, ['/desk/leads/:id'])))).toContain(
      '"/desk/leads/:id\\\\?*","/desk/leads/:id"',
    );
  });
});
