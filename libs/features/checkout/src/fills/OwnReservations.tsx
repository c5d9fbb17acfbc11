import { css } from '@emotion/react';
import { reserveRoute } from '@forecourt/contracts';
import type { OwnReservations } from '@forecourt/contracts/api';
import { useSection, useSite } from '@forecourt/composition';
import { centsText, checkoutSection, momentWords } from '@forecourt/reservation';
import { siteSection } from '@forecourt/site-config';
import { Alert } from '@forecourt/ui-kit';
import { stateWords } from '../domain/ownReservation.js';

const section = css({
  display: 'grid',
  gap: 'var(--space-4)',
  padding: 'clamp(16px, 3vw, 28px)',
  background: 'var(--color-surface-raised)',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius)',
  overflowWrap: 'anywhere',
  h2: { fontSize: 'var(--text-xl)' },
});
const list = css({ display: 'grid', gap: 'var(--space-4)', listStyle: 'none' });
const item = css({
  display: 'grid',
  gap: 'var(--space-1)',
  a: { minHeight: 44, display: 'flex', alignItems: 'center' },
});
const muted = css({ color: 'var(--color-ink-muted)', fontSize: 'var(--text-s)' });

/** Reservations of an account's own addresses, each with the page that pays and cancels it (SAVE-07, BUY-01). */
export function Component({ data }: { data?: unknown }) {
  const answer = data as OwnReservations | null | undefined;
  const site = useSite();
  const { timeZone } = useSection(siteSection);
  const { isOn } = useSection(checkoutSection);
  // a site that takes none (any more) speaks of those alone that there are
  if (!isOn && answer?.reservations.length === 0) return null;
  return (
    <section css={section} aria-labelledby="own-reservations">
      <h2 id="own-reservations">Your reservations</h2>
      {!answer && (
        <Alert tone="warning">
          <p>Your reservations could not be read just now. Please try again in a moment.</p>
        </Alert>
      )}
      {answer?.reservations.length === 0 && <p css={muted}>No vehicle is reserved under your email or mobile.</p>}
      {answer && answer.reservations.length > 0 && (
        <ul css={list}>
          {answer.reservations.map((own) => {
            const page = site.href(reserveRoute, { slug: own.vehicle_slug });
            const { words, act } = stateWords(own);
            return (
              <li key={own.reference} css={item}>
                <strong>{own.vehicle_name}</strong>
                <span>
                  {words}
                  {own.state === 'held' &&
                    own.held_until !== undefined &&
                    ` until ${momentWords(own.held_until, timeZone)}`}
                </span>
                <span css={muted}>
                  Deposit {centsText(own.deposit_cents)}, reference {own.reference}
                </span>
                {page && (
                  <a href={`${page}?${new URLSearchParams({ reservation: own.token }).toString()}`} rel="nofollow">
                    {act}
                  </a>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
