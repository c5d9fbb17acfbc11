import { expect, it } from 'vitest';
import { bookedTime, bookedDateTime, isOffered } from './booking.js';

const MOMENT = Date.parse('2026-11-24T00:30Z');

it('FORM-06 a booked time is said by the clock of its place', () => {
  expect(bookedTime(MOMENT, 'Australia/Brisbane', 'en-AU')).toBe('Tuesday 24 November, 10:30 am');
  expect(bookedDateTime(MOMENT, 'Australia/Brisbane')).toBe('2026-11-24T10:30');
  expect(bookedDateTime(MOMENT, 'Australia/Sydney')).toBe('2026-11-24T11:30');
  expect(bookedDateTime(MOMENT, 'UTC')).toBe('2026-11-24T00:30');
});

it('FORM-06 a time is offered on its own day alone', () => {
  const days = [{ date: '2026-11-24', times: ['09:00'] }];
  expect(isOffered(days, '2026-11-24', '09:00')).toBe(true);
  expect(isOffered(days, '2026-11-25', '09:00')).toBe(false);
  expect(isOffered(days, '2026-11-24', '')).toBe(false);
});
