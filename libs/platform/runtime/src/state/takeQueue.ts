import type { PlainAction } from '@forecourt/composition';
import { QUEUE_KEY, readQueue } from './actionQueue.js';

/** Everything that waits; nothing where the device cannot be read. */
export function waitingActions(site: string): PlainAction[] {
  try {
    return readQueue(site).filter(isAction);
  } catch {
    return [];
  }
}

/** Everything that waits, which waits no longer. */
export function takeQueue(site: string): PlainAction[] {
  const actions = waitingActions(site);
  try {
    localStorage.removeItem(QUEUE_KEY);
    return actions;
  } catch {
    return [];
  }
}

const isAction = (value: unknown): value is PlainAction =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
