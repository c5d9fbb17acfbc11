import { readKept, type KeptAs } from '@forecourt/runtime';
import { readPlace, type LeftPlace } from '../domain/leftPlace.js';

// For a page's first script, which loads no Redux. The place ends with the tab: it is of the history that the tab has.

export const PLACE_AS = { in: 'session', version: 1 } as const satisfies Omit<KeptAs, 'site'>;

/** The key of the present entry of the history. */
export const presentEntry = (): string | undefined => (history.state as { key?: string } | null)?.key;

/** A reload asks for the page of the address. */
const cameBack = (): boolean =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'back_forward');

/** Whether a place was left at the present entry of the history, for whoever came back to it. */
export const isLeftHere = (place: LeftPlace | undefined): place is LeftPlace =>
  place !== undefined && cameBack() && place.entry === presentEntry();

/** The place that this tab keeps for a site. */
export const keptPlace = (site: string): LeftPlace | undefined => readPlace(readKept('search', { ...PLACE_AS, site }));
