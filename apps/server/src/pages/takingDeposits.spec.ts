import { expect, it } from 'vitest';
import { withoutDeposits } from './takingDeposits.js';

const on = { checkout: { isOn: true, title: 'Reserve' } };

it('BUY-02 pages of a site without a payment provider offer no reservation', () => {
  expect(withoutDeposits(on, true)).toBe(on);
  expect(withoutDeposits(on, false)).toEqual({ checkout: { isOn: false, title: 'Reserve' } });
  expect(withoutDeposits({}, false)).toEqual({});
});
