import { repaidWords, type EnquirySay, type WorkedOutLoan } from '@forecourt/enquiry';
import { formatDollars } from '@forecourt/vehicle';
import type { LeadsSay } from '../words/say.js';
import type { Lines } from './leadView.js';

/** What the shopper worked out, for people (FIN-12). */
export function financeLines(loan: WorkedOutLoan | undefined, say: LeadsSay, sayEnquiry: EnquirySay): Lines {
  if (!loan) return [];
  const { amount, deposit, residual, years, interest, frequency, repayment } = loan;
  return [
    ['line.financeFor', formatDollars(amount)],
    ['line.deposit', formatDollars(deposit)],
    ['line.term', say('term', { years })],
    ['line.interest', say('interest', { rate: interest })],
    ['line.residual', residual > 0 ? formatDollars(residual) : undefined],
    [
      'line.repayment',
      repayment === undefined ? undefined : repaidWords(formatDollars(repayment), frequency, sayEnquiry),
    ],
  ];
}
