import { reserveRoute } from '@forecourt/contracts';
import {
  centsText,
  checkoutDomainWords,
  checkoutSection,
  momentWords,
  type OwnReservations,
} from '@forecourt/checkout/domain';
import { useSection, useSite, useWords } from '@forecourt/composition';
import { siteSection } from '@forecourt/site-config';
import { OwnRecord, OwnRecords } from '@forecourt/ui-kit';
import { stateWords } from '../rules/ownReservation.js';
import { checkoutWords } from '../words/checkoutWords.js';

/** Reservations of an account's own addresses, each with the page that pays and cancels it (SAVE-07, BUY-01). */
export function Component({ data }: { data?: unknown }) {
  const answer = data as OwnReservations | null | undefined;
  const say = useWords(checkoutWords);
  const sayHold = useWords(checkoutDomainWords);
  const site = useSite();
  const { timeZone } = useSection(siteSection);
  const { isOn } = useSection(checkoutSection);
  // a site that takes none (any more) speaks of those alone that there are
  if (!isOn && answer?.reservations.length === 0) return null;
  return (
    <OwnRecords
      id="own-reservations"
      title={say('reservations.title')}
      what={say('reservations.what')}
      items={answer?.reservations}
      empty={say('reservations.none')}
    >
      {(own) => {
        const page = site.href(reserveRoute, { slug: own.vehicle_slug });
        const { words, act } = stateWords(own, say);
        return (
          <OwnRecord
            key={own.reference}
            name={own.vehicle_name}
            state={
              own.state === 'held' && own.held_until !== undefined
                ? say('reservations.heldUntil', {
                    state: words,
                    moment: momentWords(own.held_until, timeZone, sayHold),
                  })
                : words
            }
            note={say('reservations.note', { deposit: centsText(own.deposit_cents), reference: own.reference })}
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
