import { describe, expect, it } from 'vitest';
import { financeConfig } from './config.js';
import { differingTerms, repaymentTerms } from './repaymentTerms.js';
import { statedRepayment } from './statedRepayment.js';

const finance: Record<string, unknown> = {
  ...financeConfig.defaults,
  siteLender: { name: 'Lender', interestRate: 7.99, comparisonRate: 8.74 },
};
const options = (changes: object = {}, own: { site?: object; vehicle?: object } = {}) => ({
  site: { timeZone: 'Australia/Brisbane', financeProvider: 'lender', ...own.site },
  vehicle: { cardRepayment: true, testDriveOnlyTags: [], ...own.vehicle },
  finance: { ...finance, ...changes },
});
const vehicle = {
  status: 'in_stock',
  make: 'Kia',
  model: 'Rio',
  year: 2022,
  price: 30_000,
  updated_at_timestamp: 1_760_000_000,
} as never;

describe('terms of the repayments that cards state', () => {
  it('CARD-07 sites of other words and of the same figures agree', () => {
    const other = options({
      teaser: { text: 'From {repayment}', rates: 'beside' },
      disclaimer: undefined,
      stickyHeader: false,
    });
    expect(differingTerms(options(), other)).toEqual([]);
  });
  it.each([
    ['finance.interest', options({ interest: { min: 1, max: 9, default: 8, step: 0.1 } })],
    ['finance.siteLender', options({ siteLender: undefined })],
    ['site.financeProvider', options({}, { site: { financeProvider: 'another' } })],
    ['vehicle.testDriveOnlyTags', options({}, { vehicle: { testDriveOnlyTags: ['Demo'] } })],
    ['finance', { ...options(), finance: undefined }],
  ])('CARD-07 names the option in which they differ: %s', (option, other) => {
    expect(differingTerms(options(), other as never)).toEqual([option]);
    expect(differingTerms(other as never, options())).toEqual([option]);
  });
  it('CARD-07 B5.1 another make matters where the list hides its finance, and not otherwise', () => {
    const kia = { site: { manufacturer: 'Kia' } };
    const [open, hidden] = [options({}, kia), options({ hiddenManufacturers: ['KIA'] }, kia)];
    expect(differingTerms(options(), open)).toEqual([]);
    expect(differingTerms(options(), hidden)).toEqual(['finance.hiddenManufacturers']);
  });
  it('CARD-07 a site that states none agrees with everybody', () => {
    const silent = options({ isShown: false }, { vehicle: { cardRepayment: false } });
    expect(repaymentTerms(silent)).toBeUndefined();
    expect(differingTerms(options(), silent)).toEqual([]);
  });
  it('CARD-07 no option that is left out of them decides a figure', () => {
    const stated = statedRepayment(vehicle, options());
    expect(stated.weekly_repayment).toBeGreaterThan(25);
    const terms = repaymentTerms(options());
    const wording = Object.keys(finance).filter((key) => !terms?.has(`finance.${key}`));
    expect(wording).toContain('disclaimer');
    for (const key of wording) expect(statedRepayment(vehicle, options({ [key]: undefined })), key).toEqual(stated);
  });
});
