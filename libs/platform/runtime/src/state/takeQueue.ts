import type { PlainAction } from '@forecourt/composition';
import { QUEUE_KEY, readQueue } from './actionQueue.js';

/** Everything that waits, which waits no longer. */
export function takeQueue(site: string): PlainAction[] {
  try {
    const actions = readQueue(site).filter(isAction);
    localStorage.removeItem(QUEUE_KEY);
    return actions;
  } catch {
    return [];
  }
}

const isAction = (value: unknown): value is PlainAction =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
