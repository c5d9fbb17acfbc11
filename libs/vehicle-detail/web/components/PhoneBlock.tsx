import { useWords } from '@forecourt/composition';
import { ButtonLink, VisuallyHidden } from '@forecourt/ui-kit';
import * as styles from './phoneBlock.styles.js';
import type { CallProps } from './useVehiclePhone.js';
import { vehicleDetailWords } from '../words/vehicleDetailWords.js';

/**
 * The dealer's number: shown, or masked until it is requested (VDP-18). It stays the same link, so that it keeps the
 * focus; without script it leads to a page that shows the number.
 */
export function PhoneBlock({ text, href, isMasked, onReveal }: CallProps) {
  const say = useWords(vehicleDetailWords);
  const asks = isMasked ? { rel: 'nofollow', 'data-takes-over': '', onClick: onReveal } : {};
  return (
    <ButtonLink href={href} variant="outline" icon="phone" {...asks}>
      <span aria-live="polite">
        {isMasked ? (
          <>
            <span css={styles.number} aria-hidden="true">
              {text}
            </span>{' '}
            <span css={styles.word}>{say('phone.show')}</span>
            <VisuallyHidden>{say('phone.begins', { start: text.slice(0, 5) })}</VisuallyHidden>
          </>
        ) : (
          <>
            <VisuallyHidden>{say('call')} </VisuallyHidden>
            <span css={styles.number}>{text}</span>
          </>
        )}
      </span>
    </ButtonLink>
  );
}
