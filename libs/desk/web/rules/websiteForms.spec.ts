import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY_STATES, isWholeDay, type DayHours } from '@forecourt/desk/domain';
import { enquiryWords } from '@forecourt/enquiry';
import { PLAIN, wordsOf } from '@forecourt/words';
import { deskWords } from '../words/translated.js';
import {
  announcementFaults,
  holidayOf,
  hoursFaults,
  hoursOf,
  hoursText,
  hoursValues,
  typedAnnouncement,
  typedHours,
} from './websiteForms.js';

const say = wordsOf(PLAIN, deskWords);
const chinese = wordsOf({ config: { site: { language: 'zh-Hans' } } }, deskWords);

const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const dayHours = fc
  .record({ status: fc.constantFrom(...DAY_STATES), open: time, close: time })
  .map(({ status, open, close }): DayHours => (status === 'Open' ? { status, open, close } : { status }))
  .filter(isWholeDay);

describe('hours as they are typed', () => {
  it.each([
    ['08:30-17:30', { status: 'Open', open: '08:30', close: '17:30' }],
    [' 8:30 – 17.30 ', { status: 'Open', open: '08:30', close: '17:30' }],
    ['Closed', { status: 'Closed' }],
    ['by appointment', { status: 'By appointment only' }],
    ['17:30-08:30', undefined],
    ['08:30', undefined],
    ['25:00-26:00', undefined],
    ['open', undefined],
    ['constructor', undefined],
  ])('LOC-04 %s', (text, hours) => {
    expect(hoursOf(text, say)).toEqual(hours);
  });

  it('LOC-04 read back what they were written from, in every language', () => {
    fc.assert(
      fc.property(dayHours, (hours) => {
        for (const words of [say, chinese]) expect(hoursOf(hoursText(hours, words), words)).toEqual(hours);
      }),
    );
  });

  it('LOC-04 a holiday is a day, its hours and its name', () => {
    expect(holidayOf('2026-12-25 closed Christmas Day', say)).toEqual({
      ...{ date: '2026-12-25', status: 'Closed', name: 'Christmas Day' },
    });
    expect(holidayOf('2026-12-26  10:00 - 15:00 Boxing Day', say)).toMatchObject({ open: '10:00', name: 'Boxing Day' });
    expect(holidayOf('2026-12-27 by appointment', say)).toEqual({ date: '2026-12-27', status: 'By appointment only' });
    expect(holidayOf('2026-02-30 closed', say)).toBeUndefined();
    expect(holidayOf('Christmas Day closed', say)).toBeUndefined();
  });
});

describe('the form of a place’s hours', () => {
  const place = {
    hours: [
      { weekday: 1, status: 'Open', open: '08:30', close: '12:00' },
      { weekday: 1, status: 'Open', open: '13:00', close: '17:30' },
      { weekday: 0, status: 'Closed' },
    ] as const,
    special_hours: [{ date: '2026-12-25', status: 'Closed', name: 'Christmas Day' } as const],
  };
  const copy = { hours: [...place.hours], special_hours: [...place.special_hours] };

  it('LOC-04 holds what the place has, a break at noon too, and says it again', () => {
    const values = hoursValues(copy, say);
    expect(values).toMatchObject({ 'day-1': '08:30-12:00, 13:00-17:30', 'day-0': 'closed', 'day-2': '' });
    expect(hoursFaults(values, say)).toEqual({});
    const typed = typedHours(values, say);
    expect(typed.hours).toEqual([place.hours[2], place.hours[0], place.hours[1]]);
    expect(typed.special_hours).toEqual(place.special_hours);
  });

  it('LOC-04 names the day or the line that cannot be read', () => {
    const faults = hoursFaults({ 'day-1': 'nine to five', 'day-2': '', holidays: 'tomorrow closed' }, say);
    expect(faults).toEqual({
      'day-1': 'must be hours such as 08:30-17:30, “closed” or “by appointment”',
      holidays: 'has a line that cannot be read: “tomorrow closed”',
    });
  });
});

describe('the form of an announcement', () => {
  const sayField = wordsOf(PLAIN, enquiryWords);
  it('NAV-01 without a text takes it away, and ends after it begins', () => {
    expect(typedAnnouncement({ text: '  ', tone: 'brand' })).toBeNull();
    const values = { text: ' Closed on Monday. ', tone: 'no-tone', starts_at: '2026-12-26T10:00', expires_at: '' };
    expect(typedAnnouncement(values)).toEqual({
      ...{ text: 'Closed on Monday.', tone: 'brand', starts_at: '2026-12-26T10:00' },
    });
    expect(announcementFaults(values, say, sayField)).toEqual({});
    expect(announcementFaults({ ...values, expires_at: '2026-12-26T09:00' }, say, sayField)).toEqual({
      expires_at: 'must be after the moment from which it is shown',
    });
    expect(Object.keys(announcementFaults({ ...values, text: 'x'.repeat(161) }, say, sayField))).toEqual(['text']);
  });
});
