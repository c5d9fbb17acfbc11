import type { LeftPlace } from '../rules/leftPlace.js';

/** The key of the present entry of the history. */
export const presentEntry = (): string | undefined => (history.state as { key?: string } | null)?.key;

/** A reload asks for the page of the address. */
const cameBack = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'back_forward');

/** Whether the shopper came back to the history entry at which this place was left. */
export const isLeftHere = (place: LeftPlace | undefined): place is LeftPlace =>
  place !== undefined && cameBack() && place.entry === presentEntry();
