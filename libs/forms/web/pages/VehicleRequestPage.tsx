import { useActionData, useLoaderData } from 'react-router-dom';
import { homeRoute, vehicleRoute } from '@forecourt/contracts';
import { Part, useRouteHref, useSection, useWords } from '@forecourt/composition';
import { vehicleSection } from '@forecourt/site-config';
import { Breadcrumbs, Container } from '@forecourt/ui-kit';
import * as styles from '../components/enquiry.styles.js';
import { SubjectLine } from '../components/SubjectLine.js';
import { requestWords } from '../rules/vehicleRequests.js';
import { loadRequestForm } from '../parts.js';
import { useForms } from '../components/useForms.js';
import { subjectOf } from './subject.js';
import type { EnquiryRefusal } from './takePosted.js';
import type { VehicleRequestData } from './vehicleRequestLoader.js';
import { formsWords } from '../words/formsWords.js';

/** A form about one vehicle as a separate page: the fallback for its window without script, and a target for links. */
export function Component() {
  const say = useWords(formsWords);
  const { request, vehicle, now, times } = useLoaderData<VehicleRequestData>();
  const refused = useActionData<EnquiryRefusal>();
  const { title, intro } = requestWords(request, vehicle, useForms());
  const home = useRouteHref(homeRoute);
  const page = useRouteHref(vehicleRoute, { slug: vehicle.slug });
  const subject = subjectOf(vehicle, useSection(vehicleSection), page);
  return (
    <Container>
      <div css={styles.requestPage}>
        <Breadcrumbs
          trail={[
            { name: say('home'), ...(home ? { href: home } : {}) },
            { name: subject.name, ...(page ? { href: page } : {}) },
            { name: title },
          ]}
        />
        <h1>{title}</h1>
        <SubjectLine {...subject} />
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
