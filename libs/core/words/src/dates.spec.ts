import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDate, formatDay, formatTime, LANGUAGES, shortDay, weekdayName } from './index.js';

describe('days and times in a language', () => {
  it('TEN-03 are written as its readers write them', () => {
    expect(LANGUAGES.map((language) => formatDate('2026-09-09', language))).toEqual(['9 Sep 2026', '2026年9月9日']);
    expect(LANGUAGES.map((language) => formatDate('2026-03', language))).toEqual(['Mar 2026', '2026年3月']);
    expect(formatDate('2026-13', 'en-AU')).toBe('2026-13');
    expect(LANGUAGES.map((language) => formatDay('2026-12-25', language))).toEqual([
      'Friday 25 December',
      '12月25日星期五',
    ]);
    expect(LANGUAGES.map((language) => shortDay('2026-12-25', language))).toEqual([
      { weekday: 'Fri', day: '25 Dec' },
      { weekday: '周五', day: '12月25日' },
    ]);
    expect(LANGUAGES.map((language) => weekdayName('2026-11-29', language))).toEqual(['Sunday', '星期日']);
    expect(LANGUAGES.map((language) => formatTime('14:05', language))).toEqual(['2:05 pm', '14:05']);
  });

  it('LOC-04 a clock of twelve hours names noon and midnight 12, and leaves out whole hours’ minutes', () => {
    expect([0, 30, 720, 1439].map((minutes) => formatTime(minutes, 'en-AU'))).toEqual([
      '12 am',
      '12:30 am',
      '12 pm',
      '11:59 pm',
    ]);
  });

  it('keeps text that is no date', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...LANGUAGES), (text, language) => {
        fc.pre(!/^\d{4}-\d{2}/.test(text));
        expect(formatDate(text, language)).toBe(text);
        expect(formatDay(text, language)).toBe(text);
        expect(shortDay(text, language)).toEqual({ weekday: '', day: text });
      }),
    );
  });
});
