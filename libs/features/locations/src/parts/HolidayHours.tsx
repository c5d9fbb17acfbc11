import { useState } from 'react';
import type { Holiday } from '@forecourt/site-config';
import { Button, Dialog, onlyWithScript } from '@forecourt/ui-kit';
import * as styles from '../components/places.styles.js';

export interface HolidayHoursProps {
  readonly name: string;
  readonly holidays: readonly Holiday[];
}

/** Holiday hours of a place, in a window (LOC-03); without script they are part of the page. */
export function Component({ name, holidays }: HolidayHoursProps) {
  const [isOpen, setIsOpen] = useState(false);
  const list = (
    <ul css={styles.hours}>
      {holidays.map(({ date, day, name: holiday, hours }) => (
        <li key={`${date}${hours}`}>
          {day}
          {holiday === undefined ? '' : ` (${holiday})`}: {hours}
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <div css={onlyWithScript}>
        <Button variant="outline" icon="clock" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          View Holiday Hours
        </Button>
      </div>
      <noscript>
        <h3>Holiday hours</h3>
        {list}
      </noscript>
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={`Holiday hours of ${name}`} placement="adaptive">
        {list}
      </Dialog>
    </>
  );
}
