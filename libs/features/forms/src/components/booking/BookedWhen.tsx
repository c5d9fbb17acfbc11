import { zoneName } from '../../domain/appointments.js';
import { bookedTime } from '../../domain/booking.js';
import * as styles from '../enquiry.styles.js';

/** When a test drive is, as the largest line of its page, and by whose clock. */
export const BookedWhen = ({ startsAt, zone }: { startsAt: number; zone: string }) => (
  <p css={styles.when}>
    {/* a line never ends between the hour and its half of the day */}
    <strong>{bookedTime(startsAt, zone).replace(/ (?=[ap]m$)/, '\u00a0')}</strong> <small>{zoneName(zone)}</small>
  </p>
);
