import { useEffect } from 'react';
import { useAppStore } from '@forecourt/runtime/store';
import { leadsFiltered } from '../state/deskSlice.js';

export interface KeptFiltersPartProps {
  /** What the list is filtered by, as a query. */
  query: string;
}

/** Part of the list of leads: remembers its filters for the way back from a lead. */
export function Component({ query }: KeptFiltersPartProps) {
  const store = useAppStore();
  useEffect(() => void store.dispatch(leadsFiltered(query)), [store, query]);
  return null;
}
