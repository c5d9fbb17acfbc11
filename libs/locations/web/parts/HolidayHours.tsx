import { useState } from 'react';
import type { Holiday } from '@forecourt/site-config';
import { Button, Dialog, onlyWithScript } from '@forecourt/ui-kit';
import { useWords } from '@forecourt/composition';
import * as styles from '../components/places.styles.js';
import { locationsWords } from '../words/locationsWords.js';

export interface HolidayHoursProps {
  readonly name: string;
  readonly holidays: readonly Holiday[];
}

/** Holiday hours of a place, in a window (LOC-03); without script they are part of the page. */
export function Component({ name, holidays }: HolidayHoursProps) {
  const say = useWords(locationsWords);
  const [isOpen, setIsOpen] = useState(false);
  const list = (
    <ul css={styles.hours}>
      {holidays.map(({ date, day, name: holiday, hours }) => (
        <li key={`${date}${hours}`}>
          {holiday === undefined
            ? say('holidays.day', { day, hours })
            : say('holidays.namedDay', { day, name: holiday, hours })}
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <div css={onlyWithScript}>
        <Button variant="outline" icon="clock" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          {say('holidays.show')}
        </Button>
      </div>
      <noscript>
        <h3>{say('holidays.title')}</h3>
        {list}
      </noscript>
      <Dialog
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={say('holidays.ofPlace', { place: name })}
        placement="adaptive"
      >
        {list}
      </Dialog>
    </>
  );
}
