import { useSearchParams } from 'react-router-dom';
import { homeRoute, listingRoute, vehicleRoute } from '@forecourt/contracts';
import { useRouteHref, useSection, useSite } from '@forecourt/composition';
import type { SiteSection } from '@forecourt/site-config';
import { ButtonLink, Container } from '@forecourt/ui-kit';
import * as styles from '../components/enquiry.styles.js';

/** Says that an enquiry was stored, and where to go on. */
export function Component() {
  const [search] = useSearchParams();
  const site = useSite();
  const { name } = useSection<SiteSection>('site');
  const vehicle = search.get('vehicle');
  const vehicleHref = vehicle ? site.href(vehicleRoute, { slug: vehicle }) : undefined;
  const listing = useRouteHref(listingRoute);
  const home = useRouteHref(homeRoute);
  return (
    <Container>
      <section css={styles.thanks}>
        <h1>Thank you</h1>
        <p>{name} has received your enquiry and will answer by phone or email, usually within one business day.</p>
        {vehicleHref && <ButtonLink href={vehicleHref}>Back to the vehicle</ButtonLink>}
        <ButtonLink href={listing ?? home ?? '/'} variant={vehicleHref ? 'outline' : 'solid'}>
          See more vehicles
        </ButtonLink>
      </section>
    </Container>
  );
}
