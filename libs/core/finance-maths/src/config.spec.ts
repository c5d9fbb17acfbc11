import { describe, expect, it } from 'vitest';
import { resolveConfig } from '@forecourt/site-config';
import { financeConfig, LENDER_VARIANTS } from './config.js';
import { financeLink, enquireHref } from './links.js';
import { quoteRequest } from './quote.js';
import { testConfig } from './testConfig.js';

const doubtful = (values: Parameters<typeof testConfig>[0]) => {
  const section = testConfig(values) as unknown as Record<string, unknown>;
  return (financeConfig.compliance ?? []).filter(({ key, when }) => when(section[key], section)).map(({ key }) => key);
};
const defaults = testConfig();

describe('finance section', () => {
  it('FIN-02 FIN-07 the platform’s defaults are the specification’s and pass their schema', () => {
    const { values } = resolveConfig([financeConfig], []);
    expect(values['finance']).toMatchObject({ establishmentFee: 0, lenderVariants: LENDER_VARIANTS });
  });
  it('FIN-07 knows the fees of other lenders', () => {
    expect(testConfig({ establishmentFee: 1360.5 }).establishmentFee).toBe(1360.5);
  });
  it('FIN-01 FIN-07 says what is wrong with bounds that cannot be', () => {
    const interest = { ...defaults.interest, min: 20 };
    expect(() => testConfig({ interest })).toThrow('must be above');
    const monthly = {
      label: 'Account',
      amount: 8,
      every: 'month' as const,
      isFinanced: true,
      isGovernmentCharge: false,
    };
    expect(() => testConfig({ fees: [monthly] })).toThrow('cannot be borrowed');
    expect(() => testConfig({ interest: { ...defaults.interest, default: 49 } })).toThrow('s 32A');
  });
  it('names the defaults that need a look at the law', () => {
    expect(doubtful({})).toEqual(['teaser', 'total', 'disclaimer', 'budget']);
  });
  it('finds nothing in careful values', () => {
    const careful = {
      siteLender: { name: 'Lender', interestRate: 6.29, comparisonRate: 7.42 },
      fees: [
        { label: 'Establishment', amount: 395, every: 'loan' as const, isFinanced: false, isGovernmentCharge: false },
        { label: 'Account', amount: 8, every: 'month' as const, isFinanced: false, isGovernmentCharge: false },
      ],
      comparison: { ...defaults.comparison, fromFees: true },
      teaser: { ...defaults.teaser, rates: 'beside' as const },
      total: 'complete' as const,
      disclaimer: { ...defaults.disclaimer, text: 'Our own.' },
      budget: { ...defaults.budget, method: 'annuity' as const },
    };
    expect(doubtful(careful)).toEqual([]);
    expect(doubtful({ ...careful, siteLender: { ...careful.siteLender, comparisonRate: 6.3 } })).toEqual([
      'siteLender',
    ]);
    expect(doubtful({ ...careful, comparison: defaults.comparison })).toEqual(['interest']);
    expect(doubtful({ ...careful, warning: { text: ' ', version: '' } })).toEqual(['warning']);
  });
});

describe('links and quote', () => {
  it('FIN-12 the finance form is reached with what is known of the vehicle', () => {
    const values = { car_id: 'H1', car_type: 'used', vin: '', vehiclePriceBudget: 41_990 };
    expect(financeLink('/finance', values)).toBe(
      '/finance?vehiclePriceBudget=41990&car_id=H1&car_type=used#finance-form',
    );
    expect(financeLink('/finance')).toBe('/finance#finance-form');
  });
  it('FIN-13 Enquire Now goes to the vehicle’s page, or to the finance page', () => {
    expect(enquireHref('/cars/a', '/finance')).toBe('/cars/a');
    expect(enquireHref(undefined, '/finance')).toBe('/finance');
  });
  it('FIN-10 a quote is requested only when on, none exists and the price is above 0', () => {
    const on = { ...defaults.quote, isOn: true };
    const vehicle = { price: 20_000, year: 2021 };
    expect(quoteRequest(on, vehicle, false)).toEqual({
      selfAssessedCreditScore: 'GREAT',
      purchasePrice: 20_000,
      loanTerm: 5,
      year: 2021,
    });
    expect(quoteRequest(defaults.quote, vehicle, false)).toBeUndefined();
    expect(quoteRequest(on, vehicle, true)).toBeUndefined();
    expect(quoteRequest(on, { price: 0 }, false)).toBeUndefined();
  });
});
