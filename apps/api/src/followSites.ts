import { followSearchKeys } from '@forecourt/search/server';
import type { LiveSites } from '@forecourt/service/sites';
import type { Indexer, SearchPort } from '@forecourt/stock';
import { searchChange } from './searchChange.js';

export interface FollowOptions {
  readonly live: Pick<LiveSites, 'all' | 'broken' | 'onChange'>;
  readonly search: SearchPort;
  /** Secret from which the sites' search keys are made. */
  readonly secret: string;
  readonly indexer: Pick<Indexer, 'follow'>;
  readonly onNotice: (line: string) => void;
  readonly everyMs?: number;
}

const EVERY_MS = 5000;

/**
 * Brings the search server in step with changes of dealers from now on: keys and collections of new sites come, those
 * of sites that are gone go, and a stock is indexed anew where the configuration says otherwise what its documents are.
 * Nothing of other dealers is requested. A search server that does not answer is tried again; sites change
 * all the same. `start` begins with what changed until then.
 */
export function followSites({ live, search, secret, indexer, onNotice, everyMs = EVERY_MS }: FollowOptions): {
  readonly start: () => void;
  readonly stop: () => Promise<void>;
} {
  let timer: NodeJS.Timeout | undefined;
  let [isStarted, isStopped] = [false, false];
  let work: Promise<void> = Promise.resolve();
  let followed = ownersOf(live.all);
  const changed = new Set<string>();
  const follow = async (): Promise<void> => {
    const slugs = [...changed];
    if (isStopped || slugs.length === 0) return;
    changed.clear();
    const present = ownersOf(live.all);
    // what belongs to a broken dealer stays: it comes back
    for (const { slug } of live.broken) {
      const owner = followed.get(slug);
      if (owner !== undefined && !present.has(slug)) present.set(slug, owner);
    }
    try {
      const { keys, stocks } = searchChange(slugs, followed, present);
      await followSearchKeys(search, keys, secret);
      await indexer.follow(stocks);
      followed = present;
    } catch (error) {
      for (const slug of slugs) changed.add(slug);
      const reason = error instanceof Error ? error.message : String(error);
      onNotice(`The search server could not follow a change of dealers: ${reason}. It is tried again.`);
      timer = setTimeout(plan, everyMs);
      timer.unref();
    }
  };
  const plan = (): void => {
    clearTimeout(timer);
    work = work.then(follow);
  };
  live.onChange((slugs) => {
    for (const slug of slugs) changed.add(slug);
    if (isStarted) plan();
  });
  return {
    start() {
      isStarted = true;
      plan();
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await work;
    },
  };
}

/** Whose stock each site shows. */
const ownersOf = (sites: LiveSites['all']): Map<string, string> =>
  new Map(sites.map(({ slug, stockOwner }) => [slug, stockOwner]));
