import { useWords } from '@forecourt/composition';
import { zoneName } from '../../rules/appointments.js';
import { bookedTime } from '../../rules/booking.js';
import * as styles from '../enquiry.styles.js';
import { formsWords } from '../../words/formsWords.js';

/** When a test drive is, as the largest line of its page, and by whose clock. */
export function BookedWhen({ startsAt, zone }: { startsAt: number; zone: string }) {
  const say = useWords(formsWords);
  return (
    <p css={styles.when}>
      {/* a line never ends between the hour and its half of the day */}
      <strong>{bookedTime(startsAt, zone, say.language).replace(/ (?=[ap]m$)/, '\u00a0')}</strong>{' '}
      <small>{zoneName(zone, say)}</small>
    </p>
  );
}
