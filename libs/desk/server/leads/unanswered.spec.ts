import { describe, expect, it } from 'vitest';
import type { ConfiguredSite } from '@forecourt/service/sites';
import { firstDay } from './leadQuery.js';
import { unanswered } from './unanswered.js';

const week = (from: string, to: string) =>
  [1, 2, 3, 4, 5].map((weekday) => ({ weekday, status: 'Open', open: from, close: to }));
const siteWith = (answerWithinHours: number | null) =>
  ({
    config: { desk: { isOn: true, people: [], answerWithinHours } },
    site: {
      timeZone: 'Australia/Sydney',
      locations: [
        { slug: 'auburn', primary: true, hours: week('08:30', '17:30'), time_zone: 'Australia/Sydney' },
        { slug: 'perth', hours: week('09:00', '17:00'), time_zone: 'Australia/Perth' },
      ],
    },
  }) as unknown as ConfiguredSite;
/** Friday 20 November 2026, 4:30 pm in Sydney, 1:30 pm in Perth. */
const FRIDAY = Date.parse('2026-11-20T05:30:00Z');
const HOUR = 3_600_000;
const lead = (place: string | null) => ({ created_at: new Date(FRIDAY), place });

describe('a lead that waits', () => {
  it('API-01 is overdue by the opening hours of its place, not over a weekend', () => {
    const site = siteWith(3);
    expect(unanswered(site, lead('auburn'), FRIDAY + 40 * HOUR)).toEqual({ minutes: 60, isOverdue: false });
    // Monday 10:30 am
    expect(unanswered(site, lead('auburn'), FRIDAY + 66 * HOUR)).toEqual({ minutes: 180, isOverdue: true });
    expect(unanswered(site, lead('perth'), FRIDAY + 4 * HOUR)).toEqual({ minutes: 210, isOverdue: true });
  });
  it('API-01 without a place goes by the main one, and is counted no further than 40 hours', () => {
    expect(unanswered(siteWith(3), lead(null), FRIDAY + 66 * HOUR).minutes).toBe(180);
    expect(unanswered(siteWith(3), lead('gone'), FRIDAY + 9000 * HOUR).minutes).toBe(2400);
  });
  it('API-01 is never overdue where the dealer wants no mark', () => {
    expect(unanswered(siteWith(null), lead('auburn'), FRIDAY + 900 * HOUR).isOverdue).toBe(false);
  });
});

it('API-01 this week begins on Monday', () => {
  expect(firstDay('week', '2026-11-22')).toBe('2026-11-16');
  expect(firstDay('week', '2026-11-23')).toBe('2026-11-23');
  expect(firstDay('today', '2026-11-24')).toBe('2026-11-24');
});
