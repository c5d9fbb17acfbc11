import { opensBeside } from '@forecourt/contracts';
import { useState } from 'react';
import { Icon, onlyWithScript } from '@forecourt/ui-kit';
import * as styles from './announcement.styles.js';

export interface AnnouncementProps {
  city: string;
  directions: string | undefined;
  onDismiss: () => void;
}

/** "Located at {city}" with Get Directions, dismissible (VDP-17). */
export function Announcement({ city, directions, onDismiss }: AnnouncementProps) {
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return null;
  const dismiss = () => {
    setOpen(false);
    onDismiss();
  };
  return (
    <div css={styles.bar} role="region" aria-label="Location of this vehicle">
      <p css={styles.text}>
        <Icon name="pin" />
        <span>
          Located at {city}{' '}
          {directions && (
            <a href={directions} {...opensBeside(directions)}>
              Get Directions
            </a>
          )}
        </span>
      </p>
      <button type="button" css={[styles.close, onlyWithScript]} aria-label="Dismiss" onClick={dismiss}>
        <Icon name="close" />
      </button>
    </div>
  );
}
