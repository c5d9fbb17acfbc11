import { describe, expect, it } from 'vitest';
import { byNonce, pageHeaders } from './contentSecurity.js';

const policy = (options: Partial<Parameters<typeof pageHeaders>[1]> = {}) =>
  pageHeaders(byNonce('n'), { isSecure: true, ...options })['content-security-policy'] ?? '';

describe('the policy of a page', () => {
  it('loads pictures and frames of no other server that is not declared', () => {
    expect(policy()).toContain("img-src 'self' data: blob:;");
    expect(policy()).toContain("frame-src 'self' https://www.youtube-nocookie.com;");
  });
  it('API-02 VDP-03 names the hosts that a site declares, each for what it is declared for', () => {
    const text = policy({ pictureHosts: ['cdn.example'], frameHosts: ['tours.example'] });
    expect(text).toContain("img-src 'self' data: blob: cdn.example;");
    expect(text).toContain("frame-src 'self' https://www.youtube-nocookie.com https://tours.example;");
  });

  it('LOC-01 asks the servers of a site’s map for its data and pictures, and lets its worker draw them', () => {
    expect(policy()).toContain("worker-src 'none';");
    const text = policy({ mapOrigins: ['https://tiles.example', 'https://letters.example'] });
    expect(text).toContain("img-src 'self' data: blob: https://tiles.example https://letters.example;");
    expect(text).toContain("connect-src 'self' https://tiles.example https://letters.example;");
    expect(text).toContain("worker-src 'self';");
    expect(text).not.toMatch(/(script|style|frame|font)-src [^;]*tiles/);
  });

  it('BUY-04 lets a form lead to the site itself and to the payment provider that it names', () => {
    expect(policy()).toContain("form-action 'self';");
    expect(policy({ formOrigins: ['https://pay.example'] })).toContain("form-action 'self' https://pay.example;");
  });
  it('FORM-13 lets scripts and frames of the captcha service in that a site names, and of no other', () => {
    expect(policy()).toContain("script-src 'self' 'nonce-n';");
    const text = policy({ captchaSources: ['https://captcha.example'] });
    for (const part of [
      "script-src 'self' 'nonce-n'",
      "style-src 'self' 'nonce-n'",
      "connect-src 'self'",
      "frame-src 'self' https://www.youtube-nocookie.com",
    ])
      expect(text).toContain(`${part} https://captcha.example;`);
    expect(text).not.toContain('unsafe-inline https://captcha');
  });
  it('TEN-07 lets browsers ask their own origin, and exactly those search servers that are named', () => {
    expect(policy()).toContain("connect-src 'self';");
    const searchOrigins = ['https://search-1.example', 'https://search-2.example:8443'];
    expect(policy({ searchOrigins })).toContain(
      "connect-src 'self' https://search-1.example https://search-2.example:8443;",
    );
  });
});
