import path from 'node:path';
import { createSites, runnableSites, type Sites, type SitesOptions } from '@forecourt/service/sites';
import { TEMPLATES, type Templates } from './templates.js';

/** The workspace, in which the hosts and the demo dealers lie. */
export const ROOT = path.resolve(import.meta.dirname, '../../../..');
export const DEALERS = path.join(ROOT, 'dealers');

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
