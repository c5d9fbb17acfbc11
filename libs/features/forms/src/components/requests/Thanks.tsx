import { useEffect, useRef } from 'react';
import { useSection, useWords } from '@forecourt/composition';
import { siteSection } from '@forecourt/site-config';
import { Button } from '@forecourt/ui-kit';
import * as styles from '../enquiry.styles.js';
import { formsWords } from '../../words/formsWords.js';

/** Replaces a form once its request is stored, and takes the focus from the form's button. */
export function Thanks({ onClose }: { onClose?: (() => void) | undefined }) {
  const say = useWords(formsWords);
  const { name: dealer } = useSection(siteSection);
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return (
    <div ref={frame} css={styles.stored} role="status" tabIndex={-1}>
      <h3>{say('thankYou')}</h3>
      <p>{say('request.received', { dealer })}</p>
      {onClose && (
        <Button variant="outline" onClick={onClose}>
          {say('backToVehicle')}
        </Button>
      )}
    </div>
  );
}
