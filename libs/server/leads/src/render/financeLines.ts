import { REPAID_EVERY, type WorkedOutLoan } from '@forecourt/enquiry';
import { formatDollars } from '@forecourt/vehicle';

/** What the shopper worked out, for people: labels and texts of one line (FIN-12). */
export function financeLines(loan: WorkedOutLoan | undefined): [string, string | undefined][] {
  if (!loan) return [];
  const { amount, deposit, residual, years, interest, frequency, repayment } = loan;
  return [
    ['Finance worked out for', formatDollars(amount)],
    ['Deposit or trade-in', formatDollars(deposit)],
    ['Term', `${years} ${years === 1 ? 'year' : 'years'}`],
    ['Interest rate', `${interest}% p.a.`],
    ['Residual or balloon', residual > 0 ? formatDollars(residual) : undefined],
    ['Repayment', repayment === undefined ? undefined : `${formatDollars(repayment)} ${REPAID_EVERY[frequency]}`],
  ];
}
