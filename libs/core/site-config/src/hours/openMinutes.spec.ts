import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openMinutes } from './openMinutes.js';
import { openState, type Hours } from './openState.js';

const open = (weekday: number, from = '08:30', to = '17:30') => ({
  weekday,
  status: 'Open' as const,
  open: from,
  close: to,
});
const sydney: Hours = {
  hours: [1, 2, 3, 4, 5].map((weekday) => open(weekday)),
  time_zone: 'Australia/Sydney',
};
/** Friday 20 November 2026, 4:30 pm in Sydney: an hour before the place closes. */
const FRIDAY = Date.parse('2026-11-20T05:30:00Z');
const HOUR = 3_600_000;

describe('minutes that a place was open', () => {
  it('API-01 a night and a weekend do not count', () => {
    expect(openMinutes(sydney, FRIDAY, FRIDAY + 30 * 60_000)).toBe(30);
    expect(openMinutes(sydney, FRIDAY, FRIDAY + 20 * HOUR)).toBe(60);
    // Monday 9:30 am
    expect(openMinutes(sydney, FRIDAY, FRIDAY + 65 * HOUR)).toBe(120);
  });
  it('API-01 a holiday counts by its own hours', () => {
    const holiday = { ...sydney, special_hours: [{ date: '2026-11-20', name: 'Show day', status: 'Closed' as const }] };
    expect(openMinutes(holiday, FRIDAY, FRIDAY + 65 * HOUR)).toBe(60);
  });
  it('API-01 counts no further than is needed, and all the time where no hours are known', () => {
    expect(openMinutes(sydney, FRIDAY, FRIDAY + 1000 * HOUR, 180)).toBe(180);
    expect(openMinutes({ ...sydney, hours: [] }, FRIDAY, FRIDAY + 5 * HOUR)).toBe(300);
    expect(openMinutes(sydney, FRIDAY, FRIDAY - HOUR)).toBe(0);
  });
  it('API-01 agrees with the state of the place at each minute', () => {
    const zone = fc.constantFrom('Australia/Sydney', 'Australia/Brisbane', 'Australia/Lord_Howe');
    const start = fc.integer({ min: 0, max: 800_000 }).map((m) => Date.parse('2026-01-01T00:00Z') + m * 60_000);
    fc.assert(
      fc.property(zone, start, fc.integer({ min: 0, max: 90 }), (time_zone, from, length) => {
        const place = { ...sydney, time_zone };
        const each = Array.from({ length }, (_, minute) => openState(place, from + minute * 60_000).status);
        expect(openMinutes(place, from, from + length * 60_000)).toBe(each.filter((s) => s === 'open').length);
      }),
      { numRuns: 60 },
    );
  });
});
