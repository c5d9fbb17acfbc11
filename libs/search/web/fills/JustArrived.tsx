import { css } from '@emotion/react';
import { useWords } from '@forecourt/composition';
import { ResultGrid } from '../components/ResultGrid.js';
import { searchWords } from '../words/searchWords.js';
import type { NewestData } from './homeLoaders.js';

const section = css({ display: 'grid', gap: 'var(--space-4)', h2: { fontSize: 'var(--text-xl)' } });

/** The latest arrivals, for a shopper who has nothing on the page yet. */
export function Component({ data }: { data?: unknown }) {
  const say = useWords(searchWords);
  const newest = data as NewestData | null | undefined;
  if (!newest || newest.vehicles.length === 0) return null;
  return (
    <section css={section} aria-labelledby="just-arrived">
      <h2 id="just-arrived">{say('front.newest')}</h2>
      <ResultGrid vehicles={newest.vehicles} now={newest.now} headingLevel={3} layout="grid" />
    </section>
  );
}
