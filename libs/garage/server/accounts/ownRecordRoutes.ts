import { apiError, ownPurchases, ownReservations, type OwnPurchase } from '@forecourt/contracts/api';
import { reservationsPort } from '@forecourt/reservations';
import { portRef, type ModuleRoutes } from '@forecourt/service';
import type { ConfiguredSite } from '@forecourt/sites';
import { accountsOn, callers, personOf } from './siteAccounts.js';

/** Vehicles that an account is buying online. */
export interface OwnPurchases {
  ofAccount(site: ConfiguredSite, account: string): Promise<OwnPurchase[]>;
}

/** The module that takes purchases provides it. */
export const ownPurchasesPort = portRef<OwnPurchases>('garage/own-purchases');

/** Records of an account that other subjects keep (SAVE-07): each has its route where its subject is there. */
export const ownRecordRoutes: ModuleRoutes = (app, service) => {
  const { findPort, siteOf } = service;
  const reservations = findPort(reservationsPort);
  const purchases = findPort(ownPurchasesPort);
  const { signedIn } = callers(service);
  const config = { rateLimit: { max: 120, timeWindow: '1 minute' } };
  const tags = ['account'];
  const refusals = { 401: apiError, 404: apiError, 429: apiError };

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
