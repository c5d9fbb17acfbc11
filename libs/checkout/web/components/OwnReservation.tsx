import { successPlaceSlot } from '@forecourt/contracts';
import { useIsFilled, useSection, useWords, withElements } from '@forecourt/composition';
import { centsText, checkoutDomainWords, momentWords, type ReservationView } from '@forecourt/checkout/domain';
import { openingHours, siteConfigWords, sitePhone, siteSection } from '@forecourt/site-config';
import { Alert, Button, ButtonLink } from '@forecourt/ui-kit';
import { addressLine, formatPhone, placePhone } from '@forecourt/vehicle';
import type { ReactNode } from 'react';
import * as styles from './reserve.styles.js';
import type { CheckoutSay } from '../rules/words.js';
import { checkoutWords } from '../words/checkoutWords.js';

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
  const say = useWords(checkoutWords);
  const saySite = useWords(siteConfigWords);
  const site = useSection(siteSection);
  const place = site.locations.find((location) => location.slug === slug);
  const email = place?.email ?? site.email;
  const phone = place ? placePhone(site.phones, place.phone) : sitePhone(site);
  const sayHold = useWords(checkoutDomainWords);
  const momentText = (moment: number) => momentWords(moment, zone, sayHold);
  const { tone, title, words } = standing(own, momentText, say);
  const isHeld = own.state === 'held';
  const isLive = isHeld || own.state === 'pending-payment';
  // its place is next to it then, with hours and map
  const hasPlaceCard = useIsFilled(successPlaceSlot);
  return (
    <section css={styles.box} aria-labelledby="own-reservation">
      <h2 id="own-reservation">{title}</h2>
      {isHeld && own.held_until !== undefined && (
        <p css={styles.until}>
          <span>{say('own.heldUntil')}</span> <strong>{momentText(own.held_until)}</strong>
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
          <dt>{say('own.reference')}</dt>
          <dd>{own.reference}</dd>
        </div>
        <div>
          <dt>{say('own.vehicle')}</dt>
          <dd>{own.vehicle_name}</dd>
        </div>
        <div>
          <dt>{say('deposit')}</dt>
          <dd>{centsText(own.deposit_cents)}</dd>
        </div>
        {place && !hasPlaceCard && (
          <div>
            <dt>{say('own.where')}</dt>
            <dd>{[place.name, addressLine(place.address)].filter(Boolean).join(', ')}</dd>
          </div>
        )}
        {place && !hasPlaceCard && place.hours.length > 0 && (
          <div>
            <dt>{say('own.hours')}</dt>
            <dd>{openingHours(place.hours, saySite).join(', ')}</dd>
          </div>
        )}
      </dl>
      {isLive && (
        <div css={styles.acts}>
          {own.payment_url && (
            <ButtonLink href={own.payment_url} rel="nofollow">
              {own.payment === 'declined'
                ? say('own.anotherCard')
                : say('own.pay', { deposit: centsText(own.deposit_cents) })}
            </ButtonLink>
          )}
          {own.state === 'pending-payment' && (
            <ButtonLink href={href} variant="outline" rel="nofollow">
              {say('own.check')}
            </ButtonLink>
          )}
          <form method="post">
            <input type="hidden" name="act" value="cancel" />
            <input type="hidden" name="token" value={own.token} />
            <Button type="submit" variant="outline">
              {isHeld ? say('own.cancelPaid') : say('own.cancel')}
            </Button>
          </form>
        </div>
      )}
      {children}
      <p css={styles.small}>
        {withElements((marks) => say('own.questions', marks), {
          ways: (
            <>
              <a href={`mailto:${email}`}>{email}</a>
              {phone ? `, ${formatPhone(phone)}` : ''}
            </>
          ),
        })}
      </p>
    </section>
  );
}

function standing(
  own: ReservationView,
  momentText: (moment: number) => string,
  say: CheckoutSay,
): { tone: Tone; title: string; words: string } {
  const deposit = centsText(own.deposit_cents);
  const isOnItsWay = own.payment === 'refund-due';
  switch (own.state) {
    case 'held':
      return {
        tone: 'success',
        title: say('held.title', { name: own.name }),
        words: say('held.text', { deposit }),
      };
    case 'pending-payment':
      return own.payment === 'declined'
        ? {
            tone: 'destructive',
            title: say('declined.title'),
            words: say('declined.text', { moment: momentText(own.payable_until) }),
          }
        : {
            tone: 'info',
            title: say('unpaid.title'),
            words: say('unpaid.text', { moment: momentText(own.payable_until) }),
          };
    case 'payment-failed':
      return isOnItsWay
        ? {
            tone: 'warning',
            title: say('late.title'),
            words: say('late.text', { deposit }),
          }
        : {
            tone: 'warning',
            title: say('lapsed.title'),
            words: say('lapsed.text'),
          };
    case 'cancelled':
      return {
        tone: 'info',
        title: say('cancelled.title'),
        words: isOnItsWay ? say('cancelled.goesBack', { deposit }) : say('cancelled.text'),
      };
    case 'released':
      return {
        tone: 'info',
        title: say('released.title'),
        words: say('released.text', { deposit }),
      };
    case 'refunded':
      return {
        tone: 'info',
        title: say('refunded.title'),
        words: say('refunded.text', { deposit }),
      };
    case 'completed':
      return {
        tone: 'success',
        title: say('completed.title'),
        words: say('completed.text', { deposit }),
      };
  }
}
