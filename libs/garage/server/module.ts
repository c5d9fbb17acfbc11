import { defineModule, provide, uncached, type ServiceContext } from '@forecourt/service';
import { STOCK_CHANGED } from '@forecourt/stock';
import { Accounts, accountsPort, NEW_ADDRESS, SIGN_IN } from './accounts/accounts.js';
import { accountSessions, accountSessionsPort } from './accounts/accountSessions.js';
import { askingBrowsers, askingBrowsersPort } from './accounts/askingBrowsers.js';
import { newAddressWords, signInWords } from './accounts/codeWords.js';
import { detailsSessions, detailsSessionsPort } from './accounts/detailsSessions.js';
import { leadSessions, leadSessionsPort } from './accounts/leadSessions.js';
import { codesPort, OneTimeCodes } from './accounts/oneTimeCodes.js';
import { personalAccounts } from './accounts/personalAccounts.js';
import { accountCalls } from './accounts/serveAccount.js';
import { ownRecordCalls } from './accounts/serveOwnRecords.js';
import { watchlistCalls } from './accounts/serveWatchlist.js';
import { firstKnown, shoppersPort } from './accounts/shopperPort.js';
import { alertWriters } from './alerts/alertMessages.js';
import { alertPages } from './alerts/alertPages.js';
import { Alerts, alertsPort, type AlertsOptions } from './alerts/alerts.js';
import { personalAlerts } from './alerts/personalAlerts.js';
import { SearchNews, searchNewsPort } from './alerts/searchNews.js';
import { alertCalls } from './alerts/serveAlerts.js';
import { stockNews } from './alerts/stockNews.js';
import { stopRoute } from './alerts/stopRoute.js';
import { garageServerWords } from './words/translated.js';

/** For what sends messages: they leave once the transaction that queued them is committed. */
const sending = ({ db, now, messages, onCommit }: ServiceContext): Omit<AlertsOptions, 'key'> => ({
  ...{ db, now },
  messages: { queue: (trx, queued) => messages.queue(trx, queued), wake: onCommit },
});

/**
 * Who a shopper is, and what is theirs: sign-in by codes, sessions, accounts, watchlists, and messages about saved
 * vehicles and searches. Gates, leads and the dealers' desk use its sessions and codes on sites without accounts, too.
 */
export const garageModule = defineModule({
  id: 'garage',
  words: garageServerWords,
  provides: [
    provide(codesPort, (service) => new OneTimeCodes({ ...sending(service), key: service.key })),
    provide(askingBrowsersPort, ({ key, now }) => askingBrowsers({ key, now })),
    provide(detailsSessionsPort, ({ key }) => detailsSessions({ key })),
    provide(leadSessionsPort, ({ key }) => leadSessions({ key })),
    provide(accountSessionsPort, ({ db, now }) => accountSessions({ db, now })),
    provide(shoppersPort, ({ port }) => firstKnown([port(accountSessionsPort), port(detailsSessionsPort)])),
    provide(
      accountsPort,
      ({ db, now, port }) => new Accounts({ db, codes: port(codesPort), now, onJoin: Alerts.joinShoppers }),
    ),
    provide(alertsPort, (service) => new Alerts({ ...sending(service), key: service.key })),
    provide(searchNewsPort, (service) => new SearchNews({ ...sending(service), sites: service.sites })),
  ],
  calls: (service) =>
    uncached([
      ...accountCalls(service),
      ...watchlistCalls(service),
      ...ownRecordCalls(service),
      ...alertCalls(service),
    ]),
  routes: [stopRoute],
  jobs: (service) => ({ [STOCK_CHANGED]: stockNews({ ...sending(service), sites: service.sites }) }),
  messages({ db, key, now, port }) {
    const codes = port(codesPort);
    return {
      [`${SIGN_IN}-code`]: codes.writer(signInWords),
      [`${NEW_ADDRESS}-code`]: codes.writer(newAddressWords),
      ...Object.fromEntries(alertWriters({ db, key, now, ...alertPages(db, now) })),
    };
  },
  personal: ({ db }) => [personalAlerts(db), personalAccounts(db)],
  runs: ({ port }) => {
    const searchNews = port(searchNewsPort);
    // it starts when the pages give it their search (`searchNewsPort`)
    return [{ start: () => undefined, stop: () => searchNews.stop() }];
  },
});
