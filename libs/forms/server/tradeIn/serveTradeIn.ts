import { serve, type ServedCall, type ServiceContext, sessionCookie } from '@forecourt/service';
import { leadSessionsPort } from '@forecourt/garage/server';
import { Refusal } from '@forecourt/contracts/api';
import { hasTradeInPage, plateOf, SUBCATEGORY, tradeInOptions } from '@forecourt/enquiry';
import {
  adjustTradeIn,
  answerOffer,
  findRego,
  readTradeIn,
  removePhoto,
  startTradeIn,
  storeValuation,
} from '@forecourt/forms/domain';
import { captchaPort, checkOf, leadPhotosPort, leadsPort, type KnownLead } from '@forecourt/leads';
import { leadsWords } from '@forecourt/leads/words';
import type { ConfiguredSite } from '@forecourt/service/sites';
import { shownVehiclesPort } from '@forecourt/stock';
import { textsOf } from '@forecourt/words';
import { tradeInPorts } from '../valuation/partners.js';
import { worded } from '../words/worded.js';
import { enquiryOf, estimateOf, refuseBadCar, stateOf, storedCar } from './tradeInCars.js';
import { tradeInsPort } from './tradeIns.js';

const leadText = textsOf(leadsWords);
/** Cookie with the id of a visitor's last enquiry, for the thank-you page. */
const SENT = 'forecourt_sent';
const HOUR_SECONDS = 3600;

/** What shoppers ask for their own cars (B7, TRD-01 to TRD-03, FORM-02). */
export function serveTradeIn(service: ServiceContext): readonly ServedCall[] {
  const { now, port, writesPerMinute } = service;
  const leads = port(leadsPort);
  const leadPhotos = port(leadPhotosPort);
  const leadSessions = port(leadSessionsPort);
  const vehicles = port(shownVehiclesPort);
  const captchaOf = port(captchaPort);
  const { values, plates } = tradeInPorts(service);
  const tradeIns = port(tradeInsPort);
  const withPhotos = async (site: ConfiguredSite, known: KnownLead) =>
    stateOf(known, await leadPhotos.list(site, known.id));
  const writes = { perMinute: writesPerMinute, isPrivate: true };
  return [
    serve(
      findRego,
      async ({ site, body }) => {
        if (tradeInOptions(site).tradeInPages.length === 0) throw new Refusal(404, worded('tradeIn.none'));
        const plate = plateOf(body.rego);
        const found =
          plate === '' ? undefined : await plates.find(plate, body.regoState, site.stockOwner).catch(() => undefined);
        return found ? { found: true, make: found.make, model: found.model, year: found.year } : { found: false };
      },
      // plates are not to be tried out
      { perMinute: 10, isPrivate: true },
    ),
    serve(
      startTradeIn,
      async ({ site, body, request: { headers, host }, reply }) => {
        if (!hasTradeInPage(site, body.page)) throw new Refusal(404, worded('tradeIn.noForm'));
        const car = { ...body, answers: body.adjustmentAnswers };
        refuseBadCar(site, car, now());
        const against = body.car_id ? await vehicles.byId(site, body.car_id).catch(gone) : undefined;
        const stored = storedCar(site, car, await estimateOf(values, site, car, now()));
        const enquiry = enquiryOf(site, body, against?.vehicle.slug);
        const check = await checkOf(captchaOf(site), body.captcha_token);
        const { lead_id: id, isNew } = await leads.take(site, enquiry, stored, undefined, { check }).catch(refused);
        const known = await leads.find(site, id);
        if (!known) throw new Error('The lead is not there after it was stored.');
        void reply
          .code(isNew ? 201 : 200)
          .header('set-cookie', [
            leadSessions.open(site.slug, id, { cookies: headers.cookie, host }),
            sessionCookie(SENT, id, { maxAge: HOUR_SECONDS, host }),
          ]);
        return withPhotos(site, known);
      },
      writes,
    ),
    serve(
      readTradeIn,
      async ({ site, params, request }) =>
        withPhotos(site, await tradeIns.ofVisitor(site, request.headers.cookie, params.lead)),
      { perMinute: 120, isPrivate: true },
    ),
    serve(
      adjustTradeIn,
      async ({ site, params, body, request }) => {
        const known = await tradeIns.ofVisitor(site, request.headers.cookie, params.lead);
        const car = { ...known.enquiry.trade_in, answers: body.adjustmentAnswers };
        refuseBadCar(site, car, now());
        const estimate = await estimateOf(values, site, car, now());
        const next = await leads.advance(site, known.id, (enquiry) => {
          if (enquiry.trade_in?.decision === 'accepted') throw new Refusal(409, worded('tradeIn.accepted'));
          return { enquiry: { ...enquiry, trade_in: { ...enquiry.trade_in, ...storedCar(site, car, estimate) } } };
        });
        return withPhotos(site, next ?? known);
      },
      writes,
    ),
    serve(
      answerOffer,
      async ({ site, params, body, request }) => {
        const decision = body.offer_accepted ? 'accepted' : 'person';
        const { id } = await tradeIns.ofVisitor(site, request.headers.cookie, params.lead);
        const next = await leads.advance(site, id, (enquiry) => {
          const { trade_in: car } = enquiry;
          // what was accepted stays accepted, and nothing acts twice
          if (!car || car.decision === 'accepted' || car.decision === decision) return undefined;
          if (decision === 'accepted' && car.estimate.state !== 'estimate')
            throw new Refusal(409, worded('tradeIn.noEstimate'));
          const subcategory = decision === 'accepted' ? SUBCATEGORY.tradeInAccepted : SUBCATEGORY.tradeInPerson;
          return { enquiry: { ...enquiry, subcategory, trade_in: { ...car, decision } }, stage: decision };
        });
        if (!next) throw new Refusal(404, worded('request.none'));
        return withPhotos(site, next);
      },
      writes,
    ),
    serve(
      storeValuation,
      async ({ site, body, request }) => {
        const { lead_id: wanted, valuation } = body;
        const { id } = await tradeIns.ofVisitor(site, request.headers.cookie, wanted || undefined);
        await leads.advance(site, id, (enquiry) =>
          enquiry.trade_in ? { enquiry: { ...enquiry, trade_in: { ...enquiry.trade_in, valuation } } } : undefined,
        );
        return { stored: true as const, lead_id: id };
      },
      writes,
    ),
    serve(
      removePhoto,
      async ({ site, params, request }) => {
        const known = await tradeIns.ofVisitor(site, request.headers.cookie, params.lead);
        if (!(await leadPhotos.remove(site, known.id, params.photo))) throw new Refusal(404, worded('photo.none'));
        return withPhotos(site, known);
      },
      { perMinute: writesPerMinute * 2, isPrivate: true },
    ),
  ];
}

function refused(error: unknown): never {
  if (!(error instanceof Refusal)) throw error;
  const asSent = error.fields?.map(({ field, message }) => ({
    field: field === 'location' ? 'location_id' : field,
    message,
  }));
  throw new Refusal(error.statusCode, error.said, asSent);
}

/** A vehicle that went while the form was filled in costs no lead; one that the site never showed is refused. */
function gone(error: unknown): undefined {
  if (error instanceof Refusal && error.statusCode === 410) return undefined;
  if (!(error instanceof Refusal)) throw error;
  throw new Refusal(422, leadText('vehicle.notHere'), [{ field: 'car_id', message: leadText('field.vehicle') }]);
}
