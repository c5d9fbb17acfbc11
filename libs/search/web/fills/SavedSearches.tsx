import { css } from '@emotion/react';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useEffect, useMemo, useRef } from 'react';
import { myGarageRoute } from '@forecourt/contracts';
import { useRouteHref, useSection, useWords } from '@forecourt/composition';
import { isSignedIn } from '@forecourt/runtime';
import { useAppDispatch, useAppSelector, useAppStore } from '@forecourt/runtime/store';
import { siteSection } from '@forecourt/site-config';
import { Button, toastsOf } from '@forecourt/ui-kit';
import { searchApi, JOIN } from '../api/searchApi.js';
import { usePlaceOf } from '../components/usePlaceOf.js';
import { POSTCODE_PARAMETER } from '../rules/near.js';
import { planCounts } from '../rules/savedSearchCounts.js';
import { searchSection } from '../section.js';
import type { PastSearch } from '../rules/searchHistory.js';
import { savedSearchRemoved, searchSaved, selectSavedSearches } from '../state/searchSlice.js';
import { searchWords } from '../words/searchWords.js';

const section = css({ display: 'grid', gap: 'var(--space-3)', h2: { fontSize: 'var(--text-xl)' } });
const list = css({ display: 'grid', gap: 'var(--space-2)', listStyle: 'none' });
const item = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--space-2) var(--space-4)',
  padding: 'var(--space-3) var(--space-4)',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius-small)',
  background: 'var(--color-surface-raised)',
  a: { flex: '1 1 240px', fontWeight: 600 },
});
const count = css({ color: 'var(--color-ink-muted)', fontSize: 'var(--text-s)', fontVariantNumeric: 'tabular-nums' });

/** Searches that are kept on this device, each with how many vehicles it finds now. */
export function Component() {
  const say = useWords(searchWords);
  const dispatch = useAppDispatch();
  const toasts = toastsOf(useAppStore());
  const searches = useAppSelector(selectSavedSearches);
  const counts = useCounts(searches);
  useJoinAccount(searches);
  if (searches.length === 0) return null;
  return (
    <section css={section} id="saved-searches" aria-labelledby="saved-searches-title">
      <h2 id="saved-searches-title">{say('saved.title')}</h2>
      <ul css={list}>
        {searches.map((search, index) => {
          const found = counts?.[index];
          return (
            <li key={search.href} css={item}>
              <a href={search.href}>{search.text}</a>
              <span css={count}>{found === undefined || found === null ? '' : say('saved.now', { count: found })}</span>
              <Button
                variant="quiet"
                aria-label={say('removeNamed', { name: search.text })}
                onClick={() => {
                  dispatch(savedSearchRemoved(search));
                  toasts.show({
                    text: say('save.removed'),
                    action: { label: say('undo'), onAction: () => dispatch(searchSaved(search)) },
                  });
                }}
              >
                {say('remove')}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** After a sign-in the searches of the device move to the account, once; what it has no room for stays here. */
function useJoinAccount(searches: readonly PastSearch[]): void {
  const say = useWords(searchWords);
  const dispatch = useAppDispatch();
  const toasts = toastsOf(useAppStore());
  const garage = useRouteHref(myGarageRoute);
  const [keep] = searchApi.useKeepSearchesMutation(JOIN);
  const isTried = useRef(false);
  useEffect(() => {
    if (isTried.current || garage === undefined || searches.length === 0 || !isSignedIn()) return;
    isTried.current = true;
    void keep(searches).then(({ data }) => {
      if (!data?.success) return;
      for (const search of searches) dispatch(savedSearchRemoved(search));
      // the server renders the page of the account, and has the searches now
      if (window.location.pathname === garage) return window.location.reload();
      toasts.show({
        tone: 'success',
        text: say('saved.inAccount', { count: searches.length }),
        action: { label: say('view'), href: `${garage}#account-searches` },
      });
    });
  }, [searches, garage, keep, dispatch, toasts, say]);
}

/** Counts in the order of the searches; undefined without an answer, so that only the links show. */
function useCounts(saved: readonly PastSearch[]): readonly (number | null)[] | undefined {
  const options = useSection(searchSection);
  const site = useSection(siteSection);
  const hrefs = useMemo(() => saved.map(({ href }) => href), [saved]);
  const isPlaced = hrefs.some((href) => href.includes(`${POSTCODE_PARAMETER}=`));
  const placeOf = usePlaceOf(isPlaced);
  const searches = useMemo(() => planCounts(hrefs, options, site, placeOf), [hrefs, options, site, placeOf]);
  const canAsk = hrefs.length > 0 && (!isPlaced || placeOf);
  const { currentData } = searchApi.useCountSearchesQuery(canAsk ? searches : skipToken, {
    refetchOnMountOrArgChange: true,
  });
  return currentData;
}
