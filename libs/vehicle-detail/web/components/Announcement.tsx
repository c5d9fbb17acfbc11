import { opensBeside } from '@forecourt/contracts';
import { useState } from 'react';
import { useWords } from '@forecourt/composition';
import { Icon, onlyWithScript } from '@forecourt/ui-kit';
import * as styles from './announcement.styles.js';
import { vehicleDetailWords } from '../words/vehicleDetailWords.js';

export interface AnnouncementProps {
  city: string;
  directions: string | undefined;
  onDismiss: () => void;
}

/** "Located at {city}" with Get Directions, dismissible (VDP-17). */
export function Announcement({ city, directions, onDismiss }: AnnouncementProps) {
  const say = useWords(vehicleDetailWords);
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return null;
  const dismiss = () => {
    setOpen(false);
    onDismiss();
  };
  return (
    <div css={styles.bar} role="region" aria-label={say('announcement.name')}>
      <p css={styles.text}>
        <Icon name="pin" />
        <span>
          {say('announcement.at', { city })}{' '}
          {directions && (
            <a href={directions} {...opensBeside(directions)}>
              {say('directions')}
            </a>
          )}
        </span>
      </p>
      <button
        type="button"
        css={[styles.close, onlyWithScript]}
        aria-label={say('announcement.dismiss')}
        onClick={dismiss}
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
