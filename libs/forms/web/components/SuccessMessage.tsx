import {
  enquiryRoute,
  homeRoute,
  listingRoute,
  sellMyCarRoute,
  tradeInRoute,
  vehicleRoute,
} from '@forecourt/contracts';
import { useRouteHref, useSection, useSite, useWords, withElements } from '@forecourt/composition';
import { CATEGORY, hasTradeInPage, isTradeIn, nextKind, referenceOf } from '@forecourt/enquiry';
import { useAppSelector } from '@forecourt/runtime/store';
import { siteSection } from '@forecourt/site-config';
import { ButtonLink, Icon } from '@forecourt/ui-kit';
import type { SuccessData } from '../pages/successLoader.js';
import { useForms } from './useForms.js';
import { selectLastEnquiry } from '../state/formsSlice.js';
import { useAcceptedEvent } from './useAcceptedEvent.js';
import { BookedDetails } from './booking/BookedDetails.js';
import { BookedWhen } from './booking/BookedWhen.js';
import * as booked from './booking/booking.styles.js';
import { NextSteps } from './NextSteps.js';
import { SubjectLine } from './SubjectLine.js';
import * as styles from './enquiry.styles.js';
import { formsWords } from '../words/formsWords.js';

/**
 * Thanks the shopper for an enquiry that the service or this tab knows of, lists the next steps and links onward.
 * Without an enquiry it says that nothing was sent; if the service does not answer, it still thanks (FORM-03).
 */
export function SuccessMessage({ sent, when, subject }: Pick<SuccessData, 'sent' | 'when' | 'subject'>) {
  const say = useWords(formsWords);
  const site = useSite();
  const { name: dealer } = useSection(siteSection);
  const { nextSteps, tradeInPhotos } = useForms();
  const last = useAppSelector(selectLastEnquiry);
  const told = typeof sent === 'object' ? sent : undefined;
  useAcceptedEvent(told);
  const known = told ?? (last && { lead_id: last.leadId, category: last.category, vehicle_slug: last.vehicleSlug });
  const vehicle = known?.vehicle_slug;
  const vehicleHref = vehicle ? site.href(vehicleRoute, { slug: vehicle }) : undefined;
  const listing = useRouteHref(listingRoute);
  const home = useRouteHref(homeRoute);
  const contact = useRouteHref(enquiryRoute);
  const isThanked = known !== undefined || sent === 'unknown';
  const first = isThanked ? vehicleHref : contact;
  const steps = known && nextSteps[nextKind({ category: known.category, subcategory: told?.subcategory })];
  const booking = told?.booking;
  const photos = known && tradeInPhotos > 0 ? photosHref(known.lead_id, known.category, site) : undefined;
  return (
    <section css={styles.thanks} data-booked={booking ? '' : undefined}>
      <div css={styles.arrived}>
        {isThanked && <Icon name="check" size={40} />}
        <h1>{say(booking ? 'success.booked' : isThanked ? 'thankYou' : 'success.nothing')}</h1>
      </div>
      {booking && <BookedWhen startsAt={booking.starts_at} zone={booking.time_zone} />}
      {subject && <SubjectLine {...subject} />}
      {booking && <BookedDetails booking={booking} hasSubject={subject !== undefined} />}
      <p>
        {say(
          booking
            ? 'success.bookedText'
            : known
              ? 'success.received'
              : isThanked
                ? 'success.receivedAndAnswers'
                : 'success.nothingText',
          { dealer },
        )}
      </p>
      {known && (
        <p>
          {withElements((marks) => say('success.reference', { ...marks, category: known.category }), {
            reference: <strong>{booking?.reference ?? referenceOf(known.lead_id)}</strong>,
          })}
        </p>
      )}
      {/* the first step of a test drive is to agree on a time */}
      {steps && <NextSteps steps={steps.slice(booking ? 1 : 0)} dealer={dealer} when={when} />}
      <div css={booked.acts}>
        {photos && <ButtonLink href={photos}>{say('success.addPhotos')}</ButtonLink>}
        {first && (
          // the calendar comes first for a booking
          <ButtonLink href={first} {...(photos || booking ? { variant: 'outline' } : {})}>
            {say(isThanked ? 'backToVehicle' : 'success.enquire')}
          </ButtonLink>
        )}
        <ButtonLink href={listing ?? home ?? '/'} variant={booking ? 'quiet' : first || photos ? 'outline' : 'solid'}>
          {say('success.more')}
        </ButtonLink>
      </div>
    </section>
  );
}

/** Where photos of the shopper's own car are added to a lead; nowhere for another kind. */
function photosHref(lead: string, category: string, site: ReturnType<typeof useSite>): string | undefined {
  if (!isTradeIn(category)) return undefined;
  const isSale = category === CATEGORY.sell && hasTradeInPage(site, 'sell-my-car');
  const page = site.href(isSale ? sellMyCarRoute : tradeInRoute);
  return page && `${page}?lead=${encodeURIComponent(lead)}#photos`;
}
