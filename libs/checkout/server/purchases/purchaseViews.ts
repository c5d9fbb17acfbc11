import {
  checkoutSection,
  depositCents,
  isLive,
  referenceOf,
  type PurchaseView,
  type TradedCarAnswer,
} from '@forecourt/checkout/domain';
import { passesGate } from '@forecourt/garage/server';
import { sectionOf, vehicleSection } from '@forecourt/site-config';
import { publicVehicle, type ConfiguredSite } from '@forecourt/service/sites';
import { chargesProblem, purchaseProblem, vehicleWords, type Vehicle } from '@forecourt/vehicle';
import { wordsOf } from '@forecourt/words';
import type { CheckoutServices } from '../checkoutServices.js';
import { visitorOf, type Visit } from '../checkoutVisitor.js';
import { ownCars, type ValuedCar } from './ownCars.js';
import { pickUpPlaces } from './pickUpPlaces.js';
import type { Progress } from './progress.js';
import { reckon } from './summary.js';
import { whoBuys } from './whoBuys.js';

/** The shopper's own car in few words. */
const carOf = ({ lead, car: { year, make, model, owing, estimate } }: ValuedCar): TradedCarAnswer => ({
  lead_id: lead,
  car: `${year} ${make} ${model}`,
  ...(estimate.state === 'estimate' ? { middle: estimate.middle, low: estimate.low, high: estimate.high } : {}),
  ...(owing === undefined ? {} : { owing }),
});

/** How far a visitor has got with a vehicle. The link of the deposit (`token`) opens it for anyone. */
export async function purchaseViewOf(
  services: CheckoutServices,
  site: ConfiguredSite,
  vehicle: Vehicle,
  request: Pick<Visit, 'headers'>,
  token: string | undefined,
): Promise<PurchaseView> {
  const { purchases, reservations, shoppers } = services;
  const config = purchases.configOf(site);
  const who = await whoBuys(shoppers, site, request);
  const linked = token === undefined ? undefined : await purchases.byToken(site, token);
  const row = linked?.vehicle_id === vehicle.id ? linked : await purchases.own(site, vehicle.id, who);
  // asks the provider where the payment is open: its own word may be late
  const begun = await purchases.deposit(site, row);
  const own = begun?.state === 'pending-payment' ? await reservations.byToken(site, begun.token) : begun;
  const live = own && isLive(own.state) ? undefined : await reservations.liveOf(site, vehicle.id);
  const visitor = visitorOf(request.headers.cookie);
  const reserved = live && visitor ? await reservations.ownOf(site, vehicle.id, visitor) : undefined;
  // a reservation of one's own is no hindrance: its deposit becomes that of the purchase
  const isMine = [own, reserved].some((one) => one !== undefined && isLive(one.state));
  const isOthers = live !== undefined && !isMine;
  const problem = purchaseProblem(
    { ...vehicle, reserved: vehicle.reserved === true && !isMine },
    sectionOf(site, vehicleSection),
  );
  const isGated = config !== undefined && !passesGate(config.gate, who.known);
  const progress = row?.progress ?? {};
  const { amounts, lines, delivery, loanDeposit } = reckon(site, vehicle, progress);
  return {
    vehicle: publicVehicle(vehicle, site),
    state: isOthers ? 'taken' : problem ? 'not-reservable' : isGated ? 'gate' : 'open',
    ...(problem?.kind === 'charges' && !isOthers ? { why: chargesProblem(wordsOf(site, vehicleWords)) } : {}),
    ...(live && isOthers && !live.isHeld ? { free_at: live.payableUntil } : {}),
    key: crypto.randomUUID(),
    deposit_cents: depositCents(vehicle, sectionOf(site, checkoutSection)),
    ...(row ? { reference: referenceOf(row.id, 'P') } : {}),
    said: saidOf(progress, delivery),
    drafts: progress.drafts ?? {},
    trade_ins: (await ownCars(services, site, request)).map(carOf),
    places: pickUpPlaces(site, vehicle),
    // what was agreed to stays as it was
    amounts: [...(own && isLive(own.state) && row?.agreed ? row.agreed.amounts : lines)],
    balance_cents: own && isLive(own.state) && row?.agreed ? row.agreed.balance_cents : amounts.balance_cents,
    loan_deposit: loanDeposit,
    ...(own ? { own } : {}),
  };
}

function saidOf(
  { details, 'trade-in': tradeIn, payment, handover }: Progress,
  delivery: { readonly priceCents: number; readonly region: string } | undefined,
): PurchaseView['said'] {
  return {
    ...(details ? { details } : {}),
    ...(tradeIn
      ? {
          'trade-in':
            tradeIn.choice === 'estimate'
              ? { choice: tradeIn.choice, car: carOf({ lead: tradeIn.lead_id, car: tradeIn.car }) }
              : tradeIn,
        }
      : {}),
    ...(payment ? { payment } : {}),
    ...(handover
      ? {
          handover: { ...handover, ...(delivery ? { price_cents: delivery.priceCents, region: delivery.region } : {}) },
        }
      : {}),
  };
}
