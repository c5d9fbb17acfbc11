import { enquiryRoute, vehicleRoute } from '@forecourt/contracts';
import type { OwnEnquiriesAnswer } from '@forecourt/garage/domain';
import { useRouteHref, useSection, useSite, useWords, withElements } from '@forecourt/composition';
import { dayIn, siteSection } from '@forecourt/site-config';
import { formatDate } from '@forecourt/words';
import * as styles from './account.styles.js';
import { garageWords } from '../words/garageWords.js';

/** What the shopper sent to this dealer, with the day as the dealer's clocks have it. */
export function OwnEnquiries({ enquiries }: OwnEnquiriesAnswer) {
  const say = useWords(garageWords);
  const site = useSite();
  const { timeZone } = useSection(siteSection);
  const contact = useRouteHref(enquiryRoute);
  return (
    <section css={styles.section} aria-labelledby="own-enquiries">
      <h2 id="own-enquiries">{say('enquiries.title')}</h2>
      {enquiries.length === 0 ? (
        <p css={styles.muted}>
          {say('enquiries.none')} {contact && <a href={contact}>{say('enquiries.ask')}</a>}
        </p>
      ) : (
        <ul css={styles.list}>
          {enquiries.map(({ id, category, sent_at: sentAt, vehicle }) => (
            <li key={id}>
              <span>
                {vehicle
                  ? withElements((marks) => say('enquiries.about', marks), {
                      category,
                      vehicle: <a href={site.href(vehicleRoute, { slug: vehicle.slug })}>{vehicle.title}</a>,
                    })
                  : category}
              </span>
              <time css={styles.muted} dateTime={sentAt}>
                {formatDate(dayIn(timeZone, Date.parse(sentAt)), say.language)}
              </time>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
