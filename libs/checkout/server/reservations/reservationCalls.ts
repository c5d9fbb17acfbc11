import { passesGate } from '@forecourt/garage/server';
import {
  cancelReservation,
  depositCents,
  readReservation,
  readReservationOffer,
  reserveVehicle,
  type ReservationOffer,
} from '@forecourt/checkout/domain';
import { Refusal } from '@forecourt/contracts/api';
import { requirePerson } from '@forecourt/leads';
import { networkOf, OWNER_BITS, refuseField, serve, type ServedCall } from '@forecourt/service';
import { sectionOf, vehicleSection } from '@forecourt/site-config';
import { publicVehicle } from '@forecourt/service/sites';
import { isReservable } from '@forecourt/vehicle';
import type { CheckoutServices } from '../checkoutServices.js';
import { knownVisitor, visitorOf } from '../checkoutVisitor.js';
import { worded } from '../words/worded.js';

const NOT_HERE = worded('reservation.notHere');
/** A page reads them, and an open payment is queried at its provider. */
const reads = { perMinute: 60, isPrivate: true };

const known = <Answer>(answer: Answer | undefined): Answer => {
  if (answer === undefined) throw new Refusal(404, worded('reservation.none'));
  return answer;
};

/** Reservations with a deposit (BUY-01, BUY-02, BUY-04). */
export function reservationCalls(
  { captchaOf, reservations, shoppers, vehicles }: CheckoutServices,
  writesPerMinute: number,
): readonly ServedCall[] {
  return [
    serve(
      readReservationOffer,
      async ({ site, query, request, reply }) => {
        const config = reservations.configOf(site);
        if (!config) throw new Refusal(404, NOT_HERE);
        const { vehicle } = await vehicles.bySlug(site, query.vehicle);
        const given = visitorOf(request.headers.cookie);
        knownVisitor(request, reply);
        const own = given ? await reservations.ownOf(site, vehicle.id, given) : undefined;
        const live = await reservations.liveOf(site, vehicle.id);
        const shopper =
          config.gate === 'open' ? undefined : await shoppers.shopperOf(site.slug, request.headers.cookie);
        const isOpen = isReservable(vehicle, sectionOf(site, vehicleSection));
        const state: ReservationOffer['state'] = live
          ? 'taken'
          : !isOpen
            ? 'not-reservable'
            : passesGate(config.gate, shopper)
              ? 'open'
              : 'gate';
        return {
          vehicle: publicVehicle(vehicle, site),
          state,
          deposit_cents: depositCents(vehicle, config),
          ...(live && !live.isHeld ? { free_at: live.payableUntil } : {}),
          ...(own ? { own } : {}),
          key: crypto.randomUUID(),
        };
      },
      reads,
    ),
    serve(
      reserveVehicle,
      async ({ site, body, request, reply }) => {
        const config = reservations.configOf(site);
        if (!config) throw new Refusal(404, NOT_HERE);
        if (body.homepage) throw refuseField(422, 'homepage', worded('field.decoy'), worded('decoy'));
        const { vehicle } = await vehicles.bySlug(site, body.vehicle_slug);
        if (
          config.gate !== 'open' &&
          !passesGate(config.gate, await shoppers.shopperOf(site.slug, request.headers.cookie))
        )
          throw new Refusal(403, worded('signIn.please'));
        const { captcha_token: proof, ...words } = body;
        await requirePerson(captchaOf(site), proof);
        const { view, isNew } = await reservations.start(site, vehicle, words, {
          visitor: knownVisitor(request, reply),
          network: networkOf(request, OWNER_BITS),
        });
        void reply.code(isNew ? 201 : 200);
        return view;
      },
      // each blocks a vehicle for a while
      { perMinute: Math.max(1, Math.floor(writesPerMinute / 2)) },
    ),
    serve(readReservation, async ({ site, query }) => known(await reservations.byToken(site, query.token)), reads),
    serve(cancelReservation, async ({ site, body }) => known(await reservations.cancel(site, body.token)), {
      perMinute: writesPerMinute,
    }),
  ];
}
