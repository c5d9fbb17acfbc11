import { reserveRoute } from '@forecourt/contracts';
import type { OwnReservations } from '@forecourt/contracts/api';
import { useSection, useSite } from '@forecourt/composition';
import { centsText, checkoutSection, momentWords } from '@forecourt/reservation';
import { siteSection } from '@forecourt/site-config';
import { OwnRecord, OwnRecords } from '@forecourt/ui-kit';
import { stateWords } from '../domain/ownReservation.js';

/** Reservations of an account's own addresses, each with the page that pays and cancels it (SAVE-07, BUY-01). */
export function Component({ data }: { data?: unknown }) {
  const answer = data as OwnReservations | null | undefined;
  const site = useSite();
  const { timeZone } = useSection(siteSection);
  const { isOn } = useSection(checkoutSection);
  // a site that takes none (any more) speaks of those alone that there are
  if (!isOn && answer?.reservations.length === 0) return null;
  return (
    <OwnRecords
      id="own-reservations"
      title="Your reservations"
      what="reservations"
      items={answer?.reservations}
      empty="No vehicle is reserved under your email or mobile."
    >
      {(own) => {
        const page = site.href(reserveRoute, { slug: own.vehicle_slug });
        const { words, act } = stateWords(own);
        const until =
          own.state === 'held' && own.held_until !== undefined && ` until ${momentWords(own.held_until, timeZone)}`;
        return (
          <OwnRecord
            key={own.reference}
            name={own.vehicle_name}
            state={`${words}${until || ''}`}
            note={`Deposit ${centsText(own.deposit_cents)}, reference ${own.reference}`}
          >
            {page && (
              <a href={`${page}?${new URLSearchParams({ reservation: own.token }).toString()}`} rel="nofollow">
                {act}
              </a>
            )}
          </OwnRecord>
        );
      }}
    </OwnRecords>
  );
}
