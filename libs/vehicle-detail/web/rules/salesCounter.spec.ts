import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COUNTER_REFRESH, salesThisMonth } from './salesCounter.js';

const at = (text: string): number => salesThisMonth(Date.parse(text));

describe('sales counter', () => {
  it('NAV-07 counts 192 for each day that is over and one for every 450 seconds of today, in Brisbane', () => {
    expect(at('2026-11-01T00:00:00+10:00')).toBe(0);
    expect(at('2026-11-01T00:07:29+10:00')).toBe(0);
    expect(at('2026-11-01T00:07:30+10:00')).toBe(1);
    expect(at('2026-11-22T13:00:00+10:00')).toBe(21 * 192 + 104);
    expect(at('2026-11-30T23:59:59+10:00')).toBe(29 * 192 + 191);
    expect(COUNTER_REFRESH).toBe(150_000);
  });
  it('NAV-07 starts a month at midnight in Brisbane, in summer too', () => {
    expect(at('2026-12-31T13:59:59Z')).toBe(30 * 192 + 191);
    expect(at('2026-12-31T14:00:00Z')).toBe(0);
  });
  it('NAV-07 never falls within a month, and never passes its 31 days', () => {
    const minute = fc.integer({ min: 0, max: 31 * 1440 - 2 });
    fc.assert(
      fc.property(minute, (minutes) => {
        const start = Date.parse('2026-07-01T00:00:00+10:00') + minutes * 60_000;
        const [one, next] = [salesThisMonth(start), salesThisMonth(start + 60_000)];
        return one >= 0 && next >= one && next < 31 * 192;
      }),
    );
  });
});
