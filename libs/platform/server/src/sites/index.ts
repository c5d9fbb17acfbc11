export {
  createSites,
  runnableSites,
  variablesIn,
  type BrokenDealer,
  type ConfiguredSite,
  type Sites,
  type SitesOptions,
  type TemplateDefinition,
} from './createSites.js';
export { changedOptions, changeLine, type ChangedOption } from './changedOptions.js';
export { hostName } from './hostName.js';
export { masksPhones, publicVehicle, withoutPhones } from './hiddenPhones.js';
export * from './live/index.js';
export * from './preview/index.js';
export { marketSites } from './marketSites.js';
export { inOtherLanguages } from './otherLanguages.js';
export { isSite, siteIn } from './settle.js';
export { perSite } from './perSite.js';
export { publicConfig } from './publicConfig.js';
export { publicOriginOf } from './publicOrigin.js';
export { siteFact } from './siteFact.js';
export { borrowsLine, ownsStock, repaymentSite, stockOwners } from './sharedStock.js';
