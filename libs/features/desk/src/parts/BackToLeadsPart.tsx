import { useAppSelector } from '@forecourt/runtime/store';
import { selectLeadsQuery } from '../state/deskSlice.js';

export interface BackToLeadsPartProps {
  /** Address of the list. */
  href: string;
}

/** Leads back to the list as it was filtered last in this tab. */
export function Component({ href }: BackToLeadsPartProps) {
  const query = useAppSelector(selectLeadsQuery);
  return <a href={query === '' ? href : `${href}?${query}`}>Back to the leads</a>;
}
