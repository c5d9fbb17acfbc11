import { describe, expect, it } from 'vitest';
import { financeConfig } from './config.js';
import { statedRepayment } from './statedRepayment.js';
import { vehicleFinance } from './vehicleFinance.js';

const finance = {
  ...financeConfig.defaults,
  siteLender: { name: 'Lender', interestRate: 7.99, comparisonRate: 8.74 },
} as never;
const vehicle = {
  status: 'in_stock',
  make: 'Kia',
  model: 'Rio',
  year: 2022,
  price: 30_000,
  updated_at_timestamp: 1_760_000_000,
} as never;
const config = (cardRepayment: boolean) => ({
  site: { timeZone: 'Australia/Brisbane' },
  vehicle: { cardRepayment, testDriveOnlyTags: [] },
  finance,
});

describe('repayment that cards state for the site’s own lender', () => {
  it('CARD-07 is what the vehicle’s page starts with', () => {
    const page = vehicleFinance(vehicle, finance, { today: '2025-10-09', testDriveOnlyTags: [] });
    expect(page?.weekly.repayment).toBeGreaterThan(25);
    expect(statedRepayment(vehicle, config(true))).toEqual({
      weekly_repayment: page?.weekly.repayment,
      annual_rate: 7.99,
      comparison_rate: page?.weekly.comparisonRate.from,
    });
  });
  it('CARD-07 says nothing where the site shows none', () => {
    expect(statedRepayment(vehicle, config(false))).toEqual({});
  });
});
