import type { ReactNode } from 'react';
import { css, type SerializedStyles } from '@emotion/react';
import { useKitWords } from './kitWords.js';

/** Room at the sides of a page; strips that reach its edge take it back. */
export const PAGE_MARGIN = 'clamp(16px, 4vw, 40px)';

/** Height of fields and buttons, so that they line up in one row. */
export const CONTROL_HEIGHT = 46;

const container = css({ width: '100%', maxWidth: 1320, marginInline: 'auto', paddingInline: PAGE_MARGIN });
/** Keeps content at a readable width, with room at the sides. */
export const Container = ({ children }: { children: ReactNode }) => <div css={container}>{children}</div>;

/** Where the site has its front page's cards in rows on a phone (`site.homeRows`). */
const IN_A_ROW = '[data-front="sideways"] &';
/**
 * Cards of the front page that are a row on a phone: it is swiped, snaps, and shows a part of the next one. `lines` of
 * them lie one below the other.
 */
export const frontRow = (width: string, lines = 1) =>
  css({
    '@media (max-width: 639px)': {
      [IN_A_ROW]: {
        display: 'grid',
        // words for those who hear the page are hidden by their position: they must not widen it
        position: 'relative',
        gridAutoFlow: 'column',
        gridTemplateColumns: 'none',
        gridTemplateRows: `repeat(${lines}, auto)`,
        gridAutoColumns: width,
        marginInline: `calc(-1 * ${PAGE_MARGIN})`,
        padding: `var(--space-1) ${PAGE_MARGIN} var(--space-3)`,
        overflowX: 'auto',
        overscrollBehaviorX: 'contain',
        scrollSnapType: 'x proximity',
        scrollPaddingInline: PAGE_MARGIN,
        scrollbarWidth: 'none',
        '> *': { minWidth: 0, scrollSnapAlign: 'start' },
      },
    },
  });

/**
 * Buttons at the end of a form, the one that goes on first: next to each other, and below each other in full width on
 * a phone. Words that look like a link begin at the form's edge there.
 */
export const formActs: SerializedStyles = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 'var(--space-3)',
  '@media (max-width: 559px)': { '> :is(a, button), > form, > form > button': { width: '100%' } },
});

const skip = css({
  position: 'absolute',
  insetInlineStart: 8,
  top: 8,
  // out of sight however large its letters are
  transform: 'translateY(calc(-100% - 16px))',
  zIndex: 100,
  padding: '10px var(--space-4)',
  background: 'var(--color-brand)',
  color: 'var(--color-brand-ink)',
  '&:focus': { transform: 'none' },
});
/** Past the header to the page's `main`, which has the id "main". Seen when the keyboard is at it. */
export function SkipLink() {
  const say = useKitWords();
  return (
    <a css={skip} href="#main">
      {say('skip')}
    </a>
  );
}

const hidden = css({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});
/** For those who hear a page. */
export const VisuallyHidden = ({ children }: { children: ReactNode }) => <span css={hidden}>{children}</span>;
export const visuallyHidden = hidden;

const crumbs = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-1) var(--space-2)',
  fontSize: 'var(--text-xs)',
  color: 'var(--color-ink-muted)',
  listStyle: 'none',
  'li + li::before': { content: '"/"', marginRight: 'var(--space-2)' },
  a: { color: 'inherit' },
});
/** Trail to the page; the last entry is the page itself. */
export function Breadcrumbs({
  trail,
}: {
  /** From the front page on; the last one is the page itself. */
  trail: readonly { name: string; href?: string }[];
}) {
  const say = useKitWords();
  return (
    <nav aria-label={say('breadcrumb')}>
      <ol css={crumbs}>
        {trail.map(({ name, href }) => (
          <li key={name}>{href ? <a href={href}>{name}</a> : <span aria-current="page">{name}</span>}</li>
        ))}
      </ol>
    </nav>
  );
}

/** Links below each other; how they look is their surroundings' affair. */
export const LinkList = ({ links }: { links: readonly { label: string; href: string }[] }) => (
  <ul>
    {links.map(({ label, href }) => (
      <li key={href}>
        <a href={href}>{label}</a>
      </li>
    ))}
  </ul>
);

/** For what is of no use without script. It is in the server's HTML, so that nothing moves on hydration. */
export const onlyWithScript: SerializedStyles = css({ '@media (scripting: none)': { display: 'none' } });
/** For what script makes needless, for example the button that sends a form. */
export const onlyWithoutScript: SerializedStyles = css({ '@media not (scripting: none)': { display: 'none' } });
