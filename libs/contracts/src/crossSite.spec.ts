import { describe, expect, it } from 'vitest';
import { isCrossSite } from './crossSite.js';

describe('what another site’s page makes a browser send', () => {
  it.each([
    [{}, false],
    [{ origin: 'http://harbour.localhost:4200' }, false],
    [{ origin: 'http://harbour.localhost:4200', 'sec-fetch-site': 'same-origin' }, false],
    [{ 'sec-fetch-site': 'none' }, false],
    [{ 'sec-fetch-site': 'cross-site' }, true],
    // a sibling below the same domain may be another dealer’s
    [{ 'sec-fetch-site': 'same-site' }, true],
    [{ origin: 'http://zh.harbour.localhost:4200', 'sec-fetch-site': 'same-site' }, true],
    [{ origin: 'https://evil.example' }, true],
    [{ origin: 'http://harbour.localhost' }, true],
    [{ origin: 'null' }, true],
    [{ origin: 'https://evil.example', 'sec-fetch-site': 'same-origin' }, true],
  ])('API-01 is known by its headers: %j', (headers, isFromElsewhere) => {
    expect(isCrossSite({ headers, host: 'harbour.localhost:4200' })).toBe(isFromElsewhere);
  });
});
