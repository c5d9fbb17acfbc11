import { useLoaderData } from 'react-router-dom';
import { enquiryRoute, homeRoute, listingRoute, vehicleRoute } from '@forecourt/contracts';
import { useRouteHref, useSection, useSite } from '@forecourt/composition';
import { siteSection } from '@forecourt/site-config';
import { ButtonLink, Container } from '@forecourt/ui-kit';
import * as styles from '../components/enquiry.styles.js';
import type { SuccessData } from './successLoader.js';

/** Says that an enquiry was stored, and where to go on; who sent none is told so and shown where to. */
export function Component() {
  const { sent } = useLoaderData<SuccessData>();
  const site = useSite();
  const { name } = useSection(siteSection);
  const vehicle = typeof sent === 'object' ? sent.vehicle_slug : undefined;
  const vehicleHref = vehicle ? site.href(vehicleRoute, { slug: vehicle }) : undefined;
  const listing = useRouteHref(listingRoute);
  const home = useRouteHref(homeRoute);
  const contact = useRouteHref(enquiryRoute);
  const isThanked = sent !== 'nothing';
  const first = isThanked ? vehicleHref : contact;
  return (
    <Container>
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
      </section>
    </Container>
  );
}
