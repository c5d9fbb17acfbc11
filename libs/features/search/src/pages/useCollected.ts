import { useEffect, useState } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { collectPage, type CollectedPages, type NextPage } from '../domain/collectedPages.js';

/** State of a history entry that "Show more" made. */
export const MORE = { more: true } as const;

/** Collections of this visit, so that Back finds the pages and the place that were left. */
const visited = new Map<string, CollectedPages>();
const KEPT = 8;

/**
 * Pages that stand below each other. On the first render they are the page of the address alone, as the server drew it;
 * coming back to a listing brings what was collected. Without an answer (`next`) the last collection stays.
 */
export function useCollected(next: Omit<NextPage, 'isMore'> | undefined): CollectedPages | undefined {
  const { state, key } = useLocation() as Location<Partial<typeof MORE> | null>;
  const isMore = state?.more === true;
  const [seen, setSeen] = useState<{ hits: NextPage['hits']; collected: CollectedPages }>();
  let collected = seen?.collected;
  if (next && seen?.hits !== next.hits) {
    // `default` is the entry that the server drew
    const known = collected?.base === next.base ? collected : key === 'default' ? undefined : visited.get(next.base);
    collected = collectPage(known, { ...next, isMore });
    setSeen({ hits: next.hits, collected });
  }
  useEffect(() => {
    if (!collected) return;
    visited.delete(collected.base);
    visited.set(collected.base, collected);
    for (const oldest of [...visited.keys()].slice(0, -KEPT)) visited.delete(oldest);
  }, [collected]);
  return collected;
}
