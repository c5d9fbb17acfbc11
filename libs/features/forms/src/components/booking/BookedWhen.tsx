import { zoneName } from '../../domain/appointments.js';
import { bookedTime } from '../../domain/booking.js';
import * as styles from '../enquiry.styles.js';

/** When a test drive is, as the largest line of its page, and by whose clock. */
export const BookedWhen = ({ startsAt, zone }: { startsAt: number; zone: string }) => (
  <p css={styles.when}>
    <strong>{bookedTime(startsAt, zone)}</strong> <small>{zoneName(zone)}</small>
  </p>
);
