import { useActionData, useLoaderData } from 'react-router-dom';
import { homeRoute, imageUrl, vehicleRoute } from '@forecourt/contracts';
import { Part, useRouteHref, useSection } from '@forecourt/composition';
import { vehicleSection } from '@forecourt/site-config';
import { Breadcrumbs, Container } from '@forecourt/ui-kit';
import { vehicleTitle } from '@forecourt/vehicle';
import * as styles from '../components/enquiry.styles.js';
import { requestWords } from '../domain/vehicleRequests.js';
import { loadRequestForm } from '../parts.js';
import { formsSection } from '../section.js';
import type { EnquiryRefusal } from './takePosted.js';
import type { VehicleRequestData } from './vehicleRequestLoader.js';

/** A form about one vehicle as a separate page: the fallback for its window without script, and a target for links. */
export function Component() {
  const { request, vehicle, now, times } = useLoaderData<VehicleRequestData>();
  const refused = useActionData<EnquiryRefusal>();
  const { title, intro } = requestWords(request, vehicle, useSection(formsSection));
  const { placeholderImage } = useSection(vehicleSection);
  const home = useRouteHref(homeRoute);
  const page = useRouteHref(vehicleRoute, { slug: vehicle.slug });
  const name = vehicleTitle(vehicle);
  const picture = vehicle.images[0]?.url ?? placeholderImage;
  return (
    <Container>
      <div css={styles.requestPage}>
        <Breadcrumbs
          trail={[
            { name: 'Home', ...(home ? { href: home } : {}) },
            { name, ...(page ? { href: page } : {}) },
            { name: title },
          ]}
        />
        <h1>{title}</h1>
        <p css={styles.subject}>
          <img src={imageUrl(picture, { width: 240 })} width={96} height={64} alt="" />
          {page ? <a href={page}>{name}</a> : name}
        </p>
        {intro && <p>{intro}</p>}
        <section css={styles.box}>
          <Part
            id="forms/request-form"
            load={loadRequestForm}
            hydrate="interaction"
            props={{ request, vehicle, now, times, refused }}
          />
        </section>
      </div>
    </Container>
  );
}
