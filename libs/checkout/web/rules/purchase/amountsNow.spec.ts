import { describe, expect, it } from 'vitest';
import { checkoutDomainWords, type PurchaseView } from '@forecourt/checkout/domain';
import { deliveryZone } from '@forecourt/site-config';
import { buildVehicle } from '@forecourt/testing';
import { amountsNow } from './amountsNow.js';
import { wordsOf } from '@forecourt/words';

const car = { lead_id: 'lead-1', car: '2019 Mazda CX-5', low: 8000, middle: 9000, high: 10_000, owing: 1500 };
const view: PurchaseView = {
  vehicle: buildVehicle({ id: 'B1', price: 32_290 }),
  state: 'open',
  key: 'k',
  deposit_cents: 20_000,
  said: {
    'trade-in': { choice: 'estimate', car },
    payment: { choice: 'finance', years: 5, frequency: 'weekly', own_money: 2000 },
    handover: { choice: 'delivery', postcode: '2800', address: 'x', price_cents: 39_000, region: 'New South Wales' },
  },
  drafts: {},
  trade_ins: [{ lead_id: 'lead-2', car: '2015 Kia Rio' }],
  places: [],
  amounts: [
    { name: 'price', label: 'Price (Drive Away)', cents: 3_229_000 },
    { name: 'trade-in', label: 'Less your trade-in (estimate)', cents: -900_000 },
    { name: 'owing', label: 'Finance still owed on it', cents: 150_000 },
    { name: 'delivery', label: 'Delivery', cents: 39_000 },
    { name: 'deposit', label: 'Less your deposit', cents: -20_000 },
    { name: 'balance', label: 'Balance at handover', cents: 2_498_000 },
  ],
  balance_cents: 2_498_000,
  loan_deposit: 9700,
};
const zones = [deliveryZone.parse({ states: ['SA'], price: 890 })];
const at = (step: 'details' | 'trade-in' | 'payment' | 'handover', typed: Record<string, string> = {}) =>
  amountsNow(view, { step, typed }, zones, wordsOf({ config: {} }, checkoutDomainWords));
const balance = (now: ReturnType<typeof amountsNow>) => now.lines.at(-1)?.cents;

describe('the amounts of a form that was not sent yet', () => {
  it('BUY-03 are those of the service while nothing else is chosen', () => {
    for (const step of ['details', 'trade-in', 'payment', 'handover'] as const) {
      expect(at(step).lines).toEqual(view.amounts);
      expect(at(step).loanDeposit).toBe(view.loan_deposit);
    }
  });
  it('BUY-03 follow the own car: none, one that a person values, and the valued one', () => {
    expect(balance(at('trade-in', { choice: 'none' }))).toBe(3_229_000 + 39_000 - 20_000);
    expect(balance(at('trade-in', { choice: 'estimate:lead-2' }))).toBe(3_248_000);
    expect(balance(at('trade-in', { choice: 'estimate:lead-1' }))).toBe(2_498_000);
    expect(balance(at('trade-in', { choice: 'later' }))).toBe(3_248_000);
  });
  it('BUY-03 follow the handover: by the postcode, and without a delivery', () => {
    expect(balance(at('handover', { choice: 'pick-up' }))).toBe(2_459_000);
    expect(balance(at('handover', { choice: 'delivery', postcode: '5000' }))).toBe(2_459_000 + 89_000);
    // a postcode that is half typed has no price yet
    expect(balance(at('handover', { choice: 'delivery', postcode: '50' }))).toBe(2_459_000);
  });
  it('BUY-03 follow the loan: the lender and the shopper pay the balance between them', () => {
    expect(at('payment', { choice: 'outright' }).shares).toBeUndefined();
    const now = at('payment', { choice: 'finance', own_money: '$3,000' });
    expect(now.begunDeposit).toBe(7700);
    expect(now.loanDeposit).toBe(10_700);
    // the delivery and the own money are the shopper's
    expect(now.shares).toEqual({ loan_cents: 2_159_000, own_cents: 339_000 });
    expect(at('payment', { choice: 'finance', own_money: 'lots' }).loanDeposit).toBe(7700);
    // more than the vehicle costs: there is no loan
    expect(at('payment', { choice: 'finance', own_money: '90000' }).shares).toBeUndefined();
  });
});
