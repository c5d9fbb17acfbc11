import { useActionData, useLoaderData } from 'react-router-dom';
import { financeRoute, homeRoute } from '@forecourt/contracts';
import { Part, useRouteHref, useWords } from '@forecourt/composition';
import { Breadcrumbs, Container } from '@forecourt/ui-kit';
import * as styles from '../components/enquiry.styles.js';
import { loadFinanceRequest } from '../parts.js';
import { useForms } from '../components/useForms.js';
import type { FinanceRequestData } from './financeRequestLoader.js';
import type { EnquiryRefusal } from './takePosted.js';
import { formsWords } from '../words/formsWords.js';

/** The finance page's enquiry as a separate page: where it comes back with its errors without script. */
export function Component() {
  const say = useWords(formsWords);
  const { subject, now } = useLoaderData<FinanceRequestData>();
  const refused = useActionData<EnquiryRefusal>();
  const { title, intro } = useForms().vehicleForms.finance;
  const home = useRouteHref(homeRoute);
  const finance = useRouteHref(financeRoute);
  return (
    <Container>
      <div css={styles.requestPage}>
        <Breadcrumbs
          trail={[
            { name: say('home'), ...(home ? { href: home } : {}) },
            ...(finance ? [{ name: say('finance'), href: finance }] : []),
            { name: title },
          ]}
        />
        <h1>{title}</h1>
        {intro && <p>{intro}</p>}
        <section css={styles.box}>
          <Part
            id="forms/finance-request"
            load={loadFinanceRequest}
            hydrate="interaction"
            props={{ subject, now, refused }}
          />
        </section>
      </div>
    </Container>
  );
}
