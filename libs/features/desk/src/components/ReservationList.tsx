import type { DeskReservationsAnswer } from '@forecourt/contracts/api';
import { useSection } from '@forecourt/composition';
import { siteSection } from '@forecourt/site-config';
import { centsWords, momentWords, reservationWords } from '../domain/words.js';
import { Decision } from './Decision.js';
import { Facts } from './Facts.js';
import * as styles from './desk.styles.js';

const PAYMENTS: ReadonlyMap<string, string> = new Map([
  ['open', 'not paid yet'],
  ['declined', 'declined'],
  ['paid', 'paid'],
  ['refund-due', 'on its way back'],
  ['refunded', 'given back'],
  ['ended', 'not paid'],
]);

/** Who reserved what, with which deposit, and the state of each reservation. */
export function ReservationList({ reservations }: Pick<DeskReservationsAnswer, 'reservations'>) {
  const { timeZone } = useSection(siteSection);
  return (
    <ul css={styles.list}>
      {reservations.map((item) => (
        <li key={item.reference}>
          <div css={styles.head}>
            <h4>{item.vehicle}</h4>
            <span css={styles.tag}>{reservationWords(item.state)}</span>
          </div>
          <p>
            {[item.name, item.email, item.phone].filter(Boolean).join(', ') || 'The shopper’s details were erased.'}
          </p>
          <Facts
            facts={[
              ['Reference', item.reference],
              ['Stock number', item.stocknum],
              ['Place', item.place],
              [
                'Deposit',
                [centsWords(item.deposit_cents), item.payment && (PAYMENTS.get(item.payment) ?? item.payment)]
                  .filter(Boolean)
                  .join(', '),
              ],
              ['Made', <time dateTime={item.created_at}>{momentWords(item.created_at, timeZone)}</time>],
              [
                'Held until',
                item.held_until && <time dateTime={item.held_until}>{momentWords(item.held_until, timeZone)}</time>,
              ],
            ]}
          />
          {item.key && (
            <div css={styles.decisions}>
              <Decision act="complete" id={item.id} formKey={item.key} label="Complete" of={item.reference}>
                The shopper bought the vehicle: the deposit of {centsWords(item.deposit_cents)} stays with you as part
                of the price. The vehicle stays reserved until your stock says that it is sold, 30 days at most. We tell
                the shopper by mail.
              </Decision>
              <Decision act="release" id={item.id} formKey={item.key} label="Release" of={item.reference}>
                The hold ends now: the vehicle is on offer again. We return the deposit of{' '}
                {centsWords(item.deposit_cents)} to the shopper and tell them by mail.
              </Decision>
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}
