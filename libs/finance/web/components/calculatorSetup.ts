import { defaultInput, lenderOf, ratesOf, vehicleFinance } from '@forecourt/finance-maths';
import { effectivePrice, type Vehicle } from '@forecourt/vehicle';
import type { SiteFinance } from './financeContext.js';
import type { CalculatorSetup } from './useCalculator.js';

type Setup = Pick<CalculatorSetup, 'name' | 'place' | 'start' | 'price' | 'rates'> & {
  readonly lenderDisclaimer: string | undefined;
};

/** The calculator of a vehicle, beginning with the loan of its finance block; none where that is none (FIN-09). */
export function vehicleSetup(vehicle: Vehicle, { config, context }: SiteFinance): Setup | undefined {
  const finance = vehicleFinance(vehicle, config, context);
  if (!finance) return undefined;
  const lender = lenderOf(vehicle, config, context.provider);
  return {
    name: 'vehicle',
    place: 'vehicle',
    start: finance.loan,
    price: effectivePrice(vehicle),
    rates: { ...ratesOf(config, lender), stated: { input: finance.loan, estimate: finance.weekly } },
    lenderDisclaimer: lender?.disclaimer,
  };
}

/** The calculator without a vehicle, with the site's own rates. */
export function financePageSetup({ config, context }: SiteFinance): Setup {
  const lender = lenderOf(undefined, config, context.provider);
  const rates = ratesOf(config, lender);
  return {
    name: 'finance-page',
    place: 'sidebar',
    start: defaultInput(config, 'sidebar', { interest: rates.advertised }),
    rates,
    lenderDisclaimer: lender?.disclaimer,
  };
}
