export { Accounts, NEW_ADDRESS, SIGN_IN, type Account, type AddressOutcome } from './accounts.js';
export { accountSessions, SESSION_RULES, SIGNED_IN_COOKIE, type AccountSessions } from './accountSessions.js';
export { CODE_RULES, codeAddress, type CodeAddress } from './codeRules.js';
export { cookieValues, hasOwnCookie, sessionCookie } from './cookies.js';
export { detailsSessions, type DetailsSessions, type DetailsSessionsOptions } from './detailsSessions.js';
export { OneTimeCodes, type CodeRequest, type CodeSent, type CodeSubject, type CodeWords } from './oneTimeCodes.js';
export { ownEnquiries, type OwnEnquiry } from './ownEnquiries.js';
export { firstKnown, passesGate, type Gate, type Shopper, type ShopperPort } from './shopperPort.js';
export { Watchlists, WATCHLIST_LIMIT, type Watched } from './watchlists.js';
