import { ALERT_LIMITS } from '@forecourt/enquiry';
import {
  changeAccountAlerts,
  listSearches,
  readAccountAlerts,
  removeSearch,
  saveSearches,
  type AccountAlerts,
} from '@forecourt/garage/domain';
import { refuseField, serve, type ServedCall, type ServiceContext } from '@forecourt/service';
import type { ConfiguredSite } from '@forecourt/service/sites';
import { alertsPort } from '../alerts/alerts.js';
import { agreedTo, alertsOn, listingsOf } from '../alerts/alertsOn.js';
import { worded } from '../words/worded.js';
import type { Account } from './accounts.js';
import { accountsOn, callers } from './siteAccounts.js';

const DONE = { success: true } as const;

/** Searches that an account keeps, and what it is notified of (SAVE-07). */
export function ownRecordCalls(service: ServiceContext): readonly ServedCall[] {
  const { port, writesPerMinute } = service;
  const alerts = port(alertsPort);
  const { signedIn } = callers(service);
  const reads = { perMinute: 120 };
  const writes = { perMinute: writesPerMinute };

  const alertsOf = async (site: ConfiguredSite, account: Account): Promise<AccountAlerts> => {
    const { prices, matches, every, searches } = await alerts.ofAccount(site, account);
    return { prices, matches, every, searches: [...searches], by: account.email === null ? 'sms' : 'mail' };
  };

  return [
    serve(
      listSearches,
      async ({ site, request }) => {
        const account = await signedIn(accountsOn(site), request);
        return { searches: [...(await alerts.ofAccount(site, account)).searches] };
      },
      reads,
    ),
    serve(
      saveSearches,
      async ({ site, body, request }) => {
        const account = await signedIn(accountsOn(site), request);
        const searches = listingsOf(site, body.searches);
        if ((await alerts.saveSearches(site, account, searches)) > 0)
          throw refuseField(
            409,
            'searches',
            worded('field.most', { count: ALERT_LIMITS.searches }),
            worded('searches.most', { count: ALERT_LIMITS.searches }),
          );
        return DONE;
      },
      writes,
    ),
    serve(
      removeSearch,
      async ({ site, body, request }) => {
        const account = await signedIn(accountsOn(site), request);
        await alerts.changeAccount(site, account, { removeSearch: body.id }, undefined);
        return DONE;
      },
      writes,
    ),
    serve(
      readAccountAlerts,
      async ({ site, request }) => alertsOf(site, await signedIn(accountsOn(alertsOn(site)), request)),
      reads,
    ),
    serve(
      changeAccountAlerts,
      async ({ site, body, request }) => {
        const account = await signedIn(accountsOn(alertsOn(site)), request);
        const { consent_version: version, ...change } = body;
        const before = await alerts.ofAccount(site, account);
        const isSwitchedOn = (change.prices && !before.prices) || (change.matches && !before.matches);
        if (isSwitchedOn && version === undefined)
          throw refuseField(422, 'consent_version', worded('field.consent'), worded('alerts.notAgreed'));
        const consent = isSwitchedOn && version !== undefined ? agreedTo(site, version) : undefined;
        await alerts.changeAccount(site, account, change, consent);
        return alertsOf(site, account);
      },
      writes,
    ),
  ];
}
