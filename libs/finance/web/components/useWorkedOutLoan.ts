import { useLocation } from 'react-router-dom';
import type { WorkedOutLoan } from '@forecourt/enquiry';
import { clampedInput, financeEstimate, siteShowsFinance } from '@forecourt/finance-maths';
import { useAppSelector } from '@forecourt/runtime/store';
import type { Vehicle } from '@forecourt/vehicle';
import { chosenInput, workedOutLoan } from '../rules/workedOut.js';
import { selectSettled, selectTerms } from '../state/financeSlice.js';
import { financePageSetup, vehicleSetup } from './calculatorSetup.js';
import { useFinance } from './financeContext.js';

/** What the shopper worked out with the calculator of a vehicle, or of the finance page; undefined for nothing. */
export function useWorkedOutLoan(vehicle: Vehicle | undefined, now: number): WorkedOutLoan | undefined {
  const finance = useFinance(now);
  const { config, context } = finance;
  const { search } = useLocation();
  const terms = useAppSelector(selectTerms);
  const setup = vehicle ? vehicleSetup(vehicle, finance) : financePageSetup(finance);
  const settled = useAppSelector((state) => selectSettled(state, setup?.name ?? ''));
  if (!setup || !siteShowsFinance(config, context)) return undefined;
  const { start, place, price, rates } = setup;
  const input = settled ?? chosenInput(search, start, terms);
  if (!input) return undefined;
  const used = clampedInput(input, config, place, { price, interest: rates.advertised });
  const estimate = financeEstimate(used, config, rates);
  return estimate && workedOutLoan(used, estimate);
}
