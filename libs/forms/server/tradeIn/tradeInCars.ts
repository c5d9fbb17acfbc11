import { Refusal } from '@forecourt/contracts/api';
import { log } from '@forecourt/service/observing';
import { dayIn } from '@forecourt/site-config';
import {
  answerFaults,
  answersInWords,
  beyondEstimates,
  byHand,
  CATEGORY,
  enquiryWords,
  extraLabel,
  isModelYear,
  type PhotoOfCar,
  type StoredTradeIn,
  SUBCATEGORY,
  TRADE_IN_EXTRAS,
  type TradeInAnswers,
  tradeInEstimate,
  type TradeInEstimate,
  tradeInOptions,
} from '@forecourt/enquiry';
import { enquiryBody, type EnquiryBody, type TradeInBody, type TradeInState } from '@forecourt/enquiry/schema';
import type { KnownLead } from '@forecourt/leads';
import { refuseFields } from '@forecourt/service';
import type { ConfiguredSite } from '@forecourt/service/sites';
import { wordsOf } from '@forecourt/words';
import type { TradedCar, TradeInPort } from '../valuation/tradeIn/tradeInPorts.js';
import { worded } from '../words/worded.js';

type Car = TradedCar & { readonly answers: TradeInAnswers };

const yearOf = ({ site }: ConfiguredSite, now: number): number => Number(dayIn(site.timeZone, now).slice(0, 4));

/** Throws the `Refusal` with 422 that names what a site does not take of a traded car. */
export function refuseBadCar(site: ConfiguredSite, car: Car, now: number): void {
  const year = yearOf(site, now);
  const fields = [
    ...(isModelYear(car.year, year) ? [] : [{ field: 'year', message: worded('field.year', { year: year + 1 }) }]),
    ...answerFaults(tradeInOptions(site).tradeInQuestions, car.answers, wordsOf(site, enquiryWords)).map(
      ({ id, message }) => ({
        field: `adjustmentAnswers.${id}`,
        message,
      }),
    ),
  ];
  if (fields.length > 0) throw refuseFields(fields);
}

/**
 * What a car may be worth to a site's dealer now. A port that fails leaves it to a person, and costs no lead (TRD-03).
 */
export async function estimateOf(
  values: TradeInPort,
  site: ConfiguredSite,
  car: Car,
  now: number,
): Promise<TradeInEstimate> {
  const options = tradeInOptions(site);
  const year = yearOf(site, now);
  const beyond = beyondEstimates(car, options, year);
  if (beyond) return byHand(beyond);
  try {
    const { make, model, kms, rego, regoState } = car;
    const { leastComparables: comparables, leastConfidence: confidence } = options.tradeInValuation;
    const wanted = { make, model, year: car.year, kms, rego, regoState };
    const market = await values.value(wanted, site.stockOwner, { comparables, confidence });
    return tradeInEstimate(car, market, options, year);
  } catch (error) {
    log.warn({ dealer: site.slug, err: error }, 'A car could not be valued.');
    return byHand('unavailable');
  }
}

/** The car of a lead start as it is stored. */
export const storedCar = (
  site: ConfiguredSite,
  car: Car & Pick<TradeInBody, 'owing'>,
  estimate: TradeInEstimate,
): StoredTradeIn => ({
  ...(car.rego ? { rego: car.rego } : {}),
  ...(car.regoState ? { regoState: car.regoState } : {}),
  make: car.make,
  model: car.model,
  year: car.year,
  kms: car.kms,
  ...(car.owing === undefined ? {} : { owing: car.owing }),
  answers: car.answers,
  said: answersInWords(tradeInOptions(site).tradeInQuestions, car.answers),
  estimate,
});

/** A lead start as an enquiry: who asks and where, in the words that every lead has. */
export function enquiryOf(site: ConfiguredSite, body: TradeInBody, vehicleSlug: string | undefined): EnquiryBody {
  const { page, location_id: chosen, ...words } = body;
  const extras = TRADE_IN_EXTRAS.flatMap((extra): [string, string][] => {
    const answer = body[extra];
    return answer ? [[extraLabel(extra, wordsOf(site, enquiryWords)), answer]] : [];
  });
  const places = site.site.locations.filter(({ visible }) => visible);
  // a single place needs no choice
  const location = chosen || (places.length === 1 ? places[0]?.slug : undefined);
  return enquiryBody.parse({
    ...words,
    category: page === 'trade-in' ? CATEGORY.tradeIn : CATEGORY.sell,
    subcategory: SUBCATEGORY.tradeInStart,
    ...(location ? { location } : {}),
    ...(vehicleSlug ? { vehicle_slug: vehicleSlug } : {}),
    ...(extras.length > 0 ? { answers: Object.fromEntries(extras) } : {}),
  });
}

/** A lead as its visitor sees it. Throws the `Refusal` with 404 of one that is no trade-in. */
export function stateOf(
  { id, eventId, category, enquiry: { trade_in: car } }: KnownLead,
  photos: readonly PhotoOfCar[],
): TradeInState {
  if (!car) throw new Refusal(404, worded('request.none'));
  const { rego, regoState, make, model, year, kms, owing, answers, estimate, decision } = car;
  return {
    lead_id: id,
    event_id: eventId,
    category,
    car: { rego, regoState, make, model, year, kms, owing },
    adjustmentAnswers: { ...answers },
    estimate,
    decision,
    photos: [...photos],
  };
}
