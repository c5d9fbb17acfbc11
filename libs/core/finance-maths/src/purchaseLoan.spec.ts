import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FinancedVehicle } from './eligibility.js';
import { loanChoices, ownMoneyBounds, purchaseLoan } from './purchaseLoan.js';
import { testConfig } from './testConfig.js';

const config = testConfig({ siteLender: { name: 'Lender', interestRate: 8.5, comparisonRate: 9.36 } });
const context = { today: '2026-11-20' };
const vehicle: FinancedVehicle = { status: 'in_stock', make: 'Kia', year: 2021, price: 32_290 };
const terms = { years: 5, deposit: 3200, frequency: 'monthly' } as const;

describe('the loan of a purchase', () => {
  it('BUY-03 is the price less the deposit, at the shopper’s own frequency, with its rates', () => {
    const found = purchaseLoan(vehicle, terms, config, context);
    expect(found).toMatchObject({ borrowed: 29_090, loan: { amount: 32_290, deposit: 3200, years: 5 } });
    expect(found?.estimate).toMatchObject({ frequency: 'monthly', interestRate: 8.5, principal: 29_090 });
    expect(found?.estimate.comparisonRate.from).toBeGreaterThan(0);
  });
  it('BUY-03 FIN-09 there is none where the site shows no finance of the vehicle', () => {
    const sold = { ...vehicle, status: 'sold' as const };
    expect(purchaseLoan(sold, terms, config, context)).toBeUndefined();
    expect(loanChoices(sold, config, context)).toBeUndefined();
    expect(loanChoices(vehicle, { ...config, isShown: false }, context)).toBeUndefined();
    expect(loanChoices(vehicle, config, context)?.years).toContain(5);
  });
  it('BUY-03 a person works it out where the calculator does not reach the price, or nothing is borrowed', () => {
    expect(
      purchaseLoan(
        { ...vehicle, price: 240_000 },
        terms,
        { ...config, amount: { ...config.amount, priceFactor: undefined } },
        context,
      ),
    ).toBeUndefined();
    expect(purchaseLoan(vehicle, { ...terms, deposit: 32_290 }, config, context)).toBeUndefined();
    expect(purchaseLoan(vehicle, { ...terms, years: 4.25 }, config, context)).toBeUndefined();
  });
  it('BUY-03 FIN-08 the figures stated are those of the requested loan and come with its rates', () => {
    const asked = fc.record({
      years: fc.integer({ min: 1, max: 14 }).map((halves) => halves / 2),
      deposit: fc.integer({ min: 0, max: 400_000 }),
      frequency: fc.constantFrom(...config.frequencies),
    });
    fc.assert(
      fc.property(asked, fc.integer({ min: 600, max: 300_000 }), (some, price) => {
        const found = purchaseLoan({ ...vehicle, price }, some, config, context);
        if (!found) return;
        expect([found.loan.amount, found.loan.deposit, found.loan.years]).toEqual([price, some.deposit, some.years]);
        expect(found.borrowed).toBe(price - some.deposit);
        expect(found.estimate.comparisonRate.from).toBeGreaterThan(0);
      }),
    );
  });
  it('BUY-03 the deposit can be slid from nothing to the last step that leaves something to borrow', () => {
    const bounds = (price: number, begun: number, deposit: Partial<typeof config.deposit> = {}) =>
      ownMoneyBounds(price, begun, { ...config, deposit: { ...config.deposit, ...deposit } });
    expect(bounds(32_290, 200)).toEqual({ min: 0, max: 32_000, step: 500 });
    expect(bounds(32_290, 200, { max: 10_000 })).toMatchObject({ min: 0, max: 9500 });
    // the own car is worth more than this one: there is nothing to add
    expect(bounds(8000, 9200)).toMatchObject({ min: 0, max: 0 });
    expect(bounds(32_290, 200, { min: 1000 })).toMatchObject({ min: 800 });
  });
  it('BUY-03 each stop of that slider has its repayment', () => {
    const prices = fc.integer({ min: 5000, max: 90_000 });
    fc.assert(
      fc.property(prices, fc.integer({ min: 0, max: 4000 }), fc.double({ min: 0, max: 1 }), (price, begun, at) => {
        const { min, max, step } = ownMoneyBounds(price, begun, config);
        const own = min + Math.floor(((max - min) / step) * (Number.isNaN(at) ? 0 : at)) * step;
        const found = purchaseLoan({ ...vehicle, price }, { ...terms, deposit: begun + own }, config, context);
        expect(found?.borrowed).toBe(price - begun - own);
      }),
    );
  });
});
