import { openWords, siteConfigWords, type OpenState } from '@forecourt/site-config';
import { Icon, visuallyHidden } from '@forecourt/ui-kit';
import { useWords } from '@forecourt/composition';
import * as styles from './places.styles.js';
import { locationsWords } from '../words/locationsWords.js';

export interface HeaderPlaceLinkProps {
  readonly href: string;
  readonly name: string;
  readonly state?: OpenState | undefined;
}

/** An icon with a dot for open or closed; screen readers say the name and the state. */
export function HeaderPlaceLink({ href, name, state }: HeaderPlaceLinkProps) {
  const say = useWords(locationsWords);
  const saySite = useWords(siteConfigWords);
  const words = state && { place: name, state: openWords(state, saySite) };
  return (
    <a css={styles.inHeader} href={href} title={words ? say('header.state', words) : name}>
      <Icon name="pin" size={22} />
      {state && <span css={styles.dots[state.status]} aria-hidden="true" />}
      <span css={visuallyHidden}>{words ? say('header.heard', words) : name}</span>
    </a>
  );
}
