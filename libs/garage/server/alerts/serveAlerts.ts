import { Refusal } from '@forecourt/contracts/api';
import { ALERT_LIMITS, normaliseEmail } from '@forecourt/enquiry';
import { changeAlerts, confirmAlerts, readAlerts, requestAlerts, type AlertsView } from '@forecourt/garage/domain';
import { captchaPort, requirePerson } from '@forecourt/leads';
import {
  networkOf,
  OWNER_BITS,
  refuseField,
  refuseFull,
  serve,
  waitFor,
  type ServedCall,
  type ServiceContext,
} from '@forecourt/service';
import type { ConfiguredSite } from '@forecourt/service/sites';
import { isAvailable, vehicleTitle } from '@forecourt/vehicle';
import { readVehicle } from '../readVehicle.js';
import { worded } from '../words/worded.js';
import { alertsPort, type Subscription } from './alerts.js';
import { agreedTo, alertsOn, listingsOf } from './alertsOn.js';
import { optionsOf } from './options.js';

export const noLink = () => new Refusal(404, worded('alerts.noLink'));

/** Messages about saved vehicles and searches without an account: requested, then confirmed and changed by links. */
export function alertCalls({ db, messages, now, port, writesPerMinute }: ServiceContext): readonly ServedCall[] {
  const alerts = port(alertsPort);
  const captchaOf = port(captchaPort);
  const writes = { perMinute: writesPerMinute };

  const viewOf = async (site: ConfiguredSite, found: Subscription | undefined): Promise<AlertsView> => {
    if (!found) throw noLink();
    const { prices, matches, every, searches, vehicleIds, isAccount } = found;
    const vehicles = await Promise.all(
      vehicleIds.map(async (id) => {
        const { vehicle, isShown } = await readVehicle(db, site, id, now());
        return { id, ...(vehicle ? { title: vehicleTitle(vehicle), ...(isShown ? { slug: vehicle.slug } : {}) } : {}) };
      }),
    );
    return { prices, matches, every, searches: [...searches], vehicles, is_account: isAccount };
  };

  return [
    serve(
      requestAlerts,
      async ({ site, body, request, reply }) => {
        alertsOn(site);
        if (body.homepage) throw refuseField(422, 'homepage', worded('field.decoy'), worded('decoy'));
        const email = normaliseEmail(body.email);
        if (email === undefined) throw refuseField(422, 'email', worded('field.email'));
        const consent = agreedTo(site, body.consent_version);
        await refuseFull(messages, 'mail');
        await requirePerson(captchaOf(site), body.captcha_token);
        const searches = listingsOf(site, body.searches);
        const named = [...new Set(body.vehicle_ids)].slice(0, ALERT_LIMITS.vehicles);
        const found = await Promise.all(named.map(async (id) => ({ id, ...(await readVehicle(db, site, id, now())) })));
        // there is no more news of a sold one
        const vehicleIds = found.flatMap(({ id, vehicle, isShown }) =>
          isShown && vehicle && isAvailable(vehicle) ? [id] : [],
        );
        if (vehicleIds.length + searches.length === 0)
          throw refuseField(
            422,
            named.length > 0 ? 'vehicle_ids' : 'searches',
            worded('field.alertsEmpty'),
            worded('alerts.empty'),
          );
        const every = body.every ?? optionsOf(site).alertsEvery;
        const network = networkOf(request, OWNER_BITS);
        const wanted = { vehicleIds, searches, every };
        const outcome = await alerts.request(site, { email, network, consent, wanted });
        if (!outcome.isSent) {
          const wait = waitFor(outcome.waitMs);
          throw refuseField(429, 'email', worded('field.mailTooSoon', { wait }), worded('alerts.tooSoon', { wait }));
        }
        void reply.code(202);
        return { email };
      },
      writes,
    ),
    serve(
      confirmAlerts,
      async ({ site, body }) => {
        const token = await alerts.confirm(alertsOn(site), body.token);
        if (token === undefined) throw new Refusal(404, worded('alerts.linkUsed'));
        return { token };
      },
      writes,
    ),
    serve(readAlerts, async ({ site, query }) => viewOf(site, await alerts.byToken(alertsOn(site), query.token)), {
      perMinute: 60,
    }),
    serve(
      changeAlerts,
      async ({ site, body }) => {
        alertsOn(site);
        const { token, remove_vehicle: removeVehicle, remove_search: removeSearch, ...switches } = body;
        return viewOf(site, await alerts.change(site, token, { ...switches, removeVehicle, removeSearch }));
      },
      writes,
    ),
  ];
}
