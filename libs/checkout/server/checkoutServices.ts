import { leadSessionsPort, shoppersPort, type LeadSessions, type ShopperPort } from '@forecourt/garage/server';
import { captchaPort, leadsPort, type CaptchaOf, type Leads } from '@forecourt/leads';
import type { ServiceContext } from '@forecourt/service';
import { shownVehiclesPort, type ShownVehicles } from '@forecourt/stock';
import { purchasesPort, type Purchases } from './purchases/purchases.js';
import { reservationsPort, type Reservations } from './reservations/reservations.js';

/** What the calls of the checkout are answered from. */
export interface CheckoutServices {
  readonly reservations: Reservations;
  readonly purchases: Purchases;
  readonly shoppers: ShopperPort;
  readonly vehicles: ShownVehicles;
  readonly leads: Leads;
  /** Leads that a visitor may go on with. */
  readonly leadSessions: LeadSessions;
  readonly captchaOf: CaptchaOf;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

export const checkoutServices = ({ port, now }: ServiceContext): CheckoutServices => ({
  reservations: port(reservationsPort),
  purchases: port(purchasesPort),
  shoppers: port(shoppersPort),
  vehicles: port(shownVehiclesPort),
  leads: port(leadsPort),
  leadSessions: port(leadSessionsPort),
  captchaOf: port(captchaPort),
  now,
});
