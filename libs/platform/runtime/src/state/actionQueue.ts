import type { PlainAction } from '@forecourt/composition';

/** Actions that no store has heard of yet, over several pages. Part of every page's first script. */
const KEY = 'forecourt:waiting';
/** Nobody looks at more without a touch; a text that somebody put there by hand must not hold a page up. */
const MOST = 50;
const MAX_LENGTH = 100_000;

/** Keeps an action on the device; false where that is not possible. */
export function addToQueue(site: string, action: PlainAction): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify({ site, actions: [...read(site), action].slice(-MOST) }));
    return true;
  } catch {
    return false;
  }
}

/** Everything that waits, which waits no longer. */
export function takeQueue(site: string): PlainAction[] {
  try {
    const actions = read(site);
    localStorage.removeItem(KEY);
    return actions;
  } catch {
    return [];
  }
}

function read(site: string): PlainAction[] {
  const text = localStorage.getItem(KEY);
  if (text === null || text.length > MAX_LENGTH) return [];
  try {
    const kept = JSON.parse(text) as Partial<Record<'site' | 'actions', unknown>> | null;
    return kept?.site === site && Array.isArray(kept.actions) ? kept.actions.filter(isAction) : [];
  } catch {
    return [];
  }
}

const isAction = (value: unknown): value is PlainAction =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
