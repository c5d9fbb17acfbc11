import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarFile, type CalendarEntry } from './calendarFile.js';

const ENTRY: CalendarEntry = {
  uid: 'b1@harbour.example',
  sequence: 0,
  isCancelled: false,
  startsAt: Date.parse('2026-11-24T00:30Z'),
  minutes: 30,
  changedAt: Date.parse('2026-11-20T01:02:03.456Z'),
  summary: 'Test drive: 2021 Kia Sorento',
  description: 'See you soon',
  place: '1 Quay St, Newstead; QLD',
  organiser: { name: 'Harbour "Motors"', email: 'sales@harbour.example' },
  url: 'https://harbour.example/cars/kia',
};
const unfolded = (file: string): string => file.replaceAll('\r\n ', '');

describe('calendar files', () => {
  it('FORM-06 have UTC times, an id, a version and escaped text', () => {
    const lines = unfolded(calendarFile(ENTRY)).split('\r\n');
    for (const line of [
      'METHOD:PUBLISH',
      'UID:b1@harbour.example',
      'SEQUENCE:0',
      'DTSTAMP:20261120T010203Z',
      'DTSTART:20261124T003000Z',
      'DTEND:20261124T010000Z',
      'LOCATION:1 Quay St\\, Newstead\\; QLD',
      'ORGANIZER;CN="Harbour Motors":mailto:sales@harbour.example',
      'STATUS:CONFIRMED',
    ])
      expect(lines).toContain(line);
  });
  it('FORM-06 cancel by the same id and a higher version', () => {
    const lines = unfolded(calendarFile({ ...ENTRY, sequence: 2, isCancelled: true })).split('\r\n');
    for (const line of ['METHOD:CANCEL', 'UID:b1@harbour.example', 'SEQUENCE:2', 'STATUS:CANCELLED'])
      expect(lines).toContain(line);
  });
  it('FORM-06 hold no control character and no quote in a name', () => {
    const hostile = 'a\u0000b\u001f\u2028c\r\nX:1';
    const file = calendarFile({ ...ENTRY, summary: hostile, organiser: { name: `"${hostile}`, email: hostile } });
    const lines = unfolded(file).split('\r\n');
    expect(lines).toContain('SUMMARY:ab\\nc\\nX:1');
    expect(lines).toContain('ORGANIZER;CN="abcX:1":mailto:abcX:1');
  });
  it('FORM-06 fold every line at 75 octets, and no text adds one', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (words) => {
        const file = calendarFile({ ...ENTRY, summary: words, description: `${words}\r\nEND:VEVENT`, place: words });
        const lines = file.split('\r\n');
        expect(lines.pop()).toBe('');
        expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
        expect(lines.some((line) => /[\r\n]/.test(line))).toBe(false);
        // an empty place has no line
        const others = unfolded(file)
          .split('\r\n')
          .filter((line) => !line.startsWith('LOCATION:'));
        expect(others).toHaveLength(18);
      }),
    );
  });
});
