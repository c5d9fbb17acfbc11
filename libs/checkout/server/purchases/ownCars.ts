import { isTradeIn, type StoredTradeIn } from '@forecourt/enquiry';
import type { ConfiguredSite } from '@forecourt/service/sites';
import type { CheckoutServices } from '../checkoutServices.js';
import type { Visit } from '../checkoutVisitor.js';

/** A valuation that a visitor requested. */
export interface ValuedCar {
  /** Id of its lead. */
  readonly lead: string;
  readonly car: StoredTradeIn;
}

type Services = Pick<CheckoutServices, 'leads' | 'leadSessions'>;

async function valuedCar(leads: Services['leads'], site: ConfiguredSite, id: string): Promise<ValuedCar | undefined> {
  const known = await leads.find(site, id);
  return known?.enquiry.trade_in && isTradeIn(known.category)
    ? { lead: known.id, car: known.enquiry.trade_in }
    : undefined;
}

/** Valuations that this visitor has requested, the newest first. */
export async function ownCars(
  { leads, leadSessions }: Services,
  site: ConfiguredSite,
  { headers }: Pick<Visit, 'headers'>,
): Promise<ValuedCar[]> {
  const own = leadSessions.leadsOf(site.slug, headers.cookie);
  const cars = await Promise.all(own.map((id) => valuedCar(leads, site, id)));
  return cars.filter((car) => car !== undefined);
}

/** A valuation of the visitor's own by its lead; without one, the lead that they sent last, if it is a valuation. */
export async function ownCar(
  { leads, leadSessions }: Services,
  site: ConfiguredSite,
  { headers }: Pick<Visit, 'headers'>,
  id: string | undefined,
): Promise<ValuedCar | undefined> {
  const own = leadSessions.leadsOf(site.slug, headers.cookie);
  const wanted = id === undefined ? own[0] : own.find((lead) => lead === id);
  return wanted === undefined ? undefined : valuedCar(leads, site, wanted);
}
