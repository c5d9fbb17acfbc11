import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { waitBefore } from './waitBefore.js';

const HOUR = 3600_000;
const LIMITS = [
  { sends: 1, withinMs: 30_000 },
  { sends: 5, withinMs: HOUR },
  { sends: 10, withinMs: 24 * HOUR },
];

describe('limits of what is sent', () => {
  it('SAVE-05 whatever the order of asking, no window ever holds more codes than its limit', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 2 * 3600_000 }), { maxLength: 80 }), (pauses) => {
        const sent: number[] = [];
        let now = 0;
        for (const pause of pauses) {
          now += pause;
          if (waitBefore(sent, now, LIMITS) === 0) sent.unshift(now);
          for (const { sends, withinMs } of LIMITS)
            expect(sent.filter((moment) => moment > now - withinMs).length).toBeLessThanOrEqual(sends);
        }
      }),
    );
  });
  it('SAVE-05 after the returned wait one more may be sent', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(3600_000), { minLength: 1, maxLength: 12 }), (ages) => {
        const now = 1e12;
        const sent = ages.map((age) => now - age).sort((a, b) => b - a);
        const wait = waitBefore(sent, now, LIMITS);
        expect(waitBefore(sent, now + wait, LIMITS)).toBe(0);
      }),
    );
  });
});
