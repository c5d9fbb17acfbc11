import { deskLeadRoute } from '@forecourt/contracts';
import type { DeskBookingsAnswer } from '@forecourt/desk/domain';
import { useSection, useSite, useWords } from '@forecourt/composition';
import { localTime, siteSection } from '@forecourt/site-config';
import { formatTime } from '@forecourt/words';
import { bookingWords, zoneWords } from '../rules/words.js';
import { Decision } from './Decision.js';
import { Facts } from './Facts.js';
import * as styles from './desk.styles.js';
import { deskWords } from '../words/deskWords.js';

/** Who comes when for a test drive of what, by the clocks of the place. */
export function BookingList({ bookings }: Pick<DeskBookingsAnswer, 'bookings'>) {
  const say = useWords(deskWords);
  const site = useSite();
  const { timeZone } = useSection(siteSection);
  return (
    <ul css={styles.list}>
      {bookings.map((item) => {
        const time = formatTime(localTime(Date.parse(item.starts_at), item.time_zone).minutes, say.language);
        return (
          <li key={item.id}>
            <div css={styles.head}>
              <h4>
                <time dateTime={item.starts_at}>
                  {item.time_zone === timeZone ? time : say('booking.zone', { time, city: zoneWords(item.time_zone) })}
                </time>
                : {item.vehicle}
              </h4>
              <span css={styles.tag}>{bookingWords(item.state, say)}</span>
            </div>
            <p>{[item.name, item.email, item.phone].filter(Boolean).join(', ')}</p>
            <Facts
              facts={[
                [say('reference'), item.reference],
                [say('place'), item.place],
                [say('site'), item.site],
                [say('takes'), say('minutes', { minutes: item.minutes })],
                [say('lead'), <a href={site.href(deskLeadRoute, { id: item.lead })}>{say('whatWasSent')}</a>],
              ]}
            />
            {item.state === 'booked' && (
              <div css={styles.decisions}>
                <Decision
                  act="call-off"
                  id={item.id}
                  formKey={item.key}
                  label={say('booking.cancel')}
                  of={item.reference}
                >
                  {say('booking.cancelMeans')}
                </Decision>
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
