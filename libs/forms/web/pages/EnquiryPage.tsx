import { useActionData, useSearchParams } from 'react-router-dom';
import { contactPlacesSlot, contactTopSlot, homeRoute, phonePageHref, phoneRoute } from '@forecourt/contracts';
import { Part, Slot, useIsFilled, useRouteHref, useSection, useWords } from '@forecourt/composition';
import { type SiteLocation, siteSection, vehicleSection } from '@forecourt/site-config';
import { Breadcrumbs, Container, PhoneLink } from '@forecourt/ui-kit';
import { placePhone, shownPhone } from '@forecourt/vehicle';
import type { EnquiryFormProps } from '../components/EnquiryForm.js';
import * as styles from '../components/enquiry.styles.js';
import { loadEnquiryForm, loadTopicForm } from '../parts.js';
import { useForms } from '../components/useForms.js';
import { ownEnquiry } from '../rules/ownEnquiry.js';
import type { EnquiryRefusal } from './takePosted.js';
import { formsWords } from '../words/formsWords.js';

/** For slots that take no props. */
const NOTHING = {};

/** Contact page: the general enquiry next to the dealer's places. Renders a refused form again with what was typed. */
export function Component() {
  const say = useWords(formsWords);
  const refused = useActionData<EnquiryRefusal>();
  const [query] = useSearchParams();
  const category = query.get('category');
  const { name: dealer } = useSection(siteSection);
  const home = useRouteHref(homeRoute);
  const { topicForms } = useForms();
  const topic = refused?.topic;
  const hasPlaces = useIsFilled(contactPlacesSlot);
  const props: EnquiryFormProps = {
    kind: refused?.vehicleSlug ? 'vehicle' : 'general',
    refused,
    ...(refused?.vehicleSlug ? { vehicleSlug: refused.vehicleSlug } : {}),
    ...(refused?.subcategory ? { subcategory: refused.subcategory } : {}),
    own: ownEnquiry(refused?.values['category'], refused?.subcategory),
    ...(category ? { category } : {}),
  };
  return (
    <Container>
      <div css={styles.page}>
        <div css={styles.top}>
          <Breadcrumbs
            trail={[{ name: say('home'), ...(home ? { href: home } : {}) }, { name: say('contact.title') }]}
          />
          <h1>{say('contact.heading', { dealer })}</h1>
          <Slot slot={contactTopSlot} with={NOTHING} />
        </div>
        <section css={styles.box} id="enquiry" aria-labelledby="send">
          <h2 id="send">{topic ? topicForms[topic].title : say('contact.message')}</h2>
          {topic ? (
            <Part id="forms/topic-form" load={loadTopicForm} hydrate="interaction" props={{ topic, refused }} />
          ) : (
            <Part id="forms/enquiry-form" load={loadEnquiryForm} hydrate="interaction" props={props} />
          )}
        </section>
        {hasPlaces ? <Slot slot={contactPlacesSlot} with={NOTHING} /> : <Places />}
      </div>
    </Container>
  );
}

/** The dealer's places, where nothing that knows more of them is installed. */
function Places() {
  const { locations } = useSection(siteSection);
  return (
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
