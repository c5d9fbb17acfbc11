import { describe, expect, it } from 'vitest';
import { enquiryWords } from '@forecourt/enquiry';
import { PLAIN, wordsOf } from '@forecourt/words';
import { WEBSITE } from '../testing/samples.js';
import { deskWords } from '../words/translated.js';
import { offerDays, offerNote } from './entryForms.js';
import { partOf, partsIn, WEBSITE_PARTS, websiteStep } from './websiteSteps.js';
import { sectionWords } from './websiteWords.js';

const say = wordsOf(PLAIN, deskWords);
const words = { say, sayField: wordsOf(PLAIN, enquiryWords) };
const stepOf = (name: string) => websiteStep(name, words);
const changeOf = (name: string, values: Readonly<Record<string, string>>) => stepOf(name)?.change(values);

describe('a form of the website', () => {
  it.each([
    '',
    'constructor',
    '__proto__:1',
    'announcement:x',
    'menu-items',
    'menu-items:x',
    'person:auburn',
    'person:-1:auburn',
  ])('is none by the name %j', (name) => expect(stepOf(name)).toBeUndefined());

  it('NAV-01 of a list says each item by its place or id', () => {
    expect(changeOf('menu', { order: '+1\n-0\n+x' })).toEqual({
      kind: 'menu',
      entries: [
        { index: 1, is_shown: true },
        { index: 0, is_shown: false },
        { index: -1, is_shown: true },
      ],
    });
    expect(changeOf('menu-items:2', { order: '+1\n+0' })).toEqual({ kind: 'menu-items', entry: 2, order: [1, 0] });
    const sections = [{ id: 'search/home-hero', is_shown: false }];
    expect(changeOf('front-page', { order: '-search/home-hero' })).toEqual({ kind: 'front-page', sections });
    expect(changeOf('people:auburn', { order: '+1\n+0' })).toEqual({ kind: 'people', place: 'auburn', order: [1, 0] });
    expect(changeOf('offers', { order: '' })).toEqual({ kind: 'offers', order: [] });
  });

  it('OFR-01 of a picture says which one, where and what it shows', () => {
    const path = 'uploads/ute-0123456789ab.jpg';
    expect(changeOf(`picture:${path}`, {})).toEqual({ kind: 'picture', path });
    expect(changeOf('front-picture:hero', { image: path, image_alt: ' ' })).toEqual({
      ...{ kind: 'front-picture', spot: 'hero', image: path },
    });
    expect(changeOf('front-picture:slide:demo', { image: path, image_alt: ' A ute ' })).toEqual({
      ...{ kind: 'front-picture', spot: 'slide:demo', image: path, image_alt: 'A ute' },
    });
  });

  it('OFR-01 of an offer says what was typed, and nothing of what is empty', () => {
    const values = { name: ' Tyres ', description: 'Four', disclaimer: 'Fitted', category: '', image: '', starts: '' };
    const offer = { name: 'Tyres', description: 'Four', disclaimer: 'Fitted' };
    expect(stepOf('offer:')?.faults(values)).toEqual({});
    expect(changeOf('offer:', values)).toEqual({ kind: 'offer', id: '', offer });
    expect(changeOf('offer:a:b', { ...values, remove: 'on' })).toEqual({ kind: 'offer', id: 'a:b', offer: null });
  });

  it('OFR-01 of an offer names what is wrong by field, unless it is taken away', () => {
    const wrong = {
      name: 'x'.repeat(81),
      description: '',
      disclaimer: ' ',
      starts: '2026-12-02',
      expires: '2026-12-01',
    };
    const fields = ['description', 'disclaimer', 'expires', 'name'];
    expect(Object.keys(stepOf('offer:a')?.faults(wrong) ?? {}).toSorted()).toEqual(fields);
    expect(stepOf('offer:a')?.faults({ ...wrong, remove: 'on' })).toEqual({});
    expect(stepOf('offer:a')?.faults({ ...wrong, starts: '2026-02-30' })).toMatchObject({ starts: 'must be a day' });
  });

  it('LOC-02 of a person names what is wrong, and takes a phone number as it is typed', () => {
    const typed = { name: 'Kim', role: 'Sales', phone: '０２ ５５５０ １２００', email: '' };
    expect(stepOf('person:0:auburn')?.faults(typed)).toEqual({});
    expect(changeOf('person:0:auburn', typed)).toEqual({
      ...{ kind: 'person', place: 'auburn', index: 0 },
      person: { name: 'Kim', role: 'Sales', phone: '02 5550 1200' },
    });
    const faults = stepOf('person:0:auburn')?.faults({ ...typed, role: '', phone: '12', email: 'kim' });
    expect(Object.keys(faults ?? {}).toSorted()).toEqual(['email', 'phone', 'role']);
    expect(changeOf('person:0:auburn', { remove: 'on' })).toMatchObject({ person: null });
  });
});

describe('the subjects of the website', () => {
  it('are those that were read for the person', () => {
    expect(partsIn(WEBSITE)).toEqual(WEBSITE_PARTS);
    const { menu: _menu, front_page: _front, offers: _offers, pictures: _pictures, ...ofPlaces } = WEBSITE;
    expect(partsIn(ofPlaces)).toEqual(['hours', 'people']);
    expect(['menu', 'nothing', '__proto__', undefined].map(partOf)).toEqual(['menu', undefined, undefined, undefined]);
  });

  it('call a section in words, and a template’s own by its name', () => {
    expect(sectionWords('search/home-hero', say)).toBe('Welcome and search');
    expect(sectionWords('own/part', say)).toBe('own/part');
    expect(sectionWords('constructor', say)).toBe('constructor');
  });

  it('OFR-01 say the days of an offer, and whether it is hidden', () => {
    const days = { starts: '2026-11-01', expires: '2026-12-31' };
    expect(offerDays(days, say)).toBe('1 Nov 2026 to 31 Dec 2026');
    expect(offerDays({ starts: '2026-11-01' }, say)).toBe('From 1 Nov 2026');
    expect(offerNote({ expires: '2026-12-31', is_shown: false }, say)).toBe('Hidden · Until 31 Dec 2026');
    expect(offerDays({}, say)).toBeUndefined();
  });
});
