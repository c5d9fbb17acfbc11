import { describe, expect, it } from 'vitest';
import { previewMoment } from './previewTime.js';

describe('previewMoment', () => {
  it('NAV-07 reads a moment by the clocks of the place, daylight saving included', () => {
    const read = (text: string) => previewMoment(text, 'Australia/Sydney');
    expect(read('2026-12-26T10:00')).toBe(Date.parse('2026-12-25T23:00Z'));
    expect(read('2026-06-26T10:00')).toBe(Date.parse('2026-06-26T00:00Z'));
  });

  it.each([
    ['', 'nothing'],
    ['2026-12-26', 'a day alone'],
    ['2026-12-26T10:00Z', 'a zone of its own'],
    ['2026-02-30T10:00', 'a day that is none'],
    ['2026-13-01T10:00', 'a month that is none'],
    ['2026-12-26T24:00', 'an hour that is none'],
    ['2026-10-04T02:30', 'what no clock shows on the day when they are put forward'],
  ])('does not read %s: %s', (text) => {
    expect(previewMoment(text, 'Australia/Sydney')).toBeUndefined();
  });
});
