export { refuseCrossSiteRead } from './crossSite.js';
export { createServiceApp, type ServiceAppOptions } from './createServiceApp.js';
export { logFault, type FaultReport } from './faultReport.js';
export { limitRates, networkOf, OWNER_BITS } from './rateLimits.js';
export { nothingHere, refuseField, refuseFields } from './refuseField.js';
export { refuseFull } from './refuseFull.js';
export { answerRefusals, codeOf, type RefusalOptions } from './refusals.js';
export { sharedCounts, type SharedCounts } from './sharedCounts.js';
export { waitFor } from './waitFor.js';
