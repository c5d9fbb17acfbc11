export { askerMarks, isFull, withoutNetwork, type Asker, type AskerKind } from './askers.js';
export { inLots } from './inLots.js';
export { keyedHash, keyedHashes, type KeyedHash } from './keyedHash.js';
export * from './personalData.js';
export * from './personalTable.js';
export * from './retention.js';
export * from './sweptSites.js';
export { SEND_LIMITS, sendCounts, type RequestedSend, type SendCounts } from './sendLimits.js';
