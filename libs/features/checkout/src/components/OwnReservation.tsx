import { successPlaceSlot } from '@forecourt/contracts';
import { useIsFilled, useSection } from '@forecourt/composition';
import type { ReservationView } from '@forecourt/contracts/api';
import { centsText, momentWords } from '@forecourt/reservation';
import { openingHours, sitePhone, siteSection } from '@forecourt/site-config';
import { Alert, Button, ButtonLink } from '@forecourt/ui-kit';
import { addressLine, formatPhone, placePhone } from '@forecourt/vehicle';
import type { ReactNode } from 'react';
import * as styles from './reserve.styles.js';

export interface OwnReservationProps {
  own: ReservationView;
  /** Time zone of the place where the vehicle is. */
  zone: string;
  /** Slug of that place, where it is known. */
  place?: string | undefined;
  /** The page of this reservation, for a shopper who wants to check for changes. */
  href: string;
  /** Why a cancellation did not go through. */
  problem?: string | undefined;
  /** What can be done once it is over. */
  children?: ReactNode;
}

type Tone = 'info' | 'success' | 'warning' | 'destructive';

/** State of a shopper's own reservation: paid, waiting, declined or over. */
export function OwnReservation({ own, zone, place: slug, href, problem, children }: OwnReservationProps) {
  const site = useSection(siteSection);
  const place = site.locations.find((location) => location.slug === slug);
  const email = place?.email ?? site.email;
  const phone = place ? placePhone(site.phones, place.phone) : sitePhone(site);
  const { tone, title, words } = standing(own, zone);
  const isHeld = own.state === 'held';
  const isLive = isHeld || own.state === 'pending-payment';
  // its place is next to it then, with hours and map
  const hasPlaceCard = useIsFilled(successPlaceSlot);
  return (
    <section css={styles.box} aria-labelledby="own-reservation">
      <h2 id="own-reservation">{title}</h2>
      {isHeld && own.held_until !== undefined && (
        <p css={styles.until}>
          <span>Held for you until</span> <strong>{momentWords(own.held_until, zone)}</strong>
        </p>
      )}
      {problem && (
        <Alert tone="destructive">
          <p>{problem}</p>
        </Alert>
      )}
      <Alert tone={tone}>
        <p>{words}</p>
      </Alert>
      <dl css={styles.facts}>
        <div>
          <dt>Reference</dt>
          <dd>{own.reference}</dd>
        </div>
        <div>
          <dt>Vehicle</dt>
          <dd>{own.vehicle_name}</dd>
        </div>
        <div>
          <dt>Deposit</dt>
          <dd>{centsText(own.deposit_cents)}</dd>
        </div>
        {place && !hasPlaceCard && (
          <div>
            <dt>Where</dt>
            <dd>{[place.name, addressLine(place.address)].filter(Boolean).join(', ')}</dd>
          </div>
        )}
        {place && !hasPlaceCard && place.hours.length > 0 && (
          <div>
            <dt>Hours</dt>
            <dd>{openingHours(place.hours).join(', ')}</dd>
          </div>
        )}
      </dl>
      {isLive && (
        <div css={styles.acts}>
          {own.payment_url && (
            <ButtonLink href={own.payment_url} rel="nofollow">
              {own.payment === 'declined' ? 'Try another card' : `Pay ${centsText(own.deposit_cents)}`}
            </ButtonLink>
          )}
          {own.state === 'pending-payment' && (
            <ButtonLink href={href} variant="outline" rel="nofollow">
              Check again
            </ButtonLink>
          )}
          <form method="post">
            <input type="hidden" name="act" value="cancel" />
            <input type="hidden" name="token" value={own.token} />
            <Button type="submit" variant="quiet">
              {isHeld ? 'Cancel and get the deposit back' : 'Cancel'}
            </Button>
          </form>
        </div>
      )}
      {children}
      <p css={styles.small}>
        Questions? Tell us your reference: <a href={`mailto:${email}`}>{email}</a>
        {phone ? `, ${formatPhone(phone)}` : ''}
      </p>
    </section>
  );
}

function standing(own: ReservationView, zone: string): { tone: Tone; title: string; words: string } {
  const deposit = centsText(own.deposit_cents);
  const isOnItsWay = own.payment === 'refund-due';
  switch (own.state) {
    case 'held':
      return {
        tone: 'success',
        title: `It is yours to decide, ${own.name}`,
        words: `Your deposit of ${deposit} is paid. No other shopper can buy the vehicle until then.`,
      };
    case 'pending-payment':
      return own.payment === 'declined'
        ? {
            tone: 'destructive',
            title: 'The payment did not go through',
            words:
              'Your card was declined and nothing was charged. The vehicle waits for you until ' +
              `${momentWords(own.payable_until, zone)}: try another card.`,
          }
        : {
            tone: 'info',
            title: 'The deposit is not paid yet',
            words:
              `The vehicle waits for you until ${momentWords(own.payable_until, zone)}` +
              '. If you have just paid, it takes a moment until we know.',
          };
    case 'payment-failed':
      return isOnItsWay
        ? {
            tone: 'warning',
            title: 'Your payment came too late',
            words:
              `Somebody else has the vehicle by now. Your ${deposit}` +
              ' goes back to you; banks take a few days for it.',
          }
        : {
            tone: 'warning',
            title: 'The deposit was not paid',
            words: 'The time for it is over, and nothing was charged. Your details are still here: try again below.',
          };
    case 'cancelled':
      return {
        tone: 'info',
        title: 'You cancelled this reservation',
        words: isOnItsWay
          ? `Your deposit of ${deposit} goes back to you; banks take a few days for it.`
          : 'Nothing was charged.',
      };
    case 'released':
      return {
        tone: 'info',
        title: 'The reservation is over',
        words:
          `The vehicle is on offer again. Your deposit of ${deposit}` +
          ' goes back to you; banks take a few days for it.',
      };
    case 'refunded':
      return {
        tone: 'info',
        title: 'Your deposit was given back',
        words: `We gave your ${deposit} back; banks take a few days until you see it.`,
      };
    case 'completed':
      return {
        tone: 'success',
        title: 'Congratulations',
        words: `You bought this vehicle; the deposit of ${deposit} is part of its price.`,
      };
  }
}
