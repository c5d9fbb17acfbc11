import { expect, it } from 'vitest';
import { purchaseWords } from './ownPurchase.js';

it('BUY-03 SAVE-07 says of each purchase what comes next', () => {
  expect(purchaseWords({ step: 'trade-in' })).toEqual({ words: 'Next step: Your trade-in', act: 'Go on buying it' });
  expect(purchaseWords({ step: 'summary', deposit: 'pending-payment' }).act).toBe('Go on and pay it');
  expect(purchaseWords({ step: 'summary', deposit: 'held' }).words).toBe('The deposit is paid');
  // a deposit that went back leaves a purchase that can be gone on with
  expect(purchaseWords({ step: 'summary', deposit: 'refunded' }).act).toBe('Go on buying it');
});
