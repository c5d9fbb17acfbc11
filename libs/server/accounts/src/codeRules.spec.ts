import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CODE_RULES, codeAddress, randomCode, typedCode, waitBefore } from './codeRules.js';

describe('rules of codes', () => {
  it('SAVE-05 a code has six digits, zeros in front included, and is read as it is shown', () => {
    for (let n = 0; n < 500; n += 1) {
      const code = randomCode();
      expect(code).toMatch(/^\d{6}$/);
      expect(typedCode(` ${code.slice(0, 3)} ${code.slice(3)} `)).toBe(code);
    }
    for (const text of ['', '12345', '1234567', '12345a', '１２３４５６', '1e5000'])
      expect(typedCode(text)).toBeUndefined();
  });
  it('SAVE-05 whatever the order of asking, no window ever holds more codes than its limit', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 2 * 3600_000 }), { maxLength: 80 }), (pauses) => {
        const sent: number[] = [];
        let now = 0;
        for (const pause of pauses) {
          now += pause;
          if (waitBefore(sent, now, CODE_RULES.perAddress, CODE_RULES.resendMs) === 0) sent.unshift(now);
          for (const { sends, withinMs } of CODE_RULES.perAddress)
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
        const wait = waitBefore(sent, now, CODE_RULES.perAddress, CODE_RULES.resendMs);
        expect(waitBefore(sent, now + wait, CODE_RULES.perAddress, CODE_RULES.resendMs)).toBe(0);
      }),
    );
  });
  it.each([
    ['Kim@Example.com', { by: 'mail', address: 'kim@example.com' }],
    ['0412 345 678', { by: 'sms', address: '+61412345678' }],
    ['02 5550 1200', undefined],
    ['kim', undefined],
  ])('SAVE-05 a code for %s goes to %o', (text, address) => {
    expect(codeAddress(text)).toEqual(address);
  });
});
