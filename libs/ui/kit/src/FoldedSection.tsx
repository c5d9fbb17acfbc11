import type { ReactNode } from 'react';
import { css, type SerializedStyles } from '@emotion/react';
import { Icon } from './icons.js';

const AT_SIDES = 'clamp(16px, 3vw, 28px)';
const fold = css({
  summary: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 'var(--space-3)',
    minHeight: 56,
    padding: `var(--space-2) ${AT_SIDES}`,
    cursor: 'pointer',
    listStyle: 'none',
    '&::-webkit-details-marker': { display: 'none' },
    '&:hover h2': { textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    // the card around it cuts off what is outside of it
    '&:focus-visible': { outlineOffset: -3 },
  },
  h2: { fontSize: 'var(--text-m)', lineHeight: 1.3 },
  'summary > svg': { flex: 'none', color: 'var(--color-ink-muted)' },
  'details[open] > summary > svg': { rotate: '180deg' },
  // paper has nothing to open
  '@media print': { 'details::details-content': { contentVisibility: 'visible', blockSize: 'auto' } },
});
const content = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'var(--space-4)',
  padding: `var(--space-2) ${AT_SIDES} var(--space-5)`,
  // an address that leads here shows the heading, too
  scrollMarginTop: 'calc(var(--scroll-room, 0px) + 64px)',
});

export interface FoldedSectionProps {
  /** The place of its content: an address that leads there opens it. */
  id: string;
  title: string;
  children: ReactNode;
}

/**
 * A section of which only the heading shows, which opens it, without script too. Several of them are the rows of a
 * card, see `foldsCard`.
 */
export const FoldedSection = ({ id, title, children }: FoldedSectionProps) => (
  <section css={fold} aria-labelledby={`${id}-title`}>
    <details>
      <summary>
        <h2 id={`${id}-title`}>{title}</h2>
        <Icon name="down" />
      </summary>
      <div id={id} css={content}>
        {children}
      </div>
    </details>
  </section>
);

/** A card whose rows are folded sections, in an element each; one without any is not there. */
export const foldsCard: SerializedStyles = css({
  background: 'var(--color-surface-raised)',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius)',
  overflow: 'hidden',
  '> :not(:empty) ~ :not(:empty)': { borderTop: '1px solid var(--color-line)' },
  '&:not(:has(details))': { display: 'none' },
});
