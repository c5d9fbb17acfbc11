import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { useSection } from '@forecourt/composition';
import { placesTable } from '@forecourt/places';
import { useSearchGateway } from '@forecourt/runtime';
import { siteSection } from '@forecourt/site-config';
import { Button, showToast } from '@forecourt/ui-kit';
import { formatNumber } from '@forecourt/vehicle';
import { POSTCODE_PARAMETER } from '../domain/near.js';
import { planCounts, type PlaceOf } from '../domain/savedSearchCounts.js';
import { searchSection } from '../section.js';
import { savedSearches } from '../state/storedSearches.js';

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
  const searches = savedSearches.use();
  const counts = useCounts(searches.map(({ href }) => href));
  if (searches.length === 0) return null;
  return (
    <section css={section} id="saved-searches" aria-labelledby="saved-searches-title">
      <h2 id="saved-searches-title">Saved searches</h2>
      <ul css={list}>
        {searches.map((search) => {
          const found = counts.get(search.href);
          return (
            <li key={search.href} css={item}>
              <a href={search.href}>{search.text}</a>
              <span css={count}>
                {found === undefined ? '' : `${formatNumber(found)} ${found === 1 ? 'vehicle' : 'vehicles'} now`}
              </span>
              <Button
                variant="quiet"
                aria-label={`Remove ${search.text}`}
                onClick={() => {
                  savedSearches.remove(search.href);
                  showToast({
                    text: 'The search is no longer saved.',
                    action: { label: 'Undo', onAction: () => savedSearches.add(search) },
                  });
                }}
              >
                Remove
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The table of places, where a search is about one. */
async function placesFor(hrefs: readonly string[]): Promise<PlaceOf | undefined> {
  if (!hrefs.some((href) => href.includes(`${POSTCODE_PARAMETER}=`))) return undefined;
  return (await placesTable()).placeOf;
}

/** One multi-search for all of them; without its answer the links stand alone. */
function useCounts(hrefs: readonly string[]): ReadonlyMap<string, number> {
  const search = useSearchGateway();
  const options = useSection(searchSection);
  const site = useSection(siteSection);
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map());
  const key = hrefs.join('\n');
  useEffect(() => {
    if (key === '') return;
    const stop = new AbortController();
    const asked = key.split('\n');
    void placesFor(asked)
      .then((placeOf) => search.multiSearch(planCounts(asked, options, site, placeOf), { signal: stop.signal }))
      .then((answers) => {
        const found = answers.flatMap((answer, index): [string, number][] =>
          answer.error === undefined ? [[asked[index] ?? '', answer.found]] : [],
        );
        setCounts(new Map(found));
      })
      .catch((error: unknown) => {
        if (!stop.signal.aborted) console.warn('Saved searches could not be counted.', error);
      });
    return () => stop.abort();
  }, [key, search, options, site]);
  return counts;
}
