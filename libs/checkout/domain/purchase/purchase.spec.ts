import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { amountLines, balanceShares, loanDeposit, purchaseAmounts } from './amounts.js';
import { purchaseConfig } from './config.js';
import { openStep, PURCHASE_STEPS, SAVED_STEPS, stepAfter, stepBefore, stepToShow, type SavedStep } from './steps.js';
import { checkoutDomainWords } from '../words/checkoutDomainWords.js';
import { wordsOf } from '@forecourt/words';

const say = wordsOf({ config: {} }, checkoutDomainWords);
const cents = fc.integer({ min: 0, max: 100_000_000 });
const figures = fc.record({
  priceCents: cents,
  depositCents: cents,
  deliveryCents: fc.option(cents, { nil: undefined }),
  tradeIn: fc.option(fc.record({ valueCents: cents, owingCents: cents }), { nil: undefined }),
});

describe('the amounts of a purchase', () => {
  it('BUY-03 price, less the own car and the deposit, with what is owed and the delivery', () => {
    const amounts = purchaseAmounts({
      priceCents: 3_229_000,
      depositCents: 20_000,
      deliveryCents: 24_950,
      tradeIn: { valueCents: 900_000, owingCents: 150_000 },
    });
    expect(amounts.balance_cents).toBe(3_229_000 - 900_000 + 150_000 + 24_950 - 20_000);
    expect(amountLines(amounts, 'Price (Drive Away)', true, say).map(({ name, cents: of }) => [name, of])).toEqual([
      ['price', 3_229_000],
      ['trade-in', -900_000],
      ['owing', 150_000],
      ['delivery', 24_950],
      ['deposit', -20_000],
      ['balance', amounts.balance_cents],
    ]);
  });
  it('BUY-03 the lines come to the balance, in whole cents, whatever the figures', () => {
    fc.assert(
      fc.property(figures, (some) => {
        const amounts = purchaseAmounts(some);
        const lines = amountLines(amounts, 'Price', some.deliveryCents !== undefined, say);
        const sum = lines.filter(({ name }) => name !== 'balance').reduce((total, line) => total + line.cents, 0);
        expect(sum).toBe(amounts.balance_cents);
        expect(lines.at(-1)).toMatchObject({ name: 'balance', cents: Math.abs(sum) });
        expect(lines.every((line) => Number.isSafeInteger(line.cents))).toBe(true);
      }),
    );
  });
  it('BUY-03 a car that is worth more than everything else leaves something in the shopper’s favour', () => {
    const amounts = purchaseAmounts({
      priceCents: 500_000,
      depositCents: 20_000,
      tradeIn: { valueCents: 900_000, owingCents: 0 },
    });
    expect(amountLines(amounts, undefined, false, say).at(-1)).toEqual({
      name: 'balance',
      label: 'Left in your favour',
      cents: 420_000,
    });
  });
  it.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('BUY-03 %s is no amount', (priceCents) => {
    expect(() => purchaseAmounts({ priceCents, depositCents: 0 })).toThrow(RangeError);
  });
  it('BUY-03 a loan has today’s deposit, the own money and what the own car leaves as its deposit, never less than nothing', () => {
    const of = (valueCents: number, owingCents: number) =>
      purchaseAmounts({ priceCents: 3_000_000, depositCents: 20_050, tradeIn: { valueCents, owingCents } });
    expect(loanDeposit(of(0, 0), 3000)).toBe(3200);
    expect(loanDeposit(of(900_000, 150_000), 0)).toBe(7700);
    expect(loanDeposit(of(100_000, 900_000), 0)).toBe(0);
  });
  it('BUY-03 lender and shopper pay the whole balance between them, and neither pays less than nothing', () => {
    fc.assert(
      fc.property(figures, fc.integer({ min: 0, max: 100_000 }), (some, own) => {
        const amounts = purchaseAmounts(some);
        const shares = balanceShares(amounts, loanDeposit(amounts, own));
        if (!shares) return;
        expect(shares.loan_cents + shares.own_cents).toBe(amounts.balance_cents);
        expect(Math.min(shares.loan_cents, shares.own_cents)).toBeGreaterThanOrEqual(0);
      }),
    );
    const amounts = purchaseAmounts({ priceCents: 3_000_000, depositCents: 20_000, deliveryCents: 50_000 });
    expect(balanceShares(amounts, loanDeposit(amounts, 3000))).toEqual({ loan_cents: 2_680_000, own_cents: 350_000 });
  });
});

describe('the steps of a purchase', () => {
  it('BUY-03 open one after the other, and the summary only once every step has its answer', () => {
    expect(stepToShow(undefined, [])).toBe('vehicle');
    expect(stepToShow('summary', [])).toBe('details');
    expect(stepToShow('summary', ['details', 'payment'])).toBe('trade-in');
    expect(stepToShow(undefined, ['details'])).toBe('trade-in');
    expect(stepToShow('details', [...SAVED_STEPS])).toBe('details');
    expect(stepToShow('summary', [...SAVED_STEPS])).toBe('summary');
    expect(stepToShow('__proto__', ['details'])).toBe('trade-in');
  });
  it('BUY-03 whatever was said and wanted, the step before the one that is shown has its answer', () => {
    const said = fc.subarray([...SAVED_STEPS]);
    const wanted = fc.oneof(fc.constantFrom(...PURCHASE_STEPS), fc.string());
    fc.assert(
      fc.property(said, wanted, (answers: SavedStep[], step) => {
        const shown = stepToShow(step, answers);
        const before = SAVED_STEPS.filter((one) => PURCHASE_STEPS.indexOf(one) < PURCHASE_STEPS.indexOf(shown));
        expect(before.every((one) => answers.includes(one))).toBe(true);
      }),
    );
  });
  it('BUY-03 have neighbours, and ends', () => {
    expect([stepBefore('vehicle'), stepAfter('vehicle'), stepBefore('summary'), stepAfter('summary')]).toEqual([
      undefined,
      'details',
      'handover',
      undefined,
    ]);
    expect(openStep([...SAVED_STEPS])).toBe('summary');
  });
});

describe('the section', () => {
  it('BUY-03 is off by default, and its defaults are in order', () => {
    expect(purchaseConfig.defaults.isOn).toBe(false);
    expect(purchaseConfig.schema.safeParse(purchaseConfig.defaults).success).toBe(true);
    expect(purchaseConfig.schema.safeParse({ ...purchaseConfig.defaults, keepDays: 31 }).success).toBe(false);
  });
});
