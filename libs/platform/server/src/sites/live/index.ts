export { LiveSites, type DealerStanding, type LiveSitesOptions, type OnSitesChange } from './liveSites.js';
export type { DealerVersion } from './versionStore.js';
