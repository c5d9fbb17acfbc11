import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { zonedIso } from './zonedIso.js';

describe('zonedIso', () => {
  it.each([
    ['Australia/Sydney', '2026-11-20T21:00:00+11:00'],
    ['Australia/Brisbane', '2026-11-20T20:00:00+10:00'],
    ['Australia/Adelaide', '2026-11-20T20:30:00+10:30'],
    ['UTC', '2026-11-20T10:00:00+00:00'],
  ])('FORM-13 in %s ten o’clock UTC is %s', (zone, text) => {
    expect(zonedIso(Date.parse('2026-11-20T10:00:00Z'), zone)).toBe(text);
  });
  it('names the same moment, also across changes of daylight saving', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000_000_000 }), (seconds) => {
        expect(Date.parse(zonedIso(seconds * 1000, 'Australia/Lord_Howe'))).toBe(seconds * 1000);
      }),
    );
  });
});
