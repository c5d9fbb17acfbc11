import { ensureSearchKeys } from '@forecourt/search/server';
import type { LiveSites } from '@forecourt/service/sites';
import type { Indexer, SearchPort } from '@forecourt/stock';

export interface FollowOptions {
  readonly live: LiveSites;
  readonly search: SearchPort;
  /** Secret from which the sites' search keys are made. */
  readonly secret: string;
  readonly indexer: Indexer;
  readonly onNotice: (line: string) => void;
  readonly everyMs?: number;
}

const EVERY_MS = 5000;

/**
 * Brings the search server in step with changes of dealers: keys and collections of new sites come, those of sites that
 * are gone go, and a stock is indexed anew where the configuration says otherwise what its documents are. A search
 * server that does not answer is tried again; sites change all the same.
 */
export function followSites({ live, search, secret, indexer, onNotice, everyMs = EVERY_MS }: FollowOptions): {
  readonly stop: () => Promise<void>;
} {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let work: Promise<void> = Promise.resolve();
  const follow = async (): Promise<void> => {
    if (isStopped) return;
    try {
      await ensureSearchKeys(search, live, secret);
      await indexer.ensure();
    } catch (error) {
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
  live.onChange(plan);
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await work;
    },
  };
}
