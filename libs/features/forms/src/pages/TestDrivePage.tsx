import { useSearchParams } from 'react-router-dom';
import { homeRoute } from '@forecourt/contracts';
import { Part, useRouteHref, useSection } from '@forecourt/composition';
import { CATEGORY, oneLine, SUBCATEGORY } from '@forecourt/enquiry';
import { Breadcrumbs, Container } from '@forecourt/ui-kit';
import type { EnquiryFormProps } from '../components/EnquiryForm.js';
import * as styles from '../components/enquiry.styles.js';
import { loadEnquiryForm } from '../parts.js';
import { formsSection } from '../section.js';

/** Maximum length of a make or model name in the message. */
const LONGEST = 60;

/** A test drive without a certain vehicle, of the model that the address names (B2.1). */
export function Component() {
  const [query] = useSearchParams();
  const home = useRouteHref(homeRoute);
  const { vehicleForms } = useSection(formsSection);
  const { title, intro, submitLabel } = vehicleForms['test-drive'];
  const named = ['make', 'model'].map((key) => oneLine(query.get(key) ?? '').slice(0, LONGEST));
  const model = named.filter((name) => name !== '').join(' ');
  const props: EnquiryFormProps = {
    kind: 'general',
    own: { form: 'test-drive', category: CATEGORY.testDrive, subcategory: SUBCATEGORY.testDriveOfModel },
    submitLabel,
    ...(model === '' ? {} : { message: `I would like to book a test drive: ${model}.` }),
  };
  return (
    <Container>
      <div css={styles.page}>
        <div css={styles.top}>
          <Breadcrumbs trail={[{ name: 'Home', ...(home ? { href: home } : {}) }, { name: title }]} />
        </div>
        <section css={styles.box}>
          <h1>{title}</h1>
          {intro !== undefined && <p>{intro}</p>}
          <Part id="forms/test-drive-form" load={loadEnquiryForm} hydrate="interaction" props={props} />
        </section>
      </div>
    </Container>
  );
}
