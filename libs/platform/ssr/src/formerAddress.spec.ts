import { describe, expect, it } from 'vitest';
import { routeRef } from '@forecourt/contracts';
import { formerAddress } from './formerAddress.js';

const routes = [
  routeRef('finance/page', '/finance'),
  routeRef<'first'>('search/listing', '/search/:first?/:second?'),
  routeRef<'slug'>('checkout/reserve', '/cars/:slug/reserve'),
  routeRef('forms/contact', '/contact-us'),
  routeRef('garage/page', '/garage'),
];
const paths = new Map([
  ['finance/page', '/car-loans'],
  ['search/listing', '/stock/:first?/:second?'],
  ['checkout/reserve', '/cars/:slug/hold'],
  ['forms/contact', '/contact-us'],
]);
const at = (address: string) => formerAddress(routes, paths, new URL(address, 'https://site.example'));

describe('TEN-06 the address that a page has by default leads on to where the site mounts it', () => {
  it.each([
    ['/finance', '/car-loans'],
    ['/finance/', '/car-loans'],
    ['/finance?car_id=H1&amount=40%20000', '/car-loans?car_id=H1&amount=40%20000'],
    ['/search', '/stock'],
    ['/search/used-cars/kia?page=2', '/stock/used-cars/kia?page=2'],
    ['/cars/a%20b%2Fc/reserve', '/cars/a%20b%2Fc/hold'],
  ])('%s: %s', (address, expected) => {
    expect(at(address)).toBe(expected);
  });
  it.each(['/contact-us', '/garage', '/finance/more', '/car-loans', '/', '//finance'])(
    'nothing of %s, which did not move or is not there',
    (address) => {
      expect(at(`https://site.example${address}`)).toBeUndefined();
    },
  );
});
