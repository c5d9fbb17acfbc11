import type { PlainAction } from '@forecourt/composition';

/** Actions that no store has heard of yet, over several pages. Part of every page's first script. */
export const QUEUE_KEY = 'forecourt:waiting';
/** Nobody looks at more without a touch; a text that somebody put there by hand must not hold a page up. */
const MOST = 50;
const MAX_LENGTH = 100_000;

/** Keeps an action on the device; false where that is not possible. */
export function addToQueue(site: string, action: PlainAction): boolean {
  try {
    localStorage.setItem(QUEUE_KEY, JSON.stringify({ site, actions: [...readQueue(site), action].slice(-MOST) }));
    return true;
  } catch {
    return false;
  }
}

/** What waits for the store of a site, as it stands there. */
export function readQueue(site: string): unknown[] {
  const text = localStorage.getItem(QUEUE_KEY);
  if (text === null || text.length > MAX_LENGTH) return [];
  try {
    const kept = JSON.parse(text) as Partial<Record<'site' | 'actions', unknown>> | null;
    return kept?.site === site && Array.isArray(kept.actions) ? kept.actions : [];
  } catch {
    return [];
  }
}
