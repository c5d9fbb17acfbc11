import { describe, expect, it } from 'vitest';
import { siteConfigWords, type DepartmentCategory, type SiteLocation } from '@forecourt/site-config';
import { wordsOf } from '@forecourt/words';
import { CATEGORY, SUBCATEGORY } from './categories.js';
import { counterOf, nextKind, whenWords } from './nextSteps.js';
import { enquiryWords } from './words/enquiryWords.js';

const weekday = (day: number, open: string, close: string) => ({
  weekday: day,
  status: 'Open' as const,
  formated_hours: `${open} - ${close}`,
  open,
  close,
});
const week = (open: string, close: string) => [1, 2, 3, 4, 5].map((day) => weekday(day, open, close));
const place = {
  slug: 'auburn',
  types: ['sales', 'service'],
  time_zone: 'Australia/Sydney',
  hours: week('08:30', '17:30'),
  departments: [{ category: 'service', hours: week('07:00', '16:00') }],
} as unknown as SiteLocation;

const site = { config: {} };
const words = (at: SiteLocation | undefined, counter: DepartmentCategory, now: number) =>
  whenWords(at, counter, now, { say: wordsOf(site, enquiryWords), saySite: wordsOf(site, siteConfigWords) });

describe('what follows an enquiry', () => {
  it.each([
    [{ category: CATEGORY.vehicle }, 'vehicle', 'sales'],
    [{ category: 'Test Drive at home' }, 'test-drive', 'sales'],
    [{ category: CATEGORY.sell }, 'trade-in', 'sales'],
    [{ category: CATEGORY.service }, 'service', 'service'],
    [{ category: CATEGORY.parts }, 'parts', 'parts'],
    [{ category: CATEGORY.general, subcategory: SUBCATEGORY.career }, 'careers', 'sales'],
    [{ category: 'Fleet' }, 'general', 'sales'],
    [{ category: 'constructor' }, 'general', 'sales'],
  ])('FORM-03 of %j is that of %s, by %s', (enquiry, kind, counter) => {
    expect([nextKind(enquiry), counterOf(nextKind(enquiry))]).toEqual([kind, counter]);
  });
  it('FORM-03 uses the clock of the place and the hours of the counter that answers', () => {
    const tuesday = Date.parse('2026-11-24T16:30:00+11:00');
    const saturday = Date.parse('2026-11-28T12:00:00+11:00');
    expect(words(place, 'sales', tuesday)).toBe('We are here now: open until 5:30 pm.');
    expect(words(place, 'service', tuesday)).toBe('We are closed now. Next open: tomorrow 7 am.');
    expect(words(place, 'sales', saturday)).toBe('We are closed now. Next open: Monday 8:30 am.');
    expect(words(place, 'parts', saturday)).toBe('We are closed now. Next open: Monday 8:30 am.');
    expect(words({ ...place, hours: [], departments: [] }, 'sales', saturday)).toBe('');
    expect(words(undefined, 'sales', saturday)).toBe('');
  });
});
