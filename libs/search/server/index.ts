export { browserNodes, clusterEngine, type ClusterOptions } from './engine/clusterEngine.js';
export { embeddedEngine, type EmbeddedEngine } from './engine/embeddedEngine.js';
export { prepareSearch } from './engine/prepareSearch.js';
export type { SearchAnswer, SearchEngine } from './engine/searchEngine.js';
export { siteSearchesPort, type SiteSearches } from './engine/siteSearches.js';
export { searchAccessPort, type SearchAccess } from './searchAccess.js';
export { ensureSearchKeys, followSearchKeys, type ChangedKeys, type Searching } from './searchKeys.js';
export { searchSettingsPort, type SearchSettings } from './searchSettings.js';
