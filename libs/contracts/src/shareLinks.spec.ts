import { describe, expect, it } from 'vitest';
import { SHARE_NETWORKS, shareLinks } from './shareLinks.js';

const page = { url: 'https://harbour.example/cars/kia-rio?a=1&b=2', title: '2021 Kia Rio & more' };
const labels = { email: 'Email', sms: 'Text message' };

describe('share links', () => {
  it('VDP-14 carry address and title whole, whatever characters they have', () => {
    for (const { network, href } of shareLinks(SHARE_NETWORKS, page, labels)) {
      const values = [...new URL(href).searchParams.values()].join(' ');
      expect(values, network).toContain(page.url);
      if (network !== 'facebook') expect(values, network).toContain(page.title);
    }
  });
  it('VDP-14 come in the order of the site; networks get a window, programs do not', () => {
    const links = shareLinks(['sms', 'facebook', 'email'], page, labels);
    expect(links.map(({ network, hasWindow }) => [network, hasWindow])).toEqual([
      ['sms', false],
      ['facebook', true],
      ['email', false],
    ]);
  });
});
