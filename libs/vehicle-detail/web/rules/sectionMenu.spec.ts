import { describe, expect, it } from 'vitest';
import { wordsOf } from '@forecourt/words';
import { arrangeSections } from './arrangement.js';
import { currentSection, sectionMenu } from './sectionMenu.js';
import { vehicleDetailWords } from '../words/vehicleDetailWords.js';

const say = wordsOf({ config: {} }, vehicleDetailWords);
const arranged = (...names: string[]) => arrangeSections(names, { folded: [], isGone: false });
const all = { hasEnquiry: true, isGone: false };

describe('menu of the page', () => {
  it('VDP-01 leads to the sections in the order of the page, the enquiry after those next to the price', () => {
    const page = arranged('key-information', 'features', 'why-buy', 'comments', 'sections', 'similar', 'location');
    expect(sectionMenu(page, all).map(({ id }) => id)).toEqual([
      'details',
      'comments',
      'finance-calculator',
      'enquiry',
      'similar',
      'vehicle-map',
    ]);
    expect(sectionMenu(page, all).map(({ name }) => say(name))).toEqual([
      'Details',
      'Comments',
      'Finance',
      'Enquire',
      'Similar',
      'Where to see it',
    ]);
  });
  it('VDP-01 leads to no enquiry on a page without one', () => {
    const page = arranged('key-information', 'comments', 'similar', 'location');
    expect(sectionMenu(page, { ...all, hasEnquiry: false }).map(({ id }) => id)).toEqual([
      'details',
      'comments',
      'similar',
      'vehicle-map',
    ]);
  });
  it('VDP-06 sends nobody to see a vehicle that is sold', () => {
    const page = arranged('comments', 'similar', 'location');
    const names = sectionMenu(page, { ...all, isGone: true }).map(({ name }) => say(name));
    expect(names).toEqual(['Comments', 'Enquire', 'Similar', 'Where to find us']);
  });
  it('VDP-01 is not there for fewer than three', () => {
    expect(sectionMenu(arranged('comments', 'why-buy'), all)).toEqual([]);
    expect(sectionMenu(arranged(), all)).toEqual([]);
    expect(sectionMenu(arranged('comments', 'location'), all)).toHaveLength(3);
  });
});

describe('section that is being read', () => {
  const places = [
    { id: 'details', top: -900 },
    { id: 'comments', top: 90 },
    { id: 'enquiry', top: 600 },
  ];

  it('VDP-01 is the last one that begins above the line; none before the first, the last at the page’s end', () => {
    expect(currentSection(places, { line: 80, isAtEnd: false })).toBe('details');
    expect(currentSection(places, { line: 100, isAtEnd: false })).toBe('comments');
    expect(currentSection(places, { line: -1000, isAtEnd: false })).toBeUndefined();
    expect(currentSection(places, { line: 100, isAtEnd: true })).toBe('enquiry');
    expect(currentSection([], { line: 100, isAtEnd: true })).toBeUndefined();
  });
});
