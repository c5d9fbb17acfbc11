import { autogaugeAnswer } from '@forecourt/contracts/api';
import { effectivePrice, type Vehicle } from '@forecourt/vehicle';
import { askPartner, type PartnerOptions } from './askPartner.js';
import type { ValuationPort } from './valuationPort.js';

export type HttpValuationOptions = PartnerOptions;

/**
 * A partner's valuation over HTTP: POST with what identifies the vehicle, answer in the words of the stock contract.
 * 404 means that the partner does not know the vehicle. Nothing about the shopper is sent.
 */
export function httpValuation(options: HttpValuationOptions): ValuationPort {
  return { gauge: (vehicle) => askPartner(options, questionOf(vehicle), autogaugeAnswer) };
}

const questionOf = (vehicle: Vehicle): object => ({
  vin: vehicle.vin,
  nvic: vehicle.nvic,
  regplate: vehicle.regplate,
  state: vehicle.state,
  make: vehicle.make,
  model: vehicle.model,
  badge: vehicle.badge,
  year: vehicle.year,
  km: vehicle.km,
  listing_price: effectivePrice(vehicle),
  price_type: vehicle.price_type,
});
