import { useActionData, useSearchParams } from 'react-router-dom';
import { Part, useSection } from '@forecourt/composition';
import type { SiteSection } from '@forecourt/site-config';
import { Container } from '@forecourt/ui-kit';
import { formatPhone, phoneHref } from '@forecourt/vehicle';
import type { EnquiryFormProps } from '../components/EnquiryForm.js';
import * as styles from '../components/enquiry.styles.js';
import { loadEnquiryForm } from '../parts.js';
import type { EnquiryRefusal } from './takePosted.js';

/** Contact page: the general enquiry beside the dealer's places. Draws a refused form again with what was typed. */
export function Component() {
  const refused = useActionData<EnquiryRefusal>();
  const [query] = useSearchParams();
  const category = query.get('category');
  const { name, locations } = useSection<SiteSection>('site');
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
          <Part id="forms/enquiry-form" load={loadEnquiryForm} hydrate="interaction" props={props} />
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
                  <a href={phoneHref(location.phone)}>{formatPhone(location.phone)}</a>
                </address>
              </li>
            ))}
        </ul>
      </div>
    </Container>
  );
}
