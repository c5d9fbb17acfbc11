import { useActionData, useLoaderData } from 'react-router-dom';
import { deskRoute, vehicleRoute } from '@forecourt/contracts';
import type { DeskLeadAnswer } from '@forecourt/contracts/api';
import { Part, useRouteHref, useSection, useSite } from '@forecourt/composition';
import { siteSection } from '@forecourt/site-config';
import { Alert } from '@forecourt/ui-kit';
import type { DeskRefusal } from '../api/askDesk.js';
import { Deliveries } from '../components/Deliveries.js';
import { DeskFrame } from '../components/DeskFrame.js';
import { DoneList } from '../components/DoneList.js';
import { Facts } from '../components/Facts.js';
import { LeadPhotos } from '../components/LeadPhotos.js';
import { LeadState } from '../components/LeadState.js';
import { ShopperMessages } from '../components/ShopperMessages.js';
import * as styles from '../components/desk.styles.js';
import { momentWords, referenceWords } from '../domain/words.js';
import { loadBackToLeads } from '../parts.js';
import type { LeadData } from './leadLoader.js';

const DONE: ReadonlyMap<string, string> = new Map([
  ['state', 'The state is changed.'],
  ['resend', 'The lead is on its way again.'],
]);

/** One lead: all that was sent, where it went, and what was done with it. */
export function Component() {
  const { found, refused, done } = useLoaderData<LeadData>();
  const said = useActionData<DeskRefusal>();
  const list = useRouteHref(deskRoute) ?? '';
  const doneWords = said ? undefined : DONE.get(done);
  const name = found?.lead.name ?? '';
  return (
    <DeskFrame title={name === '' ? 'Lead' : name} at="Leads" refused={said ?? refused}>
      <div>
        <Part id="desk/back-to-leads" load={loadBackToLeads} hydrate="load" props={{ href: list }} />
      </div>
      {doneWords && (
        <Alert tone="success">
          <p>{doneWords}</p>
        </Alert>
      )}
      {found && <Lead found={found} />}
    </DeskFrame>
  );
}

function Lead({ found }: { found: DeskLeadAnswer }) {
  const site = useSite();
  const { timeZone } = useSection(siteSection);
  const { lead, lines, photos, vehicle_slug: slug, consents, deliveries, messages, history, key } = found;
  return (
    <>
      <LeadState state={lead.state} />
      <Facts
        facts={[
          ['Reference', referenceWords(lead.id)],
          ['Received', <time dateTime={lead.received_at}>{momentWords(lead.received_at, timeZone)}</time>],
          ['Place', lead.place],
          ['Email', lead.email && <a href={`mailto:${encodeURIComponent(lead.email)}`}>{lead.email}</a>],
          ['Phone', lead.phone && <a href={`tel:${lead.phone.replace(/[^\d+]/g, '')}`}>{lead.phone}</a>],
          ['Vehicle', slug && <a href={site.href(vehicleRoute, { slug })}>{lead.vehicle}</a>],
          [
            'Spam',
            lead.is_spam && 'Kept back: a field that people do not see was filled in, or nothing proved a person',
          ],
        ]}
      />
      <div css={styles.columns}>
        <section css={styles.section} aria-labelledby="sent">
          <h2 id="sent">What was sent</h2>
          <dl css={styles.lines}>
            {lines.map(({ label, text }, index) => (
              <div key={`${label} ${index}`}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          {photos.length > 0 && <LeadPhotos lead={lead.id} photos={photos} />}
        </section>
        <div css={styles.stack}>
          <Deliveries deliveries={deliveries} formKey={key} />
          <ShopperMessages messages={messages} />
          <section css={styles.section} aria-labelledby="consents">
            <h2 id="consents">Consents</h2>
            {consents.length === 0 && <p>None was given.</p>}
            {consents.map(({ purpose, wording, version, given_at: given }) => (
              <div key={purpose}>
                <p>“{wording}”</p>
                <Facts
                  facts={[
                    ['For', purpose],
                    ['Version', version],
                    ['Given', <time dateTime={given}>{momentWords(given, timeZone)}</time>],
                  ]}
                />
              </div>
            ))}
          </section>
          <section css={styles.section} aria-labelledby="history">
            <h2 id="history">What was done with it</h2>
            {history.length === 0 ? <p>Nothing yet.</p> : <DoneList entries={history} />}
          </section>
        </div>
      </div>
    </>
  );
}
