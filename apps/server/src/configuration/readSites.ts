import { createSites, keptVersions, runnableSites, type Sites, type SitesOptions } from '@forecourt/service/sites';
import { DEALERS } from './dealersDir.js';
import { TEMPLATES, type Templates } from './templates.js';

export { ROOT } from './distribution.js';

/**
 * Reads dealers and templates; used by everything that needs the configuration. A broken dealer stops no other: it runs
 * by the version that the data folder keeps of it, or stays out. So does one that lacks something here.
 */
export const readSites = (
  dealersDir = DEALERS,
  dataDir?: string,
  lacksOf?: SitesOptions['lacksOf'],
  templates: Templates = TEMPLATES,
): Sites =>
  runnableSites({
    dealersDir,
    templates,
    lacksOf,
    kept: dataDir === undefined ? undefined : keptVersions(dataDir),
  });

/** The same where all of them must be right. Throws a ConfigError that lists every problem. */
export const checkedSites = (dealersDir = DEALERS): Sites => createSites({ dealersDir, templates: TEMPLATES });
