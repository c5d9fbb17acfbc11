import { describe, expect, it } from 'vitest';
import { opensBeside, targetHref } from './linkTarget.js';

describe('a configured link', () => {
  const site = { paths: new Map([['search/listing', '/used-car/:first?']]) };

  it('NAV-01 leads where the site has its page, or to its own address', () => {
    expect(targetHref({ to: 'search/listing', path: 'utes', query: 'make=Ford' }, site)).toBe(
      '/used-car/utes?make=Ford',
    );
    expect(targetHref({ to: 'finance/page' }, site)).toBeUndefined();
    expect(targetHref({ href: 'tel:1300555123' }, site)).toBe('tel:1300555123');
  });

  it('NAV-01 opens another website in a new tab', () => {
    expect(opensBeside('https://www.example.com/map')).toEqual({ target: '_blank', rel: 'noopener' });
    for (const own of ['/finance', '#enquiry', 'tel:1300555123', 'mailto:a@b.example', undefined])
      expect(opensBeside(own)).toEqual({});
  });
});
