import { effectivePrice, type Vehicle } from '@forecourt/vehicle';
import { TERM_FIELDS } from './addressedTerms.js';
import type { CalculatorInput } from './calculator.js';

/** Parameters of the finance page (FIN-12). */
export interface FinanceLink {
  readonly preferredDealership?: string | undefined;
  readonly vehiclePriceBudget?: number | undefined;
  readonly car_id?: string | undefined;
  readonly car_type?: string | undefined;
  readonly vin?: string | undefined;
}

export const FINANCE_FORM_ANCHOR = 'finance-form';
export const FINANCE_PARAMETERS = ['preferredDealership', 'vehiclePriceBudget', 'car_id', 'car_type', 'vin'] as const;

/** Address of the finance form for a vehicle, with what is known of it and the terms to begin with (FIN-12). */
export function financeLink(path: string, values: FinanceLink = {}, terms: Partial<CalculatorInput> = {}): string {
  const query = new URLSearchParams(
    [
      ...FINANCE_PARAMETERS.map((name): [string, string | number | undefined] => [name, values[name]]),
      ...(['amount', ...TERM_FIELDS] as const).map((name): [string, string | number | undefined] => [
        name,
        terms[name],
      ]),
    ].flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, String(value)] as [string, string]],
    ),
  ).toString();
  return `${path}${query === '' ? '' : `?${query}`}#${FINANCE_FORM_ANCHOR}`;
}

/** The same for a vehicle of the stock, with all that is known of it. */
export const vehicleFinanceLink = (
  path: string,
  vehicle: Pick<Vehicle, 'dealership_slug' | 'id' | 'car_type' | 'vin' | 'price' | 'offer_price'>,
  terms?: Partial<CalculatorInput>,
): string =>
  financeLink(
    path,
    {
      preferredDealership: vehicle.dealership_slug,
      vehiclePriceBudget: effectivePrice(vehicle),
      car_id: vehicle.id,
      car_type: vehicle.car_type,
      vin: vehicle.vin,
    },
    terms,
  );

/** Address of a vehicle's quote on the shopper's own terms (B2.1). */
export const personalisedLink = (path: string, { id }: Pick<Vehicle, 'id'>): string =>
  `${path}?${new URLSearchParams({ car_id: id }).toString()}`;

/** 'Enquire Now' of a calculator: the vehicle's page, or the finance page without a vehicle (FIN-13). */
export const enquireHref = (vehiclePage: string | undefined, financePage: string | undefined): string | undefined =>
  vehiclePage ?? financePage;
