import { ButtonLink, Icon, VisuallyHidden } from '@forecourt/ui-kit';
import { formatPhone, maskPhone, phoneHref } from '@forecourt/vehicle';
import * as styles from './phoneBlock.styles.js';

/** The dealer's number: shown, or masked until it is asked for (VDP-18). Both work without script. */
export function PhoneBlock({ phone, isMasked }: { phone: string; isMasked: boolean }) {
  const shown = formatPhone(phone);
  const link = (
    <ButtonLink href={phoneHref(phone)} variant="outline" icon="phone" isWide>
      Call {shown}
    </ButtonLink>
  );
  if (!isMasked) return link;
  return (
    <details css={styles.block} data-reveals>
      <summary css={styles.summary}>
        <Icon name="phone" />
        <span className="closed">
          <span aria-hidden="true">{maskPhone(shown)} </span>
          <span css={styles.word}>Show number</span>
          <VisuallyHidden>, it begins with {shown.slice(0, 5)}</VisuallyHidden>
        </span>
        <span className="open">Hide number</span>
      </summary>
      {link}
    </details>
  );
}
