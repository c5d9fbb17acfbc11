import { useActionData, useLoaderData } from 'react-router-dom';
import { homeRoute, successPlaceSlot, vehicleRoute } from '@forecourt/contracts';
import { Slot, useRouteHref, useSection } from '@forecourt/composition';
import { siteSection } from '@forecourt/site-config';
import { Alert, Breadcrumbs, Container } from '@forecourt/ui-kit';
import { OwnBooking } from '../../components/booking/OwnBooking.js';
import * as styles from '../../components/enquiry.styles.js';
import type { BookingRefusal } from './bookingAction.js';
import type { BookingData } from './bookingPageLoader.js';

/** A booked test drive, for anyone who has its link: to view, move or cancel it (FORM-06). */
export function Component() {
  const { token, booking, done, subject } = useLoaderData<BookingData>();
  const refused = useActionData<BookingRefusal>();
  const home = useRouteHref(homeRoute);
  const isFound = typeof booking === 'object';
  const vehicle = useRouteHref(vehicleRoute, { slug: isFound ? booking.vehicle_slug : '-' });
  const { email, phones } = useSection(siteSection);
  return (
    <Container>
      <div css={styles.booking}>
        <div css={styles.stack}>
          <Breadcrumbs trail={[{ name: 'Home', ...(home ? { href: home } : {}) }, { name: 'Your test drive' }]} />
          <h1>Your test drive</h1>
          {isFound && <OwnBooking {...{ booking, token, done, refused, subject }} vehicleHref={vehicle} />}
          {booking === 'unknown' && (
            <Alert tone="warning">
              <p>
                We know no booking by this link. Please open the link in our mail once more, in full. A booking that was
                deleted has none any more.
              </p>
            </Alert>
          )}
          {booking === 'failed' && (
            <Alert tone="destructive">
              <p>Your booking could not be read just now. Nothing about it changed; please load this page again.</p>
            </Alert>
          )}
          <p css={styles.note}>
            Questions? <a href={`mailto:${email}`}>{email}</a>
            {phones.used ? `, ${phones.used}` : ''}
          </p>
        </div>
        {isFound && booking.place.slug !== undefined && (
          <Slot slot={successPlaceSlot} with={{ place: booking.place.slug, counter: 'sales' }} />
        )}
      </div>
    </Container>
  );
}
