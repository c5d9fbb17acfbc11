export * from './createSites.js';
export { hostName } from './hostName.js';
export { keepVersions, keptVersions, type KeptVersions } from './keptVersions.js';
export { masksPhones, publicVehicle, withoutPhones } from './hiddenPhones.js';
export { marketSites } from './marketSites.js';
export { inOtherLanguages } from './otherLanguages.js';
export { publicConfig } from './publicConfig.js';
export { publicOriginOf } from './publicOrigin.js';
export { borrowsLine, ownsStock, repaymentSite, stockOwners } from './sharedStock.js';
