import { describe, expect, it } from 'vitest';
import type { ConfiguredSite } from './createSites.js';
import { publicOriginOf } from './publicOrigin.js';

const site = (publicOrigin?: string) =>
  ({ site: { hosts: ['harbour.example'], publicOrigin } }) as unknown as Pick<ConfiguredSite, 'site'>;

describe('the address that pages name', () => {
  it('TEN-05 is the configured one, in production and on this machine', () => {
    for (const isProduction of [true, false])
      expect(publicOriginOf(site('https://www.harbour.example'), { port: 4200, isProduction })).toBe(
        'https://www.harbour.example',
      );
  });

  it('TEN-05 is https and the first host for shoppers, and this machine otherwise', () => {
    expect(publicOriginOf(site(), { port: 4200, isProduction: true })).toBe('https://harbour.example');
    expect(publicOriginOf(site(), { port: 4200, isProduction: false })).toBe('http://harbour.example:4200');
  });
});
