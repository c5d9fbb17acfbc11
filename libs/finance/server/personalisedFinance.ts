import { passesGate, type DetailsSessions, type ShopperPort } from '@forecourt/garage/server';
import { Refusal } from '@forecourt/contracts/api';
import type { CallPart } from '@forecourt/contracts/call';
import { CATEGORY } from '@forecourt/enquiry';
import { enquiryBody } from '@forecourt/enquiry/schema';
import type { openPersonalisedGate, PersonalisedAnswer, readPersonalisedQuote } from '@forecourt/finance/domain';
import type { FinanceConfig } from '@forecourt/finance-maths';
import type { Leads } from '@forecourt/leads';
import { publicVehicle, type ConfiguredSite } from '@forecourt/service/sites';
import type { ShownVehicles } from '@forecourt/stock';
import { effectivePrice, type Vehicle } from '@forecourt/vehicle';
import { mayBeQuoted, personalisedOn, quoteBodyFor } from './personalisedRules.js';
import { partnerQuote } from './quoteOfSite.js';
import type { QuotePort } from './quotes/quotePort.js';
import { worded } from './words/worded.js';

/** What personalised finance takes of other subjects. */
export interface PersonalisedServices {
  readonly quotes: QuotePort;
  readonly vehicles: Pick<ShownVehicles, 'byId'>;
  readonly shoppers: ShopperPort;
  readonly detailsSessions: Pick<DetailsSessions, 'open'>;
  readonly leads: Pick<Leads, 'take'>;
  readonly now: () => number;
}

interface PersonalisedRequest {
  readonly site: ConfiguredSite;
  readonly finance: FinanceConfig;
  readonly query: CallPart<typeof readPersonalisedQuote, 'query'>;
  readonly cookies: string | undefined;
}

/** Answer of `readPersonalisedQuote`: a quote on the shopper's own terms, and the gate before it (B2.1, B6, FIN-12). */
export async function personalisedQuote(
  { quotes, vehicles, shoppers, now }: PersonalisedServices,
  { site, finance, query, cookies }: PersonalisedRequest,
): Promise<PersonalisedAnswer> {
  const { car_id: id, credit, term } = query;
  const vehicle = await vehicleOf(vehicles, site, id);
  if (!vehicle) return { state: 'no-vehicle' };
  const price = effectivePrice(vehicle);
  // checked before the gate, so that no shopper leaves details for a vehicle without a quote
  const shown = publicVehicle(vehicle, site);
  if (price === undefined || !mayBeQuoted(vehicle, site, finance, now())) return { state: 'no-quote', vehicle: shown };
  const { gate } = finance.personalised;
  const shopper = await shoppers.shopperOf(site.slug, cookies);
  if (gate !== 'open' && !passesGate(gate, shopper)) return { state: 'gate', gate, vehicle: shown };
  const termYears = Math.min(finance.term.max, Math.max(finance.term.min, term ?? finance.quote.termYears));
  const body = quoteBodyFor(vehicle, { price, termYears, credit: credit ?? finance.quote.creditScore });
  if (!body) return { state: 'no-quote', vehicle: shown };
  const quote = await partnerQuote(quotes, site, finance, body);
  return quote ? { state: 'quote', vehicle: shown, quote, termYears } : { state: 'no-quote', vehicle: shown };
}

/** Takes contact details as a lead; the answer has the cookie that opens the gate on this site. */
export async function openGate(
  { vehicles, leads, detailsSessions, now }: PersonalisedServices,
  site: ConfiguredSite,
  { car_id: id, ...details }: CallPart<typeof openPersonalisedGate, 'body'>,
  host: string,
): Promise<{ readonly lead_id: string; readonly cookie: string }> {
  const { personalised } = personalisedOn(site, now());
  if (personalised.gate !== 'details') throw new Refusal(404, worded('personalised.noGate'));
  const vehicle = await vehicleOf(vehicles, site, id);
  if (!vehicle) throw new Refusal(404, worded('vehicle.notAnyMore'));
  const enquiry = enquiryBody.parse({
    ...details,
    category: CATEGORY.finance,
    subcategory: personalised.title,
    message: 'I would like to see a personalised finance quote for this vehicle.',
    vehicle_slug: vehicle.slug,
    answers: { 'Agreed to': personalised.consent },
  });
  const { lead_id } = await leads.take(site, enquiry);
  return { lead_id, cookie: detailsSessions.open(site.slug, lead_id, host) };
}

/** A vehicle that the site shows now, by its id; undefined for any other. */
const vehicleOf = (
  vehicles: PersonalisedServices['vehicles'],
  site: ConfiguredSite,
  id: string,
): Promise<Vehicle | undefined> =>
  vehicles.byId(site, id).then(
    ({ vehicle }) => vehicle,
    (error: unknown) => {
      if (error instanceof Refusal) return undefined;
      throw error;
    },
  );
