export { detailsSessions, type DetailsSessions, type DetailsSessionsOptions } from './detailsSessions.js';
export { cookieValues, hasOwnCookie, sessionCookie } from './cookies.js';
export { firstKnown, passesGate, type Gate, type Shopper, type ShopperPort } from './shopperPort.js';
