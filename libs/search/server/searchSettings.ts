import { portRef } from '@forecourt/service';
import type { SearchKeyAnswer } from '@forecourt/contracts/api';
import type { SearchEngine } from './engine/searchEngine.js';

/** What a process gives the search. */
export interface SearchSettings {
  readonly engine: SearchEngine;
  /** Secret from which the sites' keys are made. */
  readonly secret: string;
  /** Nodes of a cluster that browsers query themselves; none when left out. */
  readonly direct?: SearchKeyAnswer['direct'];
  /** Searches a minute of one visitor of a site. */
  readonly searchesPerMinute?: number | undefined;
}

export const searchSettingsPort = portRef<SearchSettings>('search/settings');
