import { useActionData, useLoaderData, useSearchParams } from 'react-router-dom';
import { contactPlacesSlot, homeRoute, listingRoute } from '@forecourt/contracts';
import { Part, Slot, useRouteHref, useWords, withElements } from '@forecourt/composition';
import { oneLine } from '@forecourt/enquiry';
import { Breadcrumbs, Container } from '@forecourt/ui-kit';
import * as styles from '../components/enquiry.styles.js';
import { loadTestDriveForm } from '../parts.js';
import { useForms } from '../components/useForms.js';
import type { EnquiryRefusal } from './takePosted.js';
import type { TestDriveData } from './testDriveLoader.js';
import { formsWords } from '../words/formsWords.js';

/** For slots that take no props. */
const NOTHING = {};

/** Maximum length of a make or model name out of the address. */
const LONGEST = 60;

/** A test drive without a certain vehicle, of the model that the address names (B2.1). */
export function Component() {
  const say = useWords(formsWords);
  const { times } = useLoaderData<TestDriveData>();
  const refused = useActionData<EnquiryRefusal>();
  const [query] = useSearchParams();
  const home = useRouteHref(homeRoute);
  const listing = useRouteHref(listingRoute);
  const { title, intro } = useForms().vehicleForms['test-drive'];
  const named = ['make', 'model'].map((key) => oneLine(query.get(key) ?? '').slice(0, LONGEST));
  const vehicle = named.filter((name) => name !== '').join(' ');
  return (
    <Container>
      <div css={styles.page}>
        <div css={styles.top}>
          <Breadcrumbs trail={[{ name: say('home'), ...(home ? { href: home } : {}) }, { name: title }]} />
        </div>
        <section css={styles.box}>
          <h1>{title}</h1>
          {intro !== undefined && <p>{intro}</p>}
          {listing && (
            <p>
              {withElements((marks) => say('testDrive.found', marks), {
                stock: <a href={listing}>{say('testDrive.stock')}</a>,
              })}
            </p>
          )}
          <Part
            id="forms/test-drive-form"
            load={loadTestDriveForm}
            hydrate="interaction"
            props={{ times, vehicle, refused }}
          />
        </section>
        <Slot slot={contactPlacesSlot} with={NOTHING} />
      </div>
    </Container>
  );
}
