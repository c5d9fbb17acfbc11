import { useState } from 'react';
import { Dialog as Headless } from '@base-ui/react/dialog';
import { Icon } from '../icons.js';
import { useKitWords } from '../kitWords.js';
import type { DialogProps } from './dialogProps.js';
import * as styles from './dialog.styles.js';
import { useBackCloses } from './useBackCloses.js';

/**
 * The window itself: focus stays inside and goes back; Escape, the backdrop and Back close it, and the page behind is
 * still.
 */
export default function DialogWindow({
  isOpen,
  onClose,
  title,
  placement = 'centre',
  onKeyDown,
  children,
}: DialogProps) {
  const say = useKitWords();
  const [isReader, setReader] = useState(false);
  useBackCloses(isOpen, onClose);
  return (
    <Headless.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Headless.Portal>
        <Headless.Backdrop css={styles.backdrop} />
        <Headless.Popup css={styles.placements[placement]} onKeyDown={onKeyDown}>
          <div css={styles.head}>
            <Headless.Title>{title}</Headless.Title>
            <Headless.Close css={styles.close} aria-label={say('close')}>
              <Icon name="close" />
            </Headless.Close>
          </div>
          <div
            ref={(body) => setReader(needsFocusToScroll(body))}
            css={[styles.body, placement === 'full' && styles.bodyFull]}
            {...(isReader && { tabIndex: 0, role: 'region', 'aria-label': title })}
          >
            {children}
          </div>
        </Headless.Popup>
      </Headless.Portal>
    </Headless.Root>
  );
}

/**
 * Text that does not fit, with nothing in it that keys could reach, must take the focus itself to be scrolled by them.
 */
const needsFocusToScroll = (body: HTMLElement | null): boolean =>
  body !== null && body.scrollHeight > body.clientHeight && !body.querySelector('a, button, input, select, textarea');
