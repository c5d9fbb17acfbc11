import type { ReactNode } from 'react';
import { listingRoute } from '@forecourt/contracts';
import { useRouteHref } from '@forecourt/composition';
import type { ReservationOffer } from '@forecourt/contracts/api';
import { momentWords } from '@forecourt/reservation';
import { ButtonLink } from '@forecourt/ui-kit';
import * as styles from './reserve.styles.js';

export interface UnavailableNoticeProps {
  state: Exclude<ReservationOffer['state'], 'open'>;
  /** What the shopper wanted to do with it. */
  doing?: 'reserve' | 'buy';
  freeAt?: number | undefined;
  /** Why it cannot be bought, where the service says so. */
  why?: string | undefined;
  /** Where the same vehicle can be reserved. */
  reserve?: string | undefined;
  zone: string;
  /** The vehicle's page. */
  href: string | undefined;
}

/** Why a vehicle cannot be reserved now, and what can be done instead. */
export function UnavailableNotice({
  state,
  doing = 'reserve',
  freeAt,
  why,
  reserve,
  zone,
  href,
}: UnavailableNoticeProps) {
  const listing = useRouteHref(listingRoute);
  const { title, words } = reason(state, doing, freeAt, zone);
  return (
    <section css={styles.box} aria-labelledby="not-now">
      <h2 id="not-now">{title}</h2>
      <p>{why ?? words}</p>
      <div css={styles.acts}>
        {href && (
          <ButtonLink href={why ? `${href}#enquiry` : href}>{why ? 'Enquire Now' : 'Back to the vehicle'}</ButtonLink>
        )}
        {why && reserve && (
          <ButtonLink href={reserve} variant="outline">
            Reserve it
          </ButtonLink>
        )}
        {listing && (
          <ButtonLink href={listing} variant="outline">
            Search vehicles
          </ButtonLink>
        )}
      </div>
    </section>
  );
}

function reason(
  state: UnavailableNoticeProps['state'],
  doing: 'reserve' | 'buy',
  freeAt: number | undefined,
  zone: string,
): { title: string; words: ReactNode } {
  switch (state) {
    case 'taken':
      return freeAt === undefined
        ? {
            title: 'Somebody else holds this vehicle',
            words: 'It is reserved with a deposit. If they decide against it, it is on offer again within days.',
          }
        : {
            title: 'Somebody else is reserving it right now',
            words: `If they do not pay their deposit, it is free again at ${momentWords(freeAt, zone)}.`,
          };
    case 'not-reservable':
      return {
        title: doing === 'buy' ? 'This vehicle cannot be bought online' : 'This vehicle cannot be reserved online',
        words: 'Ask us about it: we are glad to help.',
      };
    case 'gate':
      return {
        title: 'Please sign in first',
        words:
          doing === 'buy'
            ? 'Buying online here is for shoppers who have an account. Call us, and we help you at once.'
            : 'Reservations here are for shoppers who have an account. Call us, and we hold the vehicle for you.',
      };
  }
}
