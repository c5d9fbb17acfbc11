import { createSites, runnableSites, type Sites, type SitesOptions } from '@forecourt/service/sites';
import { DEALERS } from './dealersDir.js';
import { TEMPLATES, type Templates } from './templates.js';

export { ROOT } from './distribution.js';

/**
 * Reads dealers and templates of a folder, for commands that look at what it says; what an installation runs by is in
 * its database (`openSites`). A broken dealer stops no other: it stays out. So does one that lacks something here.
 */
export const readSites = (
  dealersDir = DEALERS,
  lacksOf?: SitesOptions['lacksOf'],
  templates: Templates = TEMPLATES,
): Sites => runnableSites({ dealersDir, templates, lacksOf });

/** The same where all of them must be right. Throws a ConfigError that lists every problem. */
export const checkedSites = (dealersDir = DEALERS): Sites => createSites({ dealersDir, templates: TEMPLATES });
