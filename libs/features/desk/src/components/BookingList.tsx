import { deskLeadRoute } from '@forecourt/contracts';
import type { DeskBookingsAnswer } from '@forecourt/contracts/api';
import { useSection, useSite } from '@forecourt/composition';
import { clockWords, localTime, siteSection } from '@forecourt/site-config';
import { bookingWords, zoneWords } from '../domain/words.js';
import { Decision } from './Decision.js';
import { Facts } from './Facts.js';
import * as styles from './desk.styles.js';

/** Who comes when for a test drive of what, by the clocks of the place. */
export function BookingList({ bookings }: Pick<DeskBookingsAnswer, 'bookings'>) {
  const site = useSite();
  const { timeZone } = useSection(siteSection);
  return (
    <ul css={styles.list}>
      {bookings.map((item) => {
        const time = clockWords(localTime(Date.parse(item.starts_at), item.time_zone).minutes);
        const zone = item.time_zone === timeZone ? '' : ` (${zoneWords(item.time_zone)} time)`;
        return (
          <li key={item.id}>
            <div css={styles.head}>
              <h4>
                <time dateTime={item.starts_at}>
                  {time}
                  {zone}
                </time>
                : {item.vehicle}
              </h4>
              <span css={styles.tag}>{bookingWords(item.state)}</span>
            </div>
            <p>{[item.name, item.email, item.phone].filter(Boolean).join(', ')}</p>
            <Facts
              facts={[
                ['Reference', item.reference],
                ['Place', item.place],
                ['Takes', `${item.minutes} minutes`],
                ['Lead', <a href={site.href(deskLeadRoute, { id: item.lead })}>What was sent</a>],
              ]}
            />
            {item.state === 'booked' && (
              <div css={styles.decisions}>
                <Decision act="call-off" id={item.id} formKey={item.key} label="Cancel" of={item.reference}>
                  The time is free for somebody else at once. We tell the shopper by mail, with a link to book another
                  time.
                </Decision>
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
