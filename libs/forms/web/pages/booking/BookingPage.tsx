import type { FormAnswer } from '@forecourt/action-form';
import { useActionData, useLoaderData } from 'react-router-dom';
import { homeRoute, successPlaceSlot, vehicleRoute } from '@forecourt/contracts';
import { Slot, useRouteHref, useSection, useWords, withElements } from '@forecourt/composition';
import { siteSection } from '@forecourt/site-config';
import { Alert, Breadcrumbs, Container } from '@forecourt/ui-kit';
import { OwnBooking } from '../../components/booking/OwnBooking.js';
import * as styles from '../../components/enquiry.styles.js';
import type { BookingData } from './bookingPageLoader.js';
import { formsWords } from '../../words/formsWords.js';

/** A booked test drive, for anyone who has its link: to view, move or cancel it (FORM-06). */
export function Component() {
  const say = useWords(formsWords);
  const { token, booking, done, subject } = useLoaderData<BookingData>();
  const answer = useActionData<FormAnswer>();
  const cancelRefusal = answer?.step === undefined ? answer?.message : undefined;
  const home = useRouteHref(homeRoute);
  const isFound = typeof booking === 'object';
  const vehicle = useRouteHref(vehicleRoute, { slug: isFound ? booking.vehicle_slug : '-' });
  const { email, phones } = useSection(siteSection);
  return (
    <Container>
      <div css={styles.booking}>
        <div css={styles.stack}>
          <Breadcrumbs
            trail={[{ name: say('home'), ...(home ? { href: home } : {}) }, { name: say('booking.title') }]}
          />
          <h1>{say('booking.title')}</h1>
          {isFound && (
            <OwnBooking {...{ booking, token, done, subject }} refused={cancelRefusal} vehicleHref={vehicle} />
          )}
          {booking === 'unknown' && (
            <Alert tone="warning">
              <p>{say('booking.unknown')}</p>
            </Alert>
          )}
          {booking === 'failed' && (
            <Alert tone="destructive">
              <p>{say('booking.unread')}</p>
            </Alert>
          )}
          <p css={styles.note}>
            {withElements((marks) => say('booking.questions', marks), {
              ways: (
                <>
                  <a href={`mailto:${email}`}>{email}</a>
                  {phones.used ? `, ${phones.used}` : ''}
                </>
              ),
            })}
          </p>
        </div>
        {isFound && booking.place.slug !== undefined && (
          <Slot slot={successPlaceSlot} with={{ place: booking.place.slug, counter: 'sales' }} />
        )}
      </div>
    </Container>
  );
}
