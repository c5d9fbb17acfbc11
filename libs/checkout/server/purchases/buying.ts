import { passesGate } from '@forecourt/garage/server';
import { isLive } from '@forecourt/checkout/domain';
import { Refusal } from '@forecourt/contracts/api';
import { sectionOf, vehicleSection } from '@forecourt/site-config';
import type { ConfiguredSite } from '@forecourt/service/sites';
import { chargesProblem, purchaseProblem, vehicleWords, type Vehicle } from '@forecourt/vehicle';
import { wordsOf } from '@forecourt/words';
import type { CheckoutServices } from '../checkoutServices.js';
import { knownVisitor, visitorHash, visitorOf, type Visit } from '../checkoutVisitor.js';
import { worded } from '../words/worded.js';
import type { Saver } from './keep.js';
import type { Who } from './rows.js';
import { whoBuys } from './whoBuys.js';

/** A vehicle and who buys it. */
export interface Buying {
  readonly vehicle: Vehicle;
  readonly who: Saver;
  /** Value of the visitor's cookie. */
  readonly cookie: string;
}

type Services = Pick<CheckoutServices, 'purchases' | 'reservations' | 'shoppers' | 'vehicles'>;

/** The vehicle and its buyer; throws what becomes a refusal (BUY-02, B6). */
export async function buying(
  services: Services,
  site: ConfiguredSite,
  slug: string,
  { request, reply }: { readonly request: Visit; readonly reply: Parameters<typeof knownVisitor>[1] },
): Promise<Buying> {
  const { purchases, shoppers, vehicles } = services;
  const config = purchases.configOf(site);
  if (!config) throw new Refusal(404, worded('purchase.notHere'));
  const { vehicle } = await vehicles.bySlug(site, slug);
  const who = await whoBuys(shoppers, site, request);
  if (!passesGate(config.gate, who.known)) throw new Refusal(403, worded('signIn.please'));
  const options = sectionOf(site, vehicleSection);
  const problem = purchaseProblem(vehicle, options);
  // no shopper agrees to a sum that is not the whole; what was agreed to before goes on
  const charges = purchaseProblem({ ...vehicle, reserved: false }, options);
  if (charges?.kind === 'charges' && !(await hasAgreed(services, site, vehicle, who)))
    throw new Refusal(409, (speaker) => chargesProblem(wordsOf(speaker, vehicleWords)));
  // the buyer whose deposit holds the vehicle continues; others get the refusal of a reservation
  if (problem?.kind === 'reservation' && !(await holds(services, site, vehicle, who, request.headers.cookie)))
    throw new Refusal(409, vehicle.reserved ? worded('purchase.reserved') : worded('purchase.notOnline'));
  const cookie = knownVisitor(request, reply);
  return { vehicle, who: { ...who, visitor: visitorHash(cookie) }, cookie };
}

/** Whether the deposit of this visitor's purchase was begun and still counts. */
async function hasAgreed({ purchases }: Services, site: ConfiguredSite, vehicle: Vehicle, who: Who): Promise<boolean> {
  const begun = await purchases.deposit(site, await purchases.own(site, vehicle.id, who));
  return begun !== undefined && isLive(begun.state);
}

/** Whether it is this visitor's own deposit that holds a vehicle. */
async function holds(
  { purchases, reservations }: Services,
  site: ConfiguredSite,
  vehicle: Vehicle,
  who: Who,
  cookies: string | undefined,
): Promise<boolean> {
  if (!vehicle.reserved) return false;
  const visitor = visitorOf(cookies);
  const found =
    (await purchases.deposit(site, await purchases.own(site, vehicle.id, who))) ??
    (visitor ? await reservations.ownOf(site, vehicle.id, visitor) : undefined);
  return found !== undefined && isLive(found.state);
}
