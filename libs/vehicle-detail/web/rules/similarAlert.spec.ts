import { describe, expect, it } from 'vitest';
import { similarAlertHref } from './similarAlert.js';

const gone = { make: 'Kia', model: 'Sorento' };

describe('messages about vehicles like one that is gone', () => {
  it('VDP-06 the page for messages begins with the search for make and model, in words too', () => {
    const href = similarAlertHref(gone, { page: '/alerts', prefix: '/search' }) ?? '';
    const { pathname, searchParams } = new URL(href, 'http://a');
    expect(pathname).toBe('/alerts');
    expect(searchParams.get('search')).toBe('/search?make=Kia&model=Sorento');
    expect(searchParams.get('text')).toBe('Kia Sorento');
  });
  it('VDP-06 is not offered where the site sends none, or the listing could not find such a vehicle', () => {
    expect(similarAlertHref(gone, { page: undefined, prefix: '/search' })).toBeUndefined();
    expect(similarAlertHref(gone, { page: '/alerts', prefix: undefined })).toBeUndefined();
    expect(similarAlertHref({ make: '-Kia', model: 'x' }, { page: '/alerts', prefix: '/search' })).toBeUndefined();
    expect(similarAlertHref({ make: '', model: '' }, { page: '/alerts', prefix: '/search' })).toBeUndefined();
  });
  it('VDP-06 goes by the make alone where the model is none that a listing knows', () => {
    expect(similarAlertHref({ make: 'Kia', model: '' }, { page: '/alerts', prefix: '/search' })).toBe(
      '/alerts?search=%2Fsearch%3Fmake%3DKia&text=Kia',
    );
  });
});
