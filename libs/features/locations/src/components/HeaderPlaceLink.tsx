import type { OpenState } from '@forecourt/site-config';
import { Icon, visuallyHidden } from '@forecourt/ui-kit';
import * as styles from './places.styles.js';

export interface HeaderPlaceLinkProps {
  readonly href: string;
  readonly name: string;
  readonly state?: Pick<OpenState, 'status' | 'text'> | undefined;
}

/** An icon with a dot for open or closed; the name and the words are heard. */
export function HeaderPlaceLink({ href, name, state }: HeaderPlaceLinkProps) {
  return (
    <a css={styles.inHeader} href={href} title={state ? `${name}: ${state.text}` : name}>
      <Icon name="pin" size={22} />
      {state && <span css={styles.dots[state.status]} aria-hidden="true" />}
      <span css={visuallyHidden}>{state ? `${name}, ${state.text}` : name}</span>
    </a>
  );
}
