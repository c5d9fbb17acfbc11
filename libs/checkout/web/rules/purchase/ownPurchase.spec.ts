import { expect, it } from 'vitest';
import { wordsOf } from '@forecourt/words';
import { purchaseWords } from './ownPurchase.js';
import { checkoutWords } from '../../words/checkoutWords.js';

const say = wordsOf({ config: {} }, checkoutWords);

it('BUY-03 SAVE-07 says of each purchase what comes next', () => {
  expect(purchaseWords({ step: 'trade-in' }, say)).toEqual({
    words: 'Next step: Your trade-in',
    act: 'Go on buying it',
  });
  expect(purchaseWords({ step: 'summary', deposit: 'pending-payment' }, say).act).toBe('Go on and pay it');
  expect(purchaseWords({ step: 'summary', deposit: 'held' }, say).words).toBe('The deposit is paid');
  // a deposit that went back leaves a purchase that can be gone on with
  expect(purchaseWords({ step: 'summary', deposit: 'refunded' }, say).act).toBe('Go on buying it');
});
