import { passesGate } from '@forecourt/accounts';
import type { PurchaseView, TradedCarAnswer } from '@forecourt/contracts/api';
import { isTradeIn, type StoredTradeIn } from '@forecourt/enquiry';
import { reckon, type Progress } from '@forecourt/purchases';
import { depositCents, checkoutSection, isLive, referenceOf } from '@forecourt/reservation';
import { sectionOf, vehicleSection } from '@forecourt/site-config';
import { publicVehicle, type ConfiguredSite } from '@forecourt/sites';
import { chargesProblem, purchaseProblem, vehicleWords, type Vehicle } from '@forecourt/vehicle';
import { wordsOf } from '@forecourt/words';
import type { FastifyRequest } from 'fastify';
import { visitorOf } from '../checkoutVisitor.js';
import type { ApiContext } from '../context.js';
import { whoBuys } from './whoBuys.js';

/** Where a vehicle can be picked up: at its own place; at any place of the dealer if that is not known or not shown. */
export function pickUpPlaces({ site }: ConfiguredSite, { location }: Pick<Vehicle, 'location'>): string[] {
  const shown = site.locations.filter(({ visible }) => visible).map(({ slug }) => slug);
  return location && shown.includes(location.slug) ? [location.slug] : shown;
}

/** The shopper's own car in few words. */
const carOf = (lead: string, { year, make, model, owing, estimate }: StoredTradeIn): TradedCarAnswer => ({
  lead_id: lead,
  car: `${year} ${make} ${model}`,
  ...(estimate.state === 'estimate' ? { middle: estimate.middle, low: estimate.low, high: estimate.high } : {}),
  ...(owing === undefined ? {} : { owing }),
});

/** How far a visitor has got with a vehicle. The link of the deposit (`token`) opens it for anyone. */
export async function purchaseViewOf(
  context: ApiContext,
  site: ConfiguredSite,
  vehicle: Vehicle,
  request: Pick<FastifyRequest, 'headers'>,
  token: string | undefined,
): Promise<PurchaseView> {
  const { purchases, reservations } = context;
  const config = purchases.configOf(site);
  const who = await whoBuys(context, site, request);
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
    trade_ins: await ownCars(context, site, request),
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
              ? { choice: tradeIn.choice, car: carOf(tradeIn.lead_id, tradeIn.car) }
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

/** Valuations that this visitor has requested, the newest first. */
async function ownCars(
  { leads, leadSessions }: Pick<ApiContext, 'leads' | 'leadSessions'>,
  site: ConfiguredSite,
  { headers }: Pick<FastifyRequest, 'headers'>,
): Promise<TradedCarAnswer[]> {
  const own = leadSessions.leadsOf(site.slug, headers.cookie);
  const known = await Promise.all(own.map((id) => leads.find(site, id)));
  return known.flatMap((lead) =>
    lead?.enquiry.trade_in && isTradeIn(lead.category) ? [carOf(lead.id, lead.enquiry.trade_in)] : [],
  );
}
