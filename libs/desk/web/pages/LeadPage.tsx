import { useActionData, useLoaderData } from 'react-router-dom';
import { deskReservationsRoute, deskRoute, vehicleRoute } from '@forecourt/contracts';
import type { DeskLeadAnswer } from '@forecourt/desk/domain';
import { Part, useRouteHref, useSection, useSite, useWords } from '@forecourt/composition';
import { siteSection } from '@forecourt/site-config';
import { Alert, ButtonLink } from '@forecourt/ui-kit';
import { Deliveries } from '../components/Deliveries.js';
import { DeskFrame } from '../components/DeskFrame.js';
import { DoneList } from '../components/DoneList.js';
import { Facts } from '../components/Facts.js';
import { LeadNotes } from '../components/LeadNotes.js';
import { LeadPhotos } from '../components/LeadPhotos.js';
import { LeadReplies } from '../components/LeadReplies.js';
import { LeadState } from '../components/LeadState.js';
import { LeadTags } from '../components/LeadTags.js';
import { LeadWork } from '../components/LeadWork.js';
import { SamePerson } from '../components/SamePerson.js';
import { ShopperMessages } from '../components/ShopperMessages.js';
import * as styles from '../components/desk.styles.js';
import {
  bookingWords,
  centsWords,
  momentWords,
  ownWordsFirst,
  referenceWords,
  reservationWords,
  type DeskKey,
} from '../rules/words.js';
import { loadBackToLeads } from '../parts.js';
import type { LeadRefusal } from './leadAction.js';
import type { LeadData } from './leadLoader.js';
import { deskWords } from '../words/deskWords.js';

const DONE: ReadonlyMap<string, DeskKey> = new Map([
  ['state', 'done.state'],
  ['resend', 'done.resend'],
  ['owner', 'done.owner'],
  ['call', 'done.call'],
  ['no-call', 'done.call'],
  ['notes', 'done.notes'],
  ['reply', 'done.reply'],
]);

/** One lead: who sent what, how to answer, and what was done with it. */
export function Component() {
  const { found, refused, done } = useLoaderData<LeadData>();
  const say = useWords(deskWords);
  const said = useActionData<LeadRefusal>();
  const list = useRouteHref(deskRoute) ?? '';
  const doneWords = said ? undefined : DONE.get(done);
  const name = found?.lead.name ?? '';
  return (
    <DeskFrame
      title={name === '' ? say('lead') : name}
      at="nav.leads"
      refused={said ?? refused}
      back={<Part id="desk/back-to-leads" load={loadBackToLeads} hydrate="load" props={{ href: list }} />}
    >
      {doneWords && (
        <Alert tone="success">
          <p>{say(doneWords)}</p>
        </Alert>
      )}
      {found && <Lead found={found} said={said} />}
    </DeskFrame>
  );
}

function Lead({ found, said }: { found: DeskLeadAnswer; said: LeadRefusal | undefined }) {
  const say = useWords(deskWords);
  const site = useSite();
  const { timeZone } = useSection(siteSection);
  const { lead, lines, photos, vehicle_slug: slug, consents, deliveries, messages, history, key } = found;
  const hasTrouble = lead.is_spam || deliveries.some(({ state }) => state === 'dead');
  return (
    <>
      <div css={styles.contact}>
        {lead.phone && (
          <ButtonLink icon="phone" href={`tel:${lead.phone.replace(/[^\d+]/g, '')}`}>
            {say('lead.call', { phone: lead.phone })}
          </ButtonLink>
        )}
        {lead.email && (
          <>
            <ButtonLink icon="mail" variant="outline" href="#reply">
              {say('replies.title')}
            </ButtonLink>
            <a href={`mailto:${encodeURIComponent(lead.email)}`}>{lead.email}</a>
          </>
        )}
      </div>
      <div css={styles.row}>
        <LeadState state={lead.state} />
        <LeadTags lead={lead} hasState={false} />
      </div>
      <Facts
        facts={[
          [say('about'), [lead.category, lead.subcategory].filter(Boolean).join(': ')],
          [say('vehicle'), slug ? <a href={site.href(vehicleRoute, { slug })}>{lead.vehicle}</a> : lead.vehicle],
          [
            say('received'),
            <time dateTime={lead.received_at}>{momentWords(lead.received_at, timeZone, say.language)}</time>,
          ],
          [say('place'), lead.place],
          [say('site'), lead.site],
          [say('reference'), referenceWords(lead.id)],
          [say('lead.spam'), lead.is_spam && say('lead.keptBack')],
        ]}
      />
      <div css={styles.columns}>
        <div css={styles.stack}>
          <Appointments found={found} />
          <section css={styles.section} aria-labelledby="sent">
            <h2 id="sent">{say('whatWasSent')}</h2>
            <dl css={[styles.lines, styles.sent]}>
              {ownWordsFirst(lines).map(({ label, text }, index) => (
                <div key={`${label} ${index}`}>
                  <dt>{label}</dt>
                  <dd>{text}</dd>
                </div>
              ))}
            </dl>
            {photos.length > 0 && <LeadPhotos lead={lead.id} photos={photos} />}
          </section>
          <LeadReplies found={found} said={said} />
        </div>
        <div css={styles.stack}>
          <LeadWork lead={lead} people={found.people} />
          <LeadNotes notes={found.notes} formKey={key} />
          {found.same_person.length > 0 && <SamePerson leads={found.same_person} />}
          {/* what went wrong is not hidden */}
          <details css={styles.records} open={hasTrouble}>
            <summary>{say('lead.whereSent')}</summary>
            <div css={styles.stack}>
              <Deliveries deliveries={deliveries} formKey={key} />
              <ShopperMessages messages={messages} />
            </div>
          </details>
          <details css={styles.records}>
            <summary>{say('lead.records')}</summary>
            <div css={styles.stack}>
              <section css={styles.section} aria-labelledby="consents">
                <h2 id="consents">{say('lead.consents')}</h2>
                {consents.length === 0 && <p>{say('lead.noConsent')}</p>}
                {consents.map(({ purpose, wording, version, given_at: given }) => (
                  <div key={purpose}>
                    <p>“{wording}”</p>
                    <Facts
                      facts={[
                        [say('lead.consentFor'), purpose],
                        [say('lead.consentVersion'), version],
                        [
                          say('lead.consentGiven'),
                          <time dateTime={given}>{momentWords(given, timeZone, say.language)}</time>,
                        ],
                      ]}
                    />
                  </div>
                ))}
              </section>
              <section css={styles.section} aria-labelledby="history">
                <h2 id="history">{say('lead.history')}</h2>
                {history.length === 0 ? <p>{say('lead.noHistory')}</p> : <DoneList entries={history} />}
              </section>
            </div>
          </details>
        </div>
      </div>
    </>
  );
}

/** The test drive and the reservation of a lead; they are decided on their own page, at their day. */
function Appointments({ found: { bookings, reservations } }: { found: DeskLeadAnswer }) {
  const say = useWords(deskWords);
  const site = useSite();
  const { timeZone } = useSection(siteSection);
  if (bookings.length === 0 && reservations.length === 0) return null;
  const day = (date: string) => `${site.href(deskReservationsRoute) ?? ''}?day=${date}`;
  return (
    <section css={styles.section} aria-labelledby="appointments">
      <h2 id="appointments">{bookings.length > 0 ? say('testDrive') : say('reservation')}</h2>
      {bookings.map((item) => (
        <div key={item.id} css={styles.form}>
          <div css={styles.head}>
            <p css={styles.moment}>
              <time dateTime={item.starts_at}>{momentWords(item.starts_at, item.time_zone, say.language)}</time>
            </p>
            <span css={styles.tag}>{bookingWords(item.state, say)}</span>
          </div>
          <p>{item.vehicle}</p>
          <Facts
            facts={[
              [say('place'), item.place],
              [say('takes'), say('minutes', { minutes: item.minutes })],
              [say('reference'), item.reference],
            ]}
          />
          <a href={day(item.day)}>{say('lead.bookingsOfDay')}</a>
        </div>
      ))}
      {reservations.map((item) => (
        <div key={item.id} css={styles.form}>
          <div css={styles.head}>
            <p css={styles.moment}>{item.vehicle}</p>
            <span css={styles.tag}>{reservationWords(item.state, say)}</span>
          </div>
          <Facts
            facts={[
              [say('deposit'), centsWords(item.deposit_cents)],
              [say('heldUntil'), item.held_until && momentWords(item.held_until, timeZone, say.language)],
              [say('stockNumber'), item.stocknum],
              [say('reference'), item.reference],
            ]}
          />
          <a href={day(item.day)}>{say(item.state === 'held' ? 'lead.decide' : 'lead.reservationsOfDay')}</a>
        </div>
      ))}
    </section>
  );
}
