import { css } from '@emotion/react';
import { accountSearchesRoute, listingRoute } from '@forecourt/contracts';
import type { AccountSearches } from '@forecourt/contracts/api';
import { useRouteHref } from '@forecourt/composition';
import { Button, OwnRecords } from '@forecourt/ui-kit';

const item = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--space-2) var(--space-4)',
  a: { flex: '1 1 200px', fontWeight: 600 },
});

/** Searches that an account keeps, on every device (SAVE-07). Removed by a form that posts itself. */
export function Component({ data }: { data?: unknown }) {
  const answer = data as AccountSearches | null | undefined;
  const action = useRouteHref(accountSearchesRoute);
  const listing = useRouteHref(listingRoute);
  const empty = (
    <>
      Press “Save this search” above a list of vehicles, and it waits for you here.{' '}
      {listing && <a href={listing}>See our stock</a>}
    </>
  );
  return (
    <OwnRecords id="account-searches" title="Your searches" what="searches" items={answer?.searches} empty={empty}>
      {({ id, href, text }) => (
        <li key={id} css={item}>
          <a href={href}>{text}</a>
          <form method="post" action={action}>
            <input type="hidden" name="id" value={id} />
            <Button type="submit" variant="quiet" aria-label={`Remove ${text}`}>
              Remove
            </Button>
          </form>
        </li>
      )}
    </OwnRecords>
  );
}
