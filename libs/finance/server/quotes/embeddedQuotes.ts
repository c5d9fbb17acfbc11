import { financeEstimate, ratesOf } from '@forecourt/finance-maths';
import type { QuotePort } from './quotePort.js';

/**
 * The embedded default: the site's own lender at its advertised rate, repaid weekly over the requested years with the
 * site's declared fees and no deposit. The same question always has the same answer. The advertised rate is that of a
 * great credit score; for any other, and without a lender, there is no quote: rates are never made up.
 */
export const embeddedQuotes = (): QuotePort => ({
  quote({ finance }, { selfAssessedCreditScore, purchasePrice, loanTerm }) {
    const { siteLender } = finance;
    if (!siteLender || selfAssessedCreditScore !== 'GREAT') return Promise.resolve(undefined);
    const rates = ratesOf(finance, siteLender);
    const input = {
      amount: purchasePrice,
      years: loanTerm,
      interest: rates.advertised,
      deposit: 0,
      residual: 0,
      frequency: 'weekly' as const,
    };
    const estimate = financeEstimate(input, finance, rates);
    if (!estimate || estimate.isEnquiry || estimate.frequency !== 'weekly') return Promise.resolve(undefined);
    return Promise.resolve({
      weeklyRepaymentAmount: estimate.repayment,
      // of a range the higher end: a quote must not promise too much
      comparisonRate: estimate.comparisonRate.to,
      advertisedRate: estimate.interestRate,
    });
  },
});
