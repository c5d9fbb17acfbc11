import { describe, expect, it } from 'vitest';
import { VEHICLE_REQUESTS } from '@forecourt/contracts';
import { requestLink, type RequestPages } from './requestLinks.js';

const pages: RequestPages = {
  formOf: (request) => `/cars/rio/request/${request}`,
  finance: '/finance?car_id=1#finance-form',
  enquiry: '#enquiry',
};

describe('links to the forms of the vehicle page', () => {
  it('VDP-24 lead to a page that does the same without script, and open a window where the site sets this', () => {
    const all = VEHICLE_REQUESTS.map((request) => requestLink(request, [...VEHICLE_REQUESTS], pages));
    expect(all).toEqual([
      { href: '/cars/rio/request/test-drive', 'data-request': 'test-drive' },
      { href: '/cars/rio/request/photos', 'data-request': 'photos' },
      { href: '#enquiry', 'data-request': 'enquiry' },
      { href: '/cars/rio/request/finance', 'data-request': 'finance' },
    ]);
  });
  it('VDP-24 FIN-12 without windows they lead to the pages, finance to the site’s finance page', () => {
    expect(VEHICLE_REQUESTS.map((request) => requestLink(request, [], pages)?.href)).toEqual([
      '/cars/rio/request/test-drive',
      '/cars/rio/request/photos',
      '#enquiry',
      '/finance?car_id=1#finance-form',
    ]);
    expect(requestLink('photos', [], pages)).not.toHaveProperty('data-request');
  });
  it('VDP-24 there is none where no feature renders the form', () => {
    const none: RequestPages = { formOf: () => undefined, finance: undefined, enquiry: undefined };
    expect(VEHICLE_REQUESTS.map((request) => requestLink(request, ['photos'], none))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});
