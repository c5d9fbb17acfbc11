import { useEffect, useRef } from 'react';
import { useSection } from '@forecourt/composition';
import { siteSection } from '@forecourt/site-config';
import { Button } from '@forecourt/ui-kit';
import * as styles from '../enquiry.styles.js';

/** Replaces a form once its request is stored, and takes the focus from the form's button. */
export function Thanks({ onClose }: { onClose?: (() => void) | undefined }) {
  const { name } = useSection(siteSection);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return (
    <div ref={frame} css={styles.stored} role="status" tabIndex={-1}>
      <h3>Thank you</h3>
      <p>{name} has received your request and will answer by phone or email, usually within one business day.</p>
      {onClose && (
        <Button variant="outline" onClick={onClose}>
          Back to the vehicle
        </Button>
      )}
    </div>
  );
}
