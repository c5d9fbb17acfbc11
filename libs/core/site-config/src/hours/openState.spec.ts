import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordsOf } from '@forecourt/words';
import { siteConfigWords } from '../words/siteConfigWords.js';
import { localTime, momentOf } from './localTime.js';
import { holidaysAhead, openState, openWords, type Hours } from './openState.js';

const open = (weekday: number, from = '08:30', to = '17:30') => ({
  weekday,
  status: 'Open' as const,
  open: from,
  close: to,
});
const WEEK = [1, 2, 3, 4, 5].map((weekday) => open(weekday));
const sydney: Hours = {
  hours: [...WEEK, open(6, '08:30', '16:00'), { weekday: 0, status: 'By appointment only' }],
  time_zone: 'Australia/Sydney',
};
/** Friday 20 November 2026, 10:05 in Sydney. */
const FRIDAY = Date.parse('2026-11-19T23:05:00Z');
const HOUR = 3_600_000;
const say = wordsOf({ config: {} }, siteConfigWords);
const says = (place: Hours, now: number) => openWords(openState(place, now), say);

describe('whether a place is open', () => {
  it('LOC-04 says until when it is open, and when it opens', () => {
    expect(openState(sydney, FRIDAY)).toEqual({
      status: 'open',
      closes: 17 * 60 + 30,
      changesAt: Date.parse('2026-11-20T06:30:00Z'),
    });
    expect(says(sydney, FRIDAY)).toBe('Open until 5:30 pm');
    expect(says({ ...sydney, hours: [open(5, '08:30', '24:00')] }, FRIDAY)).toBe('Open until midnight');
    expect(says(sydney, FRIDAY - 2 * HOUR)).toBe('Closed, opens 8:30 am');
    expect(says(sydney, FRIDAY + 8 * HOUR)).toBe('Closed, opens tomorrow 8:30 am');
    // Saturday evening, then Sunday
    expect(says(sydney, FRIDAY + 31 * HOUR)).toBe('Closed, opens Monday 8:30 am');
    expect(openState(sydney, FRIDAY + 48 * HOUR).status).toBe('by-appointment');
    expect(says(sydney, FRIDAY + 48 * HOUR)).toBe('By appointment only today, opens tomorrow 8:30 am');
    expect(says({ ...sydney, hours: [{ weekday: 5, status: 'By appointment only' }] }, FRIDAY)).toBe(
      'By appointment only',
    );
  });

  it('LOC-04 follows the clock of the place, also where there is no daylight saving', () => {
    // 17:05 in Sydney is 16:05 in Brisbane and 14:05 in Perth
    const late = Date.parse('2026-11-20T06:45:00Z');
    expect(openState(sydney, late).status).toBe('closed');
    expect(openState({ ...sydney, time_zone: 'Australia/Brisbane' }, late).status).toBe('open');
    expect(openState({ ...sydney, time_zone: 'Australia/Perth' }, late).status).toBe('open');
  });

  it.each([
    ['begins', '2026-10-03T10:00:00Z', '2026-10-04T21:30:00Z'],
    ['ends', '2026-04-04T10:00:00Z', '2026-04-05T22:30:00Z'],
  ])('LOC-04 opens at the same time by the clock on the night that daylight saving %s', (_what, now, opensAt) => {
    const state = openState({ ...sydney, hours: WEEK }, Date.parse(now));
    expect(openWords(state, say)).toBe('Closed, opens Monday 8:30 am');
    expect(state.changesAt).toBe(Date.parse(opensAt));
  });

  it('LOC-03 a holiday replaces its weekday', () => {
    const place = {
      ...sydney,
      special_hours: [
        { date: '2026-11-20', name: 'Show day', status: 'Closed' as const },
        { date: '2026-11-21', status: 'Open' as const, open: '10:00', close: '14:00' },
      ],
    };
    expect(says(place, FRIDAY)).toBe('Closed, opens tomorrow 10 am');
    expect(holidaysAhead(place, FRIDAY, say)).toEqual([
      { date: '2026-11-20', day: 'Friday 20 November', name: 'Show day', hours: 'closed' },
      { date: '2026-11-21', day: 'Saturday 21 November', hours: '10 am – 2 pm' },
    ]);
    expect(holidaysAhead(place, FRIDAY + 24 * HOUR, say)).toHaveLength(1);
  });

  it('LOC-04 names the date of an opening that is further away than a week, and knows when there is none', () => {
    const closed = Array.from({ length: 9 }, (_, index) => ({
      date: `2026-11-${20 + index}`,
      status: 'Closed' as const,
    }));
    expect(says({ ...sydney, special_hours: closed }, FRIDAY)).toBe('Closed, opens Monday 30 November at 8:30 am');
    expect(openState({ ...sydney, hours: [] }, FRIDAY)).toEqual({ status: 'closed' });
    expect(says({ ...sydney, hours: [] }, FRIDAY)).toBe('Closed');
  });

  it('LOC-04 hours that touch are one, and a lunch hour is not', () => {
    const both = (second: string) => [open(5, '08:30', '12:00'), open(5, second, '17:00')];
    expect(says({ ...sydney, hours: both('12:00') }, FRIDAY)).toBe('Open until 5 pm');
    expect(says({ ...sydney, hours: both('13:00') }, FRIDAY)).toBe('Open until 12 pm');
  });
});

const zone = fc.constantFrom(
  'Australia/Sydney',
  'Australia/Brisbane',
  'Australia/Perth',
  'Australia/Adelaide',
  'Australia/Darwin',
  'Australia/Lord_Howe',
  'Australia/Hobart',
);
const moment = fc
  .integer({ min: Date.parse('2024-01-01T00:00Z') / 60_000, max: Date.parse('2030-01-01T00:00Z') / 60_000 })
  .map((minutes) => minutes * 60_000);
const words = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const entry = fc
  .tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 240, max: 1300 }), fc.integer({ min: 1, max: 130 }))
  .map(([weekday, from, length]) => open(weekday, words(from), words(from + length)));

describe('any place at any moment', () => {
  it('LOC-04 is open exactly within its hours by its own clock, until the change that it tells and not beyond', () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 10 }), zone, moment, (hours, time_zone, now) => {
        const place = { hours, time_zone };
        const shown = new Date(now).toLocaleString('en-GB', {
          timeZone: time_zone,
          weekday: 'short',
          hour: '2-digit',
          minute: '2-digit',
        });
        const [day = '', time = ''] = shown.replace(',', '').split(' ');
        const weekday = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].indexOf(day);
        const isOpen = hours.some((item) => item.weekday === weekday && item.open <= time && time < item.close);
        const state = openState(place, now);
        expect(state.status === 'open').toBe(isOpen);
        if (state.changesAt === undefined) {
          expect(hours).toEqual([]);
          return;
        }
        expect(state.changesAt).toBeGreaterThan(now);
        expect(openState(place, state.changesAt).status === 'open').toBe(!isOpen);
        const before = openState(place, state.changesAt - 60_000);
        expect(before.status === 'open').toBe(isOpen);
      }),
    );
  });

  it('LOC-04 a moment and its time by the clock lead to each other', () => {
    fc.assert(
      fc.property(zone, moment, (timeZone, now) => {
        const shown = localTime(now, timeZone);
        const again = momentOf(shown, timeZone);
        expect(localTime(again, timeZone)).toEqual(shown);
        expect(now - again).toBeGreaterThanOrEqual(0);
        expect(now - again).toBeLessThanOrEqual(HOUR);
      }),
    );
  });
});
