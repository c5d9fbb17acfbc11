import { expect, it } from 'vitest';
import { wordsOf } from '@forecourt/words';
import { formsWords } from '../words/formsWords.js';
import { bookedTime, bookedDateTime, isOffered, moveFaults } from './booking.js';

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

it('FORM-06 another time needs a day and a time', () => {
  const say = wordsOf({ config: {} }, formsWords);
  const needed = 'Please choose a day and a time.';
  expect(moveFaults({ day: '', time: '' }, say)).toEqual({ day: needed });
  expect(moveFaults({ day: '2026-11-24', time: '' }, say)).toEqual({ time: needed });
  expect(moveFaults({ day: '2026-11-24', time: '09:00' }, say)).toEqual({});
});
