import { describe, expect, it } from 'vitest';
import { callLabel, maskPhone } from './phone.js';

describe('phone block', () => {
  it.each([
    ['/cars/2021-kia-rio', 'new', 'New Car'],
    ['/cars/2021-kia-rio', 'demo', 'Used Car'],
    ['/cars/2021-kia-rio', 'used', 'Used Car'],
    ['/search/new-cars', undefined, 'New Car'],
    ['/search/used-cars/kia', 'new', 'Used Car'],
    ['/search/newcastle', undefined, 'Used Car'],
  ] as const)('VDP-18 a call from %s about a %s vehicle counts as %s', (path, carType, label) => {
    expect(callLabel(path, carType)).toBe(label);
  });
  it.each([
    ['02 5550 1200', '02 55** ****'],
    ['0491 570 006', '0491 *** ***'],
    ['13 12 13', '13 12 **'],
  ])('VDP-18 of %s the first five characters stay visible', (phone, masked) => {
    expect(maskPhone(phone)).toBe(masked);
  });
});
