import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appointmentDays, appointmentMoment, freeDays, takenDays } from './appointments.js';

const open = (weekday: number, from = '08:30', to = '17:30') => ({
  weekday,
  status: 'Open' as const,
  open: from,
  close: to,
});
const WEEK = [1, 2, 3, 4, 5].map((weekday) => open(weekday));
const place = {
  hours: [...WEEK, { weekday: 0, status: 'By appointment only' as const }],
  time_zone: 'Australia/Sydney',
};
const options = { days: 7, everyMinutes: 60, noticeMinutes: 120 };
/** Friday 20 November 2026, 10:05 in Sydney. */
const FRIDAY = Date.parse('2026-11-19T23:05:00Z');

describe('times of test drives', () => {
  it('FORM-06 are within opening hours, from the dealer’s notice on, and end before the place closes', () => {
    const days = appointmentDays(place, options, FRIDAY);
    expect(days.map(({ date }) => date)).toEqual([
      '2026-11-20',
      '2026-11-23',
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
    ]);
    expect(days[0]?.times).toEqual(['12:30', '13:30', '14:30', '15:30', '16:30']);
    expect(days[1]?.times).toHaveLength(9);
  });
  it.each([
    ['a closed holiday', { status: 'Closed' as const }, undefined],
    ['a short one', { status: 'Open' as const, open: '10:00', close: '12:00' }, ['10:00', '11:00']],
  ])('FORM-06 %s replaces its weekday', (_name, hours, times) => {
    const days = appointmentDays({ ...place, special_hours: [{ date: '2026-11-23', ...hours }] }, options, FRIDAY);
    expect(days.find(({ date }) => date === '2026-11-23')?.times).toEqual(times);
  });
  it('FORM-06 go by the clock of the place', () => {
    const perth = { ...place, time_zone: 'Australia/Perth' };
    // 07:05 in Perth: the notice ends after opening
    expect(appointmentDays(perth, options, FRIDAY)[0]?.times[0]).toBe('09:30');
  });
  it('FORM-06 hold nothing that is past, outside hours, twice or beyond the days ahead, whatever the options', () => {
    const time = fc
      .integer({ min: 0, max: 47 })
      .map((half) => `${String(half >> 1).padStart(2, '0')}:${half & 1 ? '30' : '00'}`);
    const hour = fc
      .tuple(fc.integer({ min: 0, max: 6 }), time, time)
      .filter(([, from, to]) => from < to)
      .map(([weekday, from, to]) => open(weekday, from, to));
    fc.assert(
      fc.property(
        fc.array(hour, { maxLength: 10 }),
        fc.record({
          days: fc.integer({ min: 1, max: 30 }),
          everyMinutes: fc.integer({ min: 5, max: 240 }),
          noticeMinutes: fc.integer({ min: 0, max: 10_080 }),
        }),
        fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2027, 0, 1) }),
        fc.constantFrom('Australia/Sydney', 'Australia/Perth', 'Australia/Lord_Howe'),
        (hours, some, now, zone) => {
          const found = appointmentDays({ hours, time_zone: zone }, some, now);
          const today = new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(now);
          const dates = found.map(({ date }) => date);
          expect(dates).toEqual([...new Set(dates)].sort());
          for (const { date, times } of found) {
            expect(date >= today).toBe(true);
            expect(Date.parse(date) - Date.parse(today)).toBeLessThan(some.days * 86_400_000);
            expect(times).toEqual([...new Set(times)].sort());
            expect(times.length).toBeGreaterThan(0);
            const weekday = new Date(`${date}T00:00Z`).getUTCDay();
            for (const at of times)
              expect(
                hours.some((opening) => opening.weekday === weekday && opening.open <= at && at < opening.close),
              ).toBe(true);
          }
        },
      ),
    );
  });
});

describe('free times of test drives', () => {
  it('FORM-06 leave out what is taken, and days without a time', () => {
    const days = appointmentDays(place, { ...options, everyMinutes: 240 }, FRIDAY).slice(0, 2);
    expect(days).toEqual([
      { date: '2026-11-20', times: ['12:30'] },
      { date: '2026-11-23', times: ['08:30', '12:30'] },
    ]);
    const taken = [Date.parse('2026-11-20T01:30Z'), Date.parse('2026-11-22T21:30Z')];
    expect(freeDays(days, place.time_zone, (moment) => !taken.includes(moment))).toEqual([
      { date: '2026-11-23', times: ['12:30'] },
    ]);
  });
  it('FORM-06 begin at the moments that the clocks of the place show, all through the year', () => {
    const hours = Array.from({ length: 7 }, (_, weekday) => open(weekday, '00:30', '06:00'));
    for (const zone of ['Australia/Sydney', 'Australia/Lord_Howe', 'Australia/Perth']) {
      const found = Array.from({ length: 7 }, (_, index) =>
        appointmentDays({ hours, time_zone: zone }, { ...options, days: 60 }, FRIDAY + index * 60 * 86_400_000),
      ).flat();
      const seen: (number | undefined)[] = [];
      freeDays(found, zone, (moment) => seen.push(moment) > 0);
      const wanted = found.flatMap(({ date, times }) => times.map((time) => appointmentMoment(date, time, zone)));
      expect(seen).toEqual(wanted.filter((moment) => moment !== undefined));
    }
  });
  it('FORM-06 and taken ones are together what is offered, each once', () => {
    const days = appointmentDays(place, { ...options, everyMinutes: 240 }, FRIDAY).slice(0, 2);
    expect(takenDays(days, [{ date: '2026-11-23', times: ['12:30'] }])).toEqual([
      { date: '2026-11-20', times: ['12:30'] },
      { date: '2026-11-23', times: ['08:30'] },
    ]);
    expect(takenDays(days, days)).toEqual([]);
    expect(takenDays(days, [])).toEqual(days);
  });
  it('FORM-06 begin by the clock of the place on both sides of daylight saving, and never in the hour that it leaves out', () => {
    // Sydney goes from 2 am to 3 am on 4 October 2026, and back from 3 am to 2 am on 5 April 2026
    expect(appointmentMoment('2026-10-03', '10:00', 'Australia/Sydney')).toBe(Date.parse('2026-10-03T00:00Z'));
    expect(appointmentMoment('2026-10-04', '10:00', 'Australia/Sydney')).toBe(Date.parse('2026-10-03T23:00Z'));
    expect(appointmentMoment('2026-10-04', '02:30', 'Australia/Sydney')).toBeUndefined();
    expect(appointmentMoment('2026-04-05', '02:30', 'Australia/Sydney')).toBe(Date.parse('2026-04-04T15:30Z'));
    expect(appointmentMoment('2026-11-24', 'soon', 'Australia/Sydney')).toBeUndefined();
  });
});
