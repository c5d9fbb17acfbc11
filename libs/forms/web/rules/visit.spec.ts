import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { postedVisit } from './postedVisit.js';
import { NO_VISIT, readVisit, withPage, type Visit } from './visit.js';

const at = (path: string) => new URL(`https://dealer.example${path}`);
const seen = (...paths: string[]): Visit => paths.reduce((visit, path) => withPage(visit, at(path)), NO_VISIT);

describe('visit of a lead', () => {
  it('FORM-08 has the pages in their order and the parameters of the link that it began with', () => {
    expect(seen('/?utm_source=mail&ref=42', '/search?make=Kia', '/search?make=Kia', '/cars/kia?gclid=x')).toEqual({
      pages: ['/?utm_source=mail&ref=42', '/search?make=Kia', '/cars/kia?gclid=x'],
      query: { utm_source: 'mail', ref: '42', gclid: 'x' },
    });
  });
  it('FORM-08 leaves out parameters that open a shopper’s private pages', () => {
    expect(
      seen('/booking?token=abc', '/cars/kia/checkout?reservation=x&utm_source=mail', '/trade-in?lead=L1&car_id=7'),
    ).toEqual({
      pages: ['/booking', '/cars/kia/checkout?utm_source=mail', '/trade-in?car_id=7'],
      query: { utm_source: 'mail' },
    });
  });
  it('FORM-08 is bounded in number and length, whatever addresses are visited', () => {
    const path = fc.webPath().map((p) => `${p || '/'}?${'utm_a='.padEnd(400, 'x')}`);
    fc.assert(
      fc.property(fc.array(path, { maxLength: 60 }), fc.dictionary(fc.string(), fc.string()), (paths, query) => {
        const first = `/?${new URLSearchParams(query).toString()}`;
        const visit = seen(first, ...paths);
        expect(visit.pages.length).toBeLessThanOrEqual(30);
        expect(visit.pages.every((page) => page.length <= 200)).toBe(true);
        expect(Object.keys(visit.query).length).toBeLessThanOrEqual(20);
        expect(readVisit(JSON.stringify(visit))).toEqual(visit);
      }),
    );
  });
  it.each([null, '', '{', '[]', 'null', '{"pages":{"a":1},"query":[1]}', '{"pages":[1],"query":{"a":{}}}'])(
    'FORM-13 %j is no visit and no fault',
    (text) => {
      expect(readVisit(text)).toEqual(NO_VISIT);
    },
  );
  it('FORM-08 without script it is the page that the form was on', () => {
    expect(postedVisit(undefined, 'https://dealer.example/cars/kia?utm_source=mail')).toEqual({
      pages: ['/cars/kia?utm_source=mail'],
      query: { utm_source: 'mail' },
    });
    expect(postedVisit(undefined, 'no address')).toEqual(NO_VISIT);
    expect(postedVisit(JSON.stringify(seen('/a', '/b')), 'https://dealer.example/b').pages).toEqual(['/a', '/b']);
  });
});
