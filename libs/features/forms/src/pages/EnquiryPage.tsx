import { useActionData, useSearchParams } from 'react-router-dom';
import { phonePageHref, phoneRoute } from '@forecourt/contracts';
import { Part, useRouteHref, useSection } from '@forecourt/composition';
import { type SiteLocation, siteSection, vehicleSection } from '@forecourt/site-config';
import { Container, PhoneLink } from '@forecourt/ui-kit';
import { placePhone, shownPhone } from '@forecourt/vehicle';
import type { EnquiryFormProps } from '../components/EnquiryForm.js';
import * as styles from '../components/enquiry.styles.js';
import { loadEnquiryForm } from '../parts.js';
import type { EnquiryRefusal } from './takePosted.js';

/** Contact page: the general enquiry beside the dealer's places. Draws a refused form again with what was typed. */
export function Component() {
  const refused = useActionData<EnquiryRefusal>();
  const [query] = useSearchParams();
  const category = query.get('category');
  const { name, locations } = useSection(siteSection);
  const props: EnquiryFormProps = {
    kind: refused?.vehicleSlug ? 'vehicle' : 'general',
    ...(refused
      ? {
          refused: {
            values: refused.values,
            errors: refused.errors,
            ...(refused.formError ? { formError: refused.formError } : {}),
          },
        }
      : {}),
    ...(refused?.vehicleSlug ? { vehicleSlug: refused.vehicleSlug } : {}),
    ...(refused?.subcategory ? { subcategory: refused.subcategory } : {}),
    ...(category ? { category } : {}),
  };
  return (
    <Container>
      <div css={styles.page}>
        <section css={styles.box}>
          <h1>Contact {name}</h1>
          <Part id="forms/enquiry-form" load={loadEnquiryForm} hydrate="interaction" keepsState props={props} />
        </section>
        <ul css={styles.places}>
          {locations
            .filter(({ visible }) => visible)
            .map((location) => (
              <li key={location.slug} css={styles.box}>
                <h2>{location.name}</h2>
                <address>
                  {location.address.street}
                  <br />
                  {location.address.city} {location.address.state} {location.address.postcode}
                  <br />
                  <PlacePhone {...location} />
                </address>
              </li>
            ))}
        </ul>
      </div>
    </Container>
  );
}

/** The number of a place, masked where the site masks its numbers (VDP-18). */
function PlacePhone({ slug, phone }: Pick<SiteLocation, 'slug' | 'phone'>) {
  const { phones } = useSection(siteSection);
  const { phoneDisplay } = useSection(vehicleSection);
  const page = useRouteHref(phoneRoute);
  const shown = shownPhone(placePhone(phones, phone), phoneDisplay, phonePageHref(page, { place: slug }));
  return shown ? <PhoneLink {...shown} /> : null;
}
