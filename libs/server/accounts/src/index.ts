export { detailsSessions, type DetailsSessions, type DetailsSessionsOptions } from './detailsSessions.js';
export { firstKnown, passesGate, type Gate, type Shopper, type ShopperPort } from './shopperPort.js';
