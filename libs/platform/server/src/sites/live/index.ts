export { LiveSites, type DealerStanding, type LiveSitesOptions, type OnSitesChange } from './liveSites.js';
export { VersionConflict, type DealerVersion } from './versionStore.js';
