import type { ReactNode } from 'react';
import { listingRoute } from '@forecourt/contracts';
import { useRouteHref, useWords } from '@forecourt/composition';
import { checkoutDomainWords, momentWords, type ReservationOffer } from '@forecourt/checkout/domain';
import { ButtonLink } from '@forecourt/ui-kit';
import * as styles from './reserve.styles.js';
import type { CheckoutSay } from '../rules/words.js';
import { checkoutWords } from '../words/checkoutWords.js';

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
  /** Others of its make are offered instead. */
  make: string;
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
  make,
}: UnavailableNoticeProps) {
  const say = useWords(checkoutWords);
  const listing = useRouteHref(listingRoute);
  const sayHold = useWords(checkoutDomainWords);
  const free = freeAt === undefined ? undefined : momentWords(freeAt, zone, sayHold);
  const { title, words } = reason(state, doing, free, say);
  // what may never be free again is no first way on
  const isTaken = state === 'taken';
  const others = listing && (
    <ButtonLink href={`${listing}?make=${encodeURIComponent(make)}`} variant={isTaken ? 'solid' : 'outline'}>
      {say('notNow.similar', { make })}
    </ButtonLink>
  );
  return (
    <section css={styles.box} aria-labelledby="not-now">
      <h2 id="not-now">{title}</h2>
      <p>{why ?? words}</p>
      <div css={styles.acts}>
        {isTaken && others}
        {href && (
          <ButtonLink href={why ? `${href}#enquiry` : href} variant={isTaken ? 'outline' : 'solid'}>
            {why ? say('notNow.enquire') : say('backToVehicle')}
          </ButtonLink>
        )}
        {why && reserve && (
          <ButtonLink href={reserve} variant="outline">
            {say('notNow.reserve')}
          </ButtonLink>
        )}
        {!isTaken && others}
      </div>
    </section>
  );
}

function reason(
  state: UnavailableNoticeProps['state'],
  doing: 'reserve' | 'buy',
  /** When it is free again, in words. */
  free: string | undefined,
  say: CheckoutSay,
): { title: string; words: ReactNode } {
  switch (state) {
    case 'taken':
      return free === undefined
        ? {
            title: say('notNow.held'),
            words: say('notNow.heldText'),
          }
        : {
            title: say('notNow.taken'),
            words: say('notNow.takenText', { moment: free }),
          };
    case 'not-reservable':
      return {
        title: doing === 'buy' ? say('notNow.notOnline') : say('notNow.notReservable'),
        words: say('notNow.askUs'),
      };
    case 'gate':
      return {
        title: say('notNow.signIn'),
        words: doing === 'buy' ? say('notNow.accountToBuy') : say('notNow.accountToReserve'),
      };
  }
}
