import { effectivePrice } from './price.js';
import type { Vehicle } from './vehicle.js';

/** Dollars; vehicles up to this price take no trade-in (B9). */
const TRADE_IN_ABOVE = 200;

/** Whether a car can be traded in against a vehicle: in stock, not sold, not reserved, price above 200 (B4, TRD-04). */
export const offersTradeIn = (vehicle: Pick<Vehicle, 'status' | 'reserved' | 'price' | 'offer_price'>): boolean =>
  vehicle.status === 'in_stock' && vehicle.reserved !== true && (effectivePrice(vehicle) ?? 0) > TRADE_IN_ABOVE;
