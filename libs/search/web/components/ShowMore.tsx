import { css } from '@emotion/react';
import { useEffect, useRef } from 'react';
import { useWords } from '@forecourt/composition';
import { ButtonLink, opensElsewhere } from '@forecourt/ui-kit';
import { searchWords } from '../words/searchWords.js';

const box = css({
  display: 'grid',
  justifyItems: 'center',
  gap: 'var(--space-3)',
  marginTop: 'var(--space-6)',
  progress: { width: 'min(260px, 80%)', height: 6, accentColor: 'var(--color-brand)' },
  '@media print': { a: { display: 'none' } },
});
const text = css({ color: 'var(--color-ink-muted)', fontSize: 'var(--text-s)', fontVariantNumeric: 'tabular-nums' });

/** The next page below this one, under its own address; without script a link to it. */
export function ShowMore({
  from,
  to,
  found,
  href,
  isLoading,
  onMore,
}: {
  /** Places of the first and the last vehicle shown, from 1. */
  from: number;
  to: number;
  found: number;
  /** The next page; none after the last. */
  href: string | undefined;
  isLoading: boolean;
  onMore: () => void;
}) {
  const say = useWords(searchWords);
  const asked = useRef<number>(undefined);
  useEffect(() => {
    const before = asked.current;
    if (before === undefined || to <= before) return;
    asked.current = undefined;
    // who came by keyboard goes on with the first new vehicle; nothing moves on the screen
    document.querySelectorAll<HTMLElement>('#results article a')[before - from + 1]?.focus({ preventScroll: true });
  }, [from, to]);
  return (
    <div css={box}>
      <p css={text} id="shown-of-found">
        {say('more.shown', { from, to, found })}
      </p>
      <progress max={found} value={to} aria-labelledby="shown-of-found" />
      {href !== undefined && (
        <ButtonLink
          href={href}
          variant="outline"
          aria-busy={isLoading || undefined}
          data-takes-over
          onClick={(event) => {
            if (opensElsewhere(event)) return;
            event.preventDefault();
            if (isLoading) return;
            asked.current = to;
            onMore();
          }}
        >
          {isLoading ? say('more.loading') : say('more.show')}
        </ButtonLink>
      )}
    </div>
  );
}
