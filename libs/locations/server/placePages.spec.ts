import { describe, expect, it } from 'vitest';
import type { ConfiguredSite } from '@forecourt/service/sites';
import { placePages } from './placePages.js';

const ana = { name: 'Ana', role: 'Sales' };
const pathsOf = (locations: readonly object[], config: object = { locations: { showTeam: true } }) =>
  placePages({ site: { locations }, config, paths: {} } as unknown as ConfiguredSite).map(({ path }) => path);

describe('pages of places in the sitemap', () => {
  it('LOC-02 every visible place has its page and its contact page', () => {
    const perth = { slug: 'perth', visible: true };
    expect(pathsOf([{ slug: 'auburn', visible: true }, perth, { slug: 'store', visible: false }])).toEqual([
      '/locations/auburn',
      '/contact-us/auburn',
      '/locations/perth',
      '/contact-us/perth',
    ]);
  });
  it('LOC-06 a dealer’s only visible place has no contact page of its own', () => {
    expect(
      pathsOf([
        { slug: 'auburn', visible: true },
        { slug: 'store', visible: false },
      ]),
    ).toEqual(['/locations/auburn']);
  });
  it('LOC-02 a place with people has a page of its team where the site shows teams', () => {
    const places = [{ slug: 'auburn', visible: true, team: [ana] }];
    expect(pathsOf(places)).toEqual(['/locations/auburn', '/teams/auburn']);
    expect(pathsOf(places, { locations: { showTeam: false } })).toEqual(['/locations/auburn']);
    expect(pathsOf(places, {})).toEqual(['/locations/auburn']);
  });
});
