import { describe, expect, it } from 'vitest';
import { budgetTyped, budgetValues } from './budgetForm.js';

describe('texts of the budget finder', () => {
  it('FIN-14 say the choice that they were written from', () => {
    const choice = { frequency: 'weekly', repayment: 1200, deposit: 2500, bodies: ['SUV', 'Ute'] } as const;
    expect(budgetValues(choice)).toEqual({
      body: 'SUV\nUte',
      frequency: 'weekly',
      repayment: '$1,200',
      deposit: '$2,500',
    });
    expect(budgetTyped(budgetValues(choice))).toEqual(choice);
  });
  it('FIN-14 that are no numbers are 0, within what a budget may be', () => {
    expect(budgetTyped({ body: '', frequency: 'hourly', repayment: 'a lot', deposit: '9999999' })).toEqual({
      bodies: [],
      frequency: 'monthly',
      repayment: 0,
      deposit: 1_000_000,
    });
  });
});
