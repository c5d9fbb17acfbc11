import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { enquiryBody } from './enquiryBody.js';
import { loanText, readLoan, REPAID_EVERY_NAMES, type WorkedOutLoan } from './workedOutLoan.js';

const LOAN: WorkedOutLoan = {
  amount: 32_290,
  deposit: 5000,
  residual: 0,
  years: 4.5,
  interest: 8.99,
  frequency: 'weekly',
  repayment: 145,
};
const body = (finance: unknown) =>
  enquiryBody.safeParse({
    idempotency_key: crypto.randomUUID(),
    name: 'Kim',
    email: 'k@example.com',
    url: '/',
    finance,
  });

describe('figures that a shopper worked out', () => {
  it('FIN-12 are the same after a form’s hidden field, whatever they are', () => {
    expect(readLoan(loanText(LOAN))).toEqual(LOAN);
    const amount = fc.integer({ min: 0, max: 10_000_000 });
    const loan = fc.record({
      ...{ amount, deposit: amount, residual: amount },
      years: fc.constantFrom(0.5, 1, 5, 7),
      interest: fc.integer({ min: 0, max: 10_000 }).map((hundredths) => hundredths / 100),
      frequency: fc.constantFrom(...REPAID_EVERY_NAMES),
    });
    fc.assert(
      fc.property(loan, (one) => {
        expect(readLoan(loanText(one))).toEqual(one);
      }),
    );
  });

  it.each([
    undefined,
    '',
    'amount=1',
    loanText(LOAN).replace('weekly', 'constructor'),
    loanText(LOAN).replace('5000', '-1'),
  ])('FIN-12 are left out where the field has %s', (text) => expect(readLoan(text)).toBeUndefined());

  it('FIN-12 are part of an enquiry, and a figure that cannot be is named', () => {
    expect(body(LOAN).data?.finance).toEqual(LOAN);
    expect(body(undefined).data?.finance).toBeUndefined();
    const { error } = body({ ...LOAN, amount: -1, years: 51, frequency: 'daily' });
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual([
      'finance.amount',
      'finance.years',
      'finance.frequency',
    ]);
    expect(error?.issues.at(-1)?.message).toBe('must be one of weekly, fortnightly, monthly, yearly');
  });
});
