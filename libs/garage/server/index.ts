export { Accounts, NEW_ADDRESS, SIGN_IN, type Account, type AddressOutcome, type JoinAccounts } from './accounts.js';
export { accountSessions, SESSION_RULES, type AccountSessions } from './accountSessions.js';
export { askingBrowsers, askingBrowsersPort, type AskingBrowser, type AskingBrowsers } from './askingBrowsers.js';
export { CODE_RULES, codeAddress, type CodeAddress } from './codeRules.js';
export { cookieValues, hasOwnCookie, hintCookie, sessionCookie } from './cookies.js';
export {
  detailsSessions,
  detailsSessionsPort,
  type DetailsSessions,
  type DetailsSessionsOptions,
} from './detailsSessions.js';
export { codeInHalves, newAddressWords, signInWords } from './codeWords.js';
export {
  codesPort,
  OneTimeCodes,
  type CodeRequest,
  type CodeSent,
  type CodeSubject,
  type CodeWords,
} from './oneTimeCodes.js';
export { ownEnquiries, type OwnEnquiry } from './ownEnquiries.js';
export { personalAccounts } from './personalAccounts.js';
export { firstKnown, passesGate, shoppersPort, type Gate, type Shopper, type ShopperPort } from './shopperPort.js';
export { Watchlists, WATCHLIST_LIMIT, type Watched } from './watchlists.js';
export * from './leadSessions.js';
export * from './signedValues.js';
