import { bookingsPort } from '@forecourt/bookings';
import { apiError, ownBookings, ownPurchases, ownReservations, type OwnPurchase } from '@forecourt/contracts/api';
import { phoneKey } from '@forecourt/enquiry';
import type { Person } from '@forecourt/service/privacy';
import { reservationsPort } from '@forecourt/reservations';
import { portRef, type ModuleRoutes } from '@forecourt/service';
import type { ConfiguredSite } from '@forecourt/sites';
import type { Account } from './accounts.js';
import { accountsOn, callers } from './siteAccounts.js';

/** Vehicles that an account is buying online. */
export interface OwnPurchases {
  ofAccount(site: ConfiguredSite, account: string): Promise<OwnPurchase[]>;
}

/** The module that takes purchases provides it. */
export const ownPurchasesPort = portRef<OwnPurchases>('garage/own-purchases');

/** Whose records an account may see: those of addresses that it proved. */
const personOf = ({ email, phone }: Account): Person => ({
  ...(email === null ? {} : { email }),
  ...(phone === null ? {} : { phone: phoneKey(phone) }),
});

/** Records of an account that other subjects keep (SAVE-07): each has its route where its subject is there. */
export const ownRecordRoutes: ModuleRoutes = (app, service) => {
  const { findPort, siteOf } = service;
  const bookings = findPort(bookingsPort);
  const reservations = findPort(reservationsPort);
  const purchases = findPort(ownPurchasesPort);
  const { signedIn } = callers(service);
  const config = { rateLimit: { max: 120, timeWindow: '1 minute' } };
  const tags = ['account'];
  const refusals = { 401: apiError, 404: apiError, 429: apiError };

  if (bookings)
    app.get(
      '/api/account/bookings',
      {
        config,
        schema: {
          summary: 'Test drives under the account’s own addresses, each with its link',
          ...{ tags, response: { 200: ownBookings, ...refusals } },
        },
      },
      async (request) => {
        const site = accountsOn(siteOf(request));
        return { bookings: await bookings.ofAccount(site, personOf(await signedIn(site, request))) };
      },
    );
  if (reservations)
    app.get(
      '/api/account/reservations',
      {
        config,
        schema: {
          summary: 'Reservations under the account’s own addresses, each with its link',
          ...{ tags, response: { 200: ownReservations, ...refusals } },
        },
      },
      async (request) => {
        const site = accountsOn(siteOf(request));
        return { reservations: await reservations.ofAccount(site, personOf(await signedIn(site, request))) };
      },
    );
  if (purchases)
    app.get(
      '/api/account/purchases',
      {
        config,
        schema: {
          summary: 'Vehicles that the account is buying online, and how far it has got',
          ...{ tags, response: { 200: ownPurchases, ...refusals } },
        },
      },
      async (request) => {
        const site = accountsOn(siteOf(request));
        return { purchases: await purchases.ofAccount(site, (await signedIn(site, request)).id) };
      },
    );
};
