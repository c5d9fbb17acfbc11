import { Refusal } from '@forecourt/contracts/api';
import { normaliseMobile } from '@forecourt/enquiry';
import { mergeCars, readWatchlist, removeCar, saveCar } from '@forecourt/garage/domain';
import { refuseField, serve, type ServedCall, type ServiceContext } from '@forecourt/service';
import { vehicleTitle } from '@forecourt/vehicle';
import { readVehicle } from '../readVehicle.js';
import { worded } from '../words/worded.js';
import type { Account } from './accounts.js';
import { callers, watchlistOn } from './siteAccounts.js';
import { Watchlists } from './watchlists.js';

const DONE = { success: true } as const;

/** The calls name the shopper's phone (A7); who asks is known by the session, and both must agree. */
function refuseOtherPhone({ phone }: Account, given: string): void {
  if (phone === null) throw refuseField(403, 'phone_number', worded('field.noMobile'), worded('watchlist.noMobile'));
  if (normaliseMobile(given) !== phone) throw refuseField(403, 'phone_number', worded('field.otherMobile'));
}

const full = () => new Refusal(409, worded('watchlist.full'));

/** Vehicles that a shopper with an account keeps an eye on (SAVE-02, A7). */
export function watchlistCalls(service: ServiceContext): readonly ServedCall[] {
  const { db, now, writesPerMinute } = service;
  const watchlists = new Watchlists({ db, now });
  const { signedIn } = callers(service);
  // a shopper saves several in a row
  const writes = { perMinute: writesPerMinute * 3 };

  return [
    serve(
      readWatchlist,
      async ({ site, request }) => {
        const account = await signedIn(watchlistOn(site), request);
        const watched = await watchlists.of(site.slug, account.id);
        const cars = await Promise.all(
          watched.map(async ({ vehicleId, savedAt }) => {
            const { vehicle, isShown } = await readVehicle(db, site, vehicleId, now());
            return {
              ...{ id: vehicleId, saved_at: savedAt.toISOString() },
              ...(vehicle ? { title: vehicleTitle(vehicle) } : {}),
              ...(vehicle && isShown ? { slug: vehicle.slug } : {}),
            };
          }),
        );
        return { cars };
      },
      { perMinute: 120 },
    ),
    serve(
      saveCar,
      async ({ site, body: { phone_number: phone, car_id: id }, request }) => {
        const account = await signedIn(watchlistOn(site), request);
        refuseOtherPhone(account, phone);
        const { isShown } = await readVehicle(db, site, id, now());
        if (!isShown) throw refuseField(404, 'car_id', worded('field.noVehicle'), worded('vehicle.none'));
        if (!(await watchlists.save(site.slug, account.id, [id]))) throw full();
        return DONE;
      },
      writes,
    ),
    serve(
      removeCar,
      async ({ site, body: { phone_number: phone, car_id: id }, request }) => {
        const account = await signedIn(watchlistOn(site), request);
        refuseOtherPhone(account, phone);
        await watchlists.remove(site.slug, account.id, id);
        return DONE;
      },
      writes,
    ),
    serve(
      mergeCars,
      async ({ site, body: { phone_number: phone, car_ids: carIds }, request }) => {
        const account = await signedIn(watchlistOn(site), request);
        refuseOtherPhone(account, phone);
        const read = await Promise.all(
          [...new Set(carIds)].map(async (id) => ({ id, isShown: (await readVehicle(db, site, id, now())).isShown })),
        );
        const ids = read.filter(({ isShown }) => isShown).map(({ id }) => id);
        if (!(await watchlists.save(site.slug, account.id, ids))) throw full();
        return DONE;
      },
      writes,
    ),
  ];
}
