import type { OpenState } from '@forecourt/site-config';
import { Icon, visuallyHidden } from '@forecourt/ui-kit';
import { useWords } from '@forecourt/composition';
import * as styles from './places.styles.js';
import { locationsWords } from '../words/locationsWords.js';

export interface HeaderPlaceLinkProps {
  readonly href: string;
  readonly name: string;
  readonly state?: Pick<OpenState, 'status' | 'text'> | undefined;
}

/** An icon with a dot for open or closed; the name and the words are heard. */
export function HeaderPlaceLink({ href, name, state }: HeaderPlaceLinkProps) {
  const say = useWords(locationsWords);
  return (
    <a css={styles.inHeader} href={href} title={state ? say('header.state', { place: name, state: state.text }) : name}>
      <Icon name="pin" size={22} />
      {state && <span css={styles.dots[state.status]} aria-hidden="true" />}
      <span css={visuallyHidden}>{state ? say('header.heard', { place: name, state: state.text }) : name}</span>
    </a>
  );
}
