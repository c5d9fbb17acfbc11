import { css } from '@emotion/react';
import { accountSearchesRoute, listingRoute } from '@forecourt/contracts';
import type { AccountSearches } from '@forecourt/contracts/api';
import { useRouteHref } from '@forecourt/composition';
import { Alert, Button } from '@forecourt/ui-kit';

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
const list = css({ display: 'grid', gap: 'var(--space-2)', listStyle: 'none' });
const item = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--space-2) var(--space-4)',
  a: { flex: '1 1 200px', fontWeight: 600 },
});
const muted = css({ color: 'var(--color-ink-muted)', fontSize: 'var(--text-s)' });

/** Searches that an account keeps, on every device (SAVE-07). Removed by a form that posts itself. */
export function Component({ data }: { data?: unknown }) {
  const answer = data as AccountSearches | null | undefined;
  const action = useRouteHref(accountSearchesRoute);
  const listing = useRouteHref(listingRoute);
  return (
    <section css={section} id="account-searches" aria-labelledby="account-searches-title">
      <h2 id="account-searches-title">Your searches</h2>
      {!answer && (
        <Alert tone="warning">
          <p>Your searches could not be read just now. Please try again in a moment.</p>
        </Alert>
      )}
      {answer?.searches.length === 0 && (
        <p css={muted}>
          Press “Save this search” above a list of vehicles, and it waits for you here.{' '}
          {listing && <a href={listing}>See our stock</a>}
        </p>
      )}
      {answer && answer.searches.length > 0 && (
        <ul css={list}>
          {answer.searches.map(({ id, href, text }) => (
            <li key={id} css={item}>
              <a href={href}>{text}</a>
              <form method="post" action={action}>
                <input type="hidden" name="id" value={id} />
                <Button type="submit" variant="quiet" aria-label={`Remove ${text}`}>
                  Remove
                </Button>
              </form>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
