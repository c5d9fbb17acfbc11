import { describe, expect, it } from 'vitest';
import type { FinanceLender } from '@forecourt/vehicle';
import { financeRefusal, lenderOf, type FinancedVehicle } from './eligibility.js';
import { testConfig } from './testConfig.js';
import { vehicleFinance } from './vehicleFinance.js';

const context = { provider: 'acme', today: '2026-11-20' };
const lender: FinanceLender = { interestRate: 7.99, comparisonRate: 8.74, paymentWeek: 180, paymentMonth: 780 };
const vehicle = (values: Partial<FinancedVehicle> = {}): FinancedVehicle => ({
  status: 'in_stock',
  make: 'Kia',
  year: 2021,
  price: 41_990,
  finance_lenders: { acme: lender },
  ...values,
});
const with_ = (figures: FinanceLender) => vehicle({ finance_lenders: { acme: figures } });
const { paymentWeek: _week, paymentMonth: _month, ...onlyRates } = lender;

type Variant = 'A' | 'B' | 'C' | 'D' | 'E' | 'F' | 'G';
const isShown = (one: FinancedVehicle, lenderVariant: Variant = 'A') =>
  financeRefusal(one, testConfig({ lenderVariant }), context) === undefined;

describe('eligibility', () => {
  it('FIN-09 needs a lender with interest and comparison rate', () => {
    expect(isShown(vehicle())).toBe(true);
    expect(isShown(vehicle({ finance_lenders: {} }))).toBe(false);
    expect(isShown(vehicle({ finance_lenders: { other: lender } }))).toBe(false);
    expect(isShown(with_({ interestRate: 7.99 }), 'B')).toBe(false);
    expect(isShown(with_({ comparisonRate: null, interestRate: 7 } as never), 'B')).toBe(false);
  });
  it('FIN-09 variant A: within 12 years, above 500, available', () => {
    expect(isShown(vehicle({ year: 2014 }))).toBe(true);
    expect(isShown(vehicle({ year: 2013 }))).toBe(false);
    expect(isShown(vehicle({ price: 500 }))).toBe(false);
    expect(isShown(vehicle({ price: 501 }))).toBe(true);
    expect(isShown(vehicle({ status: 'sold' }))).toBe(false);
    expect(isShown(vehicle({ status: 'coming_soon' }))).toBe(true);
  });
  it.each(['B', 'C'] as const)('FIN-09 variant %s: available, whatever its price and age', (variant) => {
    expect(isShown(vehicle({ year: 1980, price: 100 }), variant)).toBe(true);
    expect(isShown(vehicle({ status: 'sold' }), variant)).toBe(false);
  });
  it.each(['D', 'E', 'F'] as const)('FIN-09 variant %s: above 500, available, with a weekly payment', (variant) => {
    expect(isShown(vehicle({ year: 1980 }), variant)).toBe(true);
    expect(isShown(with_({ ...onlyRates, paymentMonth: 780 }), variant)).toBe(false);
    expect(isShown(vehicle({ price: 500 }), variant)).toBe(false);
    expect(isShown(vehicle({ status: 'sold' }), variant)).toBe(false);
  });
  it('FIN-09 variant G: above 500, available, with a monthly payment', () => {
    expect(isShown(vehicle({ year: 1980 }), 'G')).toBe(true);
    expect(isShown(with_({ ...onlyRates, paymentWeek: 180 }), 'G')).toBe(false);
    expect(isShown(vehicle({ price: 500 }), 'G')).toBe(false);
  });
  it('FIN-09 a site, its manufacturer and a make can be hidden', () => {
    const refuse = (values: Parameters<typeof testConfig>[0], manufacturer?: string) =>
      financeRefusal(vehicle(), testConfig(values), { ...context, manufacturer });
    expect(refuse({ isShown: false })).toBe('the site shows no finance');
    expect(refuse({ hiddenManufacturers: ['kia'] }, 'Kia')).toBe('the site shows no finance');
    expect(refuse({ hiddenManufacturers: ['Kia'] })).toBeUndefined();
    expect(refuse({ hiddenMakes: ['KIA'] })).toBe('finance is hidden for Kia');
  });
  it('FIN-09 rates past their last day show no finance', () => {
    const { comparison } = testConfig();
    const until = (validUntil: string) =>
      financeRefusal(vehicle(), testConfig({ comparison: { ...comparison, validUntil } }), context);
    expect(until('2026-11-20')).toBeUndefined();
    expect(until('2026-11-19')).toBe('the site shows no finance');
  });
  it('FIN-09 the stock’s figures come before the site’s', () => {
    const config = testConfig({ siteLender: { name: 'Site', interestRate: 9, comparisonRate: 10 } });
    expect(lenderOf(vehicle(), config, 'acme')).toBe(lender);
    expect(lenderOf(vehicle({ finance_lenders: {} }), config, 'acme')).toEqual({ interestRate: 9, comparisonRate: 10 });
  });
});

describe('finance of a vehicle', () => {
  it('FIN-11 has the lender’s weekly repayment, rates, term, deposit and balloon', () => {
    const figures = { ...lender, termYears: 4, deposit: 2000, balloon: 9000, totalPayable: 46_440 };
    expect(vehicleFinance(with_(figures), testConfig(), context)).toMatchObject({
      weekly: { repayment: 180, interestRate: 7.99, comparisonRate: { from: 8.74, to: 8.74 }, total: 46_440 },
      years: 4,
      deposit: 2000,
      balloon: 9000,
    });
  });
  it('FIN-11 is the calculator’s default where the lender states no repayment', () => {
    const config = testConfig({ siteLender: { name: 'Site', interestRate: 8.5, comparisonRate: 9.36 } });
    const shown = vehicleFinance(vehicle({ price: 32_290, finance_lenders: {} }), config, context);
    expect(shown?.weekly).toMatchObject({ repayment: 153, frequency: 'weekly', count: 260, interestRate: 8.5 });
  });
  it('FIN-11 nothing shows of a vehicle that is not eligible', () => {
    expect(vehicleFinance(vehicle({ status: 'sold' }), testConfig(), context)).toBeUndefined();
  });
});
