import type { DeskReservationsAnswer } from '@forecourt/desk/domain';
import { useSection, useWords } from '@forecourt/composition';
import { siteSection } from '@forecourt/site-config';
import { centsWords, momentWords, paymentWords, reservationWords } from '../rules/words.js';
import { Decision } from './Decision.js';
import { Facts } from './Facts.js';
import * as styles from './desk.styles.js';
import { deskWords } from '../words/deskWords.js';

/** Who reserved what, with which deposit, and the state of each reservation. */
export function ReservationList({ reservations }: Pick<DeskReservationsAnswer, 'reservations'>) {
  const say = useWords(deskWords);
  const { timeZone } = useSection(siteSection);
  return (
    <ul css={styles.list}>
      {reservations.map((item) => (
        <li key={item.reference}>
          <div css={styles.head}>
            <h4>{item.vehicle}</h4>
            <span css={styles.tag}>{reservationWords(item.state, say)}</span>
          </div>
          <p>{[item.name, item.email, item.phone].filter(Boolean).join(', ') || say('reservation.erased')}</p>
          <Facts
            facts={[
              [say('reference'), item.reference],
              [say('stockNumber'), item.stocknum],
              [say('place'), item.place],
              [say('site'), item.site],
              [
                say('deposit'),
                [centsWords(item.deposit_cents), item.payment && paymentWords(item.payment, say)]
                  .filter(Boolean)
                  .join(', '),
              ],
              [
                say('reservation.made'),
                <time dateTime={item.created_at}>{momentWords(item.created_at, timeZone, say.language)}</time>,
              ],
              [
                say('heldUntil'),
                item.held_until && (
                  <time dateTime={item.held_until}>{momentWords(item.held_until, timeZone, say.language)}</time>
                ),
              ],
            ]}
          />
          {item.key && (
            <div css={styles.decisions}>
              <Decision
                act="complete"
                id={item.id}
                formKey={item.key}
                label={say('reservation.complete')}
                of={item.reference}
              >
                {say('reservation.completeMeans', { deposit: centsWords(item.deposit_cents) })}
              </Decision>
              <Decision
                act="release"
                id={item.id}
                formKey={item.key}
                label={say('reservation.release')}
                of={item.reference}
              >
                {say('reservation.releaseMeans', { deposit: centsWords(item.deposit_cents) })}
              </Decision>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
