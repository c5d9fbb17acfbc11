import type { OpenLiveSites } from '@forecourt/api';
import { textProblems } from '@forecourt/content/server';
import { LiveSites, type LiveSitesOptions } from '@forecourt/service/sites';
import { feedOf, termsStated } from '@forecourt/stock';
import { TEMPLATES, type Templates } from './templates.js';

/** What the index, feeds and metrics look at for all sites. */
const FACTS = [feedOf, termsStated];

export interface OpenSitesOptions extends Pick<
  LiveSitesOptions,
  'dataDir' | 'lacksOf' | 'mostResolved' | 'watches' | 'onNotice'
> {
  readonly templates?: Templates;
  readonly dealersDir: string;
}

/** The sites of an installation, as its database and its dealers' folder have them at any moment. */
export const openSites =
  ({ templates = TEMPLATES, ...options }: OpenSitesOptions): OpenLiveSites =>
  ({ db, kind }) =>
    LiveSites.open({
      ...{ ...options, db, templates, facts: FACTS, textProblemsOf: textProblems },
      isShared: kind === 'postgresql',
    });

/**
 * The same for a command without a server. Where other processes use the database too, it publishes the folder's
 * dealers only if the database has never had any, as before the first start.
 */
export const openSitesAlone =
  ({
    dealersDir,
    ...options
  }: Pick<LiveSitesOptions, 'dataDir' | 'dealersDir' | 'mayBeEmpty' | 'onNotice'>): OpenLiveSites =>
  ({ db, kind }) =>
    LiveSites.open({
      ...{ ...options, db, templates: TEMPLATES, facts: FACTS, watches: false, textProblemsOf: textProblems },
      ...(kind === 'postgresql' ? { isShared: true, firstDealersDir: dealersDir } : { isShared: false, dealersDir }),
    });
