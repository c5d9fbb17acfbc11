import { enquiryRoute, homeRoute, listingRoute, vehicleRoute } from '@forecourt/contracts';
import { useRouteHref, useSection, useSite } from '@forecourt/composition';
import { useAppSelector } from '@forecourt/runtime/store';
import { siteSection } from '@forecourt/site-config';
import { ButtonLink } from '@forecourt/ui-kit';
import type { SuccessData } from '../pages/successLoader.js';
import { selectLastEnquiry } from '../state/formsSlice.js';
import * as styles from './enquiry.styles.js';

/** Thanks for an enquiry that the service or this tab knows of, and leads on; who sent none is told so (FORM-03). */
export function SuccessMessage({ sent }: SuccessData) {
  const site = useSite();
  const { name } = useSection(siteSection);
  const last = useAppSelector(selectLastEnquiry);
  const known = typeof sent === 'object' ? sent : last && { category: last.category, vehicle_slug: last.vehicleSlug };
  // what the service names may have been sent elsewhere, and later
  const isLast = last && known?.category === last.category && known.vehicle_slug === last.vehicleSlug;
  const vehicle = known?.vehicle_slug;
  const vehicleHref = vehicle ? site.href(vehicleRoute, { slug: vehicle }) : undefined;
  const listing = useRouteHref(listingRoute);
  const home = useRouteHref(homeRoute);
  const contact = useRouteHref(enquiryRoute);
  const isThanked = known !== undefined || sent === 'unknown';
  const first = isThanked ? vehicleHref : contact;
  return (
    <section css={styles.thanks}>
      <h1>{isThanked ? 'Thank you' : 'Nothing was sent yet'}</h1>
      <p>
        {isThanked
          ? `${name} has received your enquiry and will answer by phone or email, usually within one business day.`
          : `No enquiry has reached ${name} from this browser within the last hour.`}
      </p>
      {first && <ButtonLink href={first}>{isThanked ? 'Back to the vehicle' : 'Send an enquiry'}</ButtonLink>}
      <ButtonLink href={listing ?? home ?? '/'} variant={first ? 'outline' : 'solid'}>
        See more vehicles
      </ButtonLink>
      {isLast && (
        <p css={styles.note}>
          {last.category}, reference {last.leadId}
        </p>
      )}
    </section>
  );
}
