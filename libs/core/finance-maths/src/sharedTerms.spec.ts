import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FinancedVehicle } from './eligibility.js';
import { FREQUENCY_NAMES } from './frequency.js';
import { financeOnTerms } from './sharedTerms.js';
import { testConfig } from './testConfig.js';
import { vehicleFinance } from './vehicleFinance.js';

const config = testConfig({ siteLender: { name: 'Lender', interestRate: 8.5, comparisonRate: 9.36 } });
const context = { today: '2026-11-20' };
const vehicle: FinancedVehicle = { status: 'in_stock', make: 'Kia', year: 2021, price: 32_290 };
const finance = vehicleFinance(vehicle, config, context);
if (!finance) throw new Error('The vehicle of this test has finance.');
const { loan, weekly } = finance;
const onTerms = (terms: object) => financeOnTerms(finance, terms, vehicle, config, context);

describe('finance on the shopper’s own terms', () => {
  it('FIN-11 is nothing of its own where they are those of the finance block', () => {
    expect(onTerms({})).toBeUndefined();
    const { amount: _amount, ...same } = loan;
    expect(onTerms(same)).toBeUndefined();
    expect(onTerms({ frequency: 'monthly' })).toBeUndefined();
  });

  it('FIN-11 stays weekly and keeps the price of the vehicle', () => {
    const own = onTerms({ deposit: 5000, frequency: 'monthly', amount: 1 });
    expect(own?.estimate.frequency).toBe('weekly');
    expect(own?.estimate.repayment).toBeLessThan(weekly.repayment);
    expect(own?.loan).toMatchObject({ deposit: 5000, amount: 32_290, years: loan.years });
  });

  it('FIN-01 FIN-08 whatever was chosen, it is inside the site’s bounds and never without its rates', () => {
    const terms = fc.record(
      {
        deposit: fc.double({ min: 0, max: 1e7, noNaN: true }),
        years: fc.double({ min: 0, max: 50, noNaN: true }),
        interest: fc.double({ min: 0, max: 100, noNaN: true }),
        residual: fc.double({ min: 0, max: 1e7, noNaN: true }),
        frequency: fc.constantFrom(...FREQUENCY_NAMES),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(terms, (chosen) => {
        const own = onTerms(chosen);
        if (!own) return;
        expect(own.loan.deposit).toBeLessThanOrEqual(config.deposit.max);
        expect(own.estimate.comparisonRate.from).toBeGreaterThan(0);
        expect(Number.isFinite(own.estimate.repayment)).toBe(true);
      }),
    );
  });
});
