import type { OpenLiveSites } from '@forecourt/api';
import { textProblems } from '@forecourt/content/server';
import { LiveSites, type LiveSitesOptions } from '@forecourt/service/sites';
import { TEMPLATES, type Templates } from './templates.js';

export interface OpenSitesOptions extends Pick<LiveSitesOptions, 'dataDir' | 'lacksOf' | 'watches' | 'onNotice'> {
  readonly templates?: Templates;
  readonly dealersDir: string;
}

/** The sites of an installation, as its database and its dealers' folder have them at any moment. */
export const openSites =
  ({ templates = TEMPLATES, ...options }: OpenSitesOptions): OpenLiveSites =>
  ({ db, kind }) =>
    LiveSites.open({ ...options, db, templates, isShared: kind === 'postgresql', textProblemsOf: textProblems });

/**
 * The same for a command without a server. A command publishes nothing of this machine's folder for other processes of a
 * database.
 */
export const openSitesAlone =
  (options: Omit<OpenSitesOptions, 'watches'>): OpenLiveSites =>
  ({ db, kind }) =>
    LiveSites.open({
      ...{ templates: TEMPLATES, isShared: kind === 'postgresql', textProblemsOf: textProblems },
      ...options,
      ...{ db, watches: false, dealersDir: kind === 'postgresql' ? undefined : options.dealersDir },
    });
