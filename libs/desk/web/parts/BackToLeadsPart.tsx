import { useAppSelector } from '@forecourt/runtime/store';
import { useWords } from '@forecourt/composition';
import { selectLeadsQuery } from '../state/deskSlice.js';
import { deskWords } from '../words/deskWords.js';

export interface BackToLeadsPartProps {
  /** Address of the list. */
  href: string;
}

/** Leads back to the list as it was filtered last in this tab. */
export function Component({ href }: BackToLeadsPartProps) {
  const say = useWords(deskWords);
  const query = useAppSelector(selectLeadsQuery);
  return <a href={query === '' ? href : `${href}?${query}`}>{say('list.back')}</a>;
}
