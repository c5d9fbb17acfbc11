import { describe, expect, it } from 'vitest';
import { Refusal } from '@forecourt/contracts/api';
import type { ConfigSection } from '@forecourt/site-config';
import { frontPicturesOf, withFrontPicture, withoutPicture } from './pictureChanges.js';
import type { EditedSite } from './source.js';

const UPLOADS = ['uploads/ute-0123.jpg', 'uploads/van-4567.jpg'];
const SLIDES = [
  { id: 'demo', title: 'Our own drives', picture: 'demo.jpg', alt: 'A blue SUV', href: '/search' },
  { id: 'budget', title: 'By budget', picture: 'budget.jpg', alt: '' },
];
const source = {
  site: { name: 'Harbour' },
  search: { heroPicture: 'hero.jpg', newestCount: 8 },
  content: { hasBlog: true, promotions: { title: 'This month', slides: SLIDES } },
  offers: { isOn: true, items: [{ id: 'tyres', name: 'Tyres', image: 'tyres.jpg' }] },
};
const siteWith = (config: Readonly<Record<string, unknown>>): EditedSite => ({
  ...{ source: config, config: config as EditedSite['config'], site: {} as EditedSite['site'] },
  sections: [{ id: 'search' }] as unknown as readonly ConfigSection[],
});
const site = siteWith(source);
const change = (spot: string, image: string, more: object = {}) => ({
  ...{ kind: 'front-picture' as const, spot, image },
  ...more,
});

describe('pictures of the front page at the desk', () => {
  it('are those of the hero and of the promotions', () => {
    expect(frontPicturesOf(site)).toEqual([
      { spot: 'hero', image: 'hero.jpg' },
      { spot: 'slide:demo', title: 'Our own drives', image: 'demo.jpg', image_alt: 'A blue SUV' },
      { spot: 'slide:budget', title: 'By budget', image: 'budget.jpg' },
    ]);
    expect(frontPicturesOf({ ...siteWith({}), sections: [] })).toEqual([]);
  });

  it('are replaced by one that was sent, by one of an offer or, for the hero, by none', () => {
    expect(withFrontPicture(site, change('hero', UPLOADS[0] ?? ''), UPLOADS)).toEqual({
      ...source,
      search: { ...source.search, heroPicture: UPLOADS[0] },
    });
    expect(withFrontPicture(site, change('hero', ''), UPLOADS)).toEqual({ ...source, search: { newestCount: 8 } });
    const picture = 'tyres.jpg';
    expect(withFrontPicture(site, change('slide:budget', picture, { image_alt: 'Tyres' }), UPLOADS)).toEqual({
      ...source,
      content: {
        ...source.content,
        promotions: { title: 'This month', slides: [SLIDES[0], { ...SLIDES[1], picture, alt: 'Tyres' }] },
      },
    });
  });

  it.each([
    ['a spot that is not there', change('slide:none', 'demo.jpg')],
    ['a spot of no kind', change('__proto__', 'demo.jpg')],
    ['a picture that is not there', change('hero', '../site.json')],
    ['a promotion without a picture', change('slide:demo', '')],
  ])('refuse %s', (_name, wrong) => {
    expect(() => withFrontPicture(site, wrong, UPLOADS)).toThrow(Refusal);
  });
});

describe('a picture that the site’s people sent', () => {
  const away = (path: string) =>
    withoutPicture(site, { kind: 'picture', path }, { uploads: UPLOADS, used: new Set([UPLOADS[1] ?? '']) });

  it('is taken away where nothing shows it', () => {
    expect(away('uploads/ute-0123.jpg')).toBe(source);
  });
  it.each(['uploads/van-4567.jpg', 'uploads/../site.json', 'site.json', ''])('stays: %j', (path) => {
    expect(() => away(path)).toThrow(Refusal);
  });
});
