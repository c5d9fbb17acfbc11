import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numberText } from './numberText.js';

const KMS = { suffix: ' kms' };
const MONEY = { prefix: '$' };

describe('numberText', () => {
  it.each([
    ['85000', KMS, '85,000 kms'],
    ['85,000 kms', KMS, '85,000 kms'],
    ['85 000 km', KMS, '85,000 kms'],
    ['0', KMS, '0 kms'],
    ['007', KMS, '7 kms'],
    ['$12000', MONEY, '$12,000'],
    ['1250000', MONEY, '$1,250,000'],
  ])('FORM-10 %s is shown formatted', (text, look, shown) => {
    expect(numberText(text, look)).toBe(shown);
  });
  it.each(['', 'about 80k', '8.5', '-3', '8,5', '1,00', '12345678901'])('FORM-10 %j stays as it was typed', (text) => {
    expect(numberText(text, KMS)).toBe(text);
  });
  it('FORM-10 leaving a field twice changes nothing, and the number stays the same', () => {
    fc.assert(
      fc.property(fc.nat({ max: 999_999_999 }), fc.constantFrom(KMS, MONEY), (number, look) => {
        const shown = numberText(String(number), look);
        expect(numberText(shown, look)).toBe(shown);
        expect(Number(shown.replace(/\D/g, ''))).toBe(number);
      }),
    );
  });
});
