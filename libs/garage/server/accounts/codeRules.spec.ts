import { describe, expect, it } from 'vitest';
import { codeAddress, randomCode, typedCode } from './codeRules.js';

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
  it.each([
    ['Kim@Example.com', { by: 'mail', address: 'kim@example.com' }],
    ['0412 345 678', { by: 'sms', address: '+61412345678' }],
    ['02 5550 1200', undefined],
    ['kim', undefined],
  ])('SAVE-05 a code for %s goes to %o', (text, address) => {
    expect(codeAddress(text)).toEqual(address);
  });
});
