import type { WorkedOutLoan } from '@forecourt/enquiry';
import { TERM_FIELDS, type CalculatorInput, type FinanceEstimate, type SharedTerms } from '@forecourt/finance-maths';
import { askedTerms, inputFromQuery } from './calculatorQuery.js';

/**
 * What a calculator is set to that was not touched on this page: by its address, else by the terms that the shopper
 * chose before. Undefined where nothing was chosen: figures of ours are none that the shopper worked out.
 */
export function chosenInput(search: string, start: CalculatorInput, terms: SharedTerms): CalculatorInput | undefined {
  const ofAddress = askedTerms(search);
  const chosen = TERM_FIELDS.filter((field) => terms[field] !== undefined && !ofAddress.includes(field));
  if (ofAddress.length + chosen.length === 0 && !new URLSearchParams(search).has('amount')) return undefined;
  return { ...inputFromQuery(search, start), ...Object.fromEntries(chosen.map((field) => [field, terms[field]])) };
}

/** A calculator's input and estimate as an enquiry carries them (FIN-12). */
export const workedOutLoan = (input: CalculatorInput, estimate: FinanceEstimate): WorkedOutLoan => ({
  ...input,
  residual: estimate.finalPayment,
  ...(estimate.isEnquiry ? {} : { repayment: estimate.repayment }),
});
