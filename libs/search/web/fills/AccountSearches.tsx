import { css } from '@emotion/react';
import { accountSearchesRoute, listingRoute } from '@forecourt/contracts';
import { useRouteHref, useWords } from '@forecourt/composition';
import type { AccountSearches } from '@forecourt/garage/domain';
import { useAppSelector } from '@forecourt/runtime/store';
import { Button, onlyWithScript, OwnRecords, useHasScript } from '@forecourt/ui-kit';
import { searchApi, JOIN } from '../api/searchApi.js';
import { selectSavedSearches } from '../state/searchSlice.js';
import { searchWords } from '../words/searchWords.js';

const item = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--space-2) var(--space-4)',
  a: { flex: '1 1 200px', fontWeight: 600 },
});

/** Searches that an account keeps, on every device (SAVE-07). Removed by a form that posts itself. */
export function Component({ data }: { data?: unknown }) {
  const say = useWords(searchWords);
  const answer = data as AccountSearches | null | undefined;
  const action = useRouteHref(accountSearchesRoute);
  return (
    <OwnRecords
      id="account-searches"
      title={say('account.title')}
      what={say('account.what')}
      items={answer?.searches}
      empty={<NoSearches />}
    >
      {({ id, href, text }) => (
        <li key={id} css={item}>
          <a href={href}>{text}</a>
          <form method="post" action={action}>
            <input type="hidden" name="id" value={id} />
            <Button type="submit" variant="quiet" aria-label={say('removeNamed', { name: text })}>
              {say('remove')}
            </Button>
          </form>
        </li>
      )}
    </OwnRecords>
  );
}

/** The searches of this device join the account in a moment: nothing says empty before the browser has looked. */
function NoSearches() {
  const say = useWords(searchWords);
  const hasScript = useHasScript();
  const isOnDevice = useAppSelector(selectSavedSearches).length > 0;
  const [, join] = searchApi.useKeepSearchesMutation(JOIN);
  const loading = <span role="status">{say('account.loading')}</span>;
  if (!hasScript)
    return (
      <>
        <span css={onlyWithScript}>{loading}</span>
        <noscript>
          <NoneSaved />
        </noscript>
      </>
    );
  // joined: the next document has them
  if (join.data?.success) return loading;
  if (!isOnDevice) return <NoneSaved />;
  if (join.isUninitialized || join.isLoading) return loading;
  return say('account.notJoined');
}

function NoneSaved() {
  const say = useWords(searchWords);
  const listing = useRouteHref(listingRoute);
  return (
    <>
      {say('account.none')} {listing && <a href={listing}>{say('account.seeStock')}</a>}
    </>
  );
}
