import { css } from '@emotion/react';
import { PAGE_MARGIN } from '@forecourt/ui-kit';

const WIDE = '@media (min-width: 720px)';

export const section = css({
  position: 'relative',
  background: 'var(--color-hero-surface)',
  color: 'var(--color-hero-ink)',
  // the middle of the picture, whose words are below it
  '--arrows': '28.125vw',
  [WIDE]: { '--arrows': '50%' },
  // the strip's own list stretches its slides to one height
  'ul > li': { display: 'grid' },
});
export const slide = css({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  [WIDE]: { gridTemplateRows: '1fr', '> *': { gridArea: '1 / 1' } },
});
export const picture = css({
  display: 'block',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  background: 'var(--color-hero-to)',
  // the vehicle is on the right of the picture
  img: { width: '100%', height: '100%', objectFit: 'cover', objectPosition: '96% 50%' },
  [WIDE]: {
    position: 'absolute',
    inset: 0,
    aspectRatio: 'auto',
    // words are read on the dealer's own colour, whatever the picture shows
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      background:
        'linear-gradient(90deg, var(--color-hero-surface) 34%, color-mix(in srgb, ' +
        'var(--color-hero-surface) 70%, transparent) 44%, transparent 62%)',
    },
  },
});
export const words = css({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gap: 'var(--space-3)',
  padding: 'var(--space-4) var(--space-4) var(--space-8)',
  h2: { fontSize: 'var(--text-2xl)', color: 'inherit' },
  p: { maxWidth: '28em' },
  small: { fontSize: 'var(--text-xs)', maxWidth: '36em' },
  [WIDE]: {
    // 1920 by 540, and taller only for words that need it
    position: 'relative',
    alignContent: 'center',
    width: '100%',
    // in line with the sections around it, and clear of the arrows where the page is narrow
    maxWidth: 1320,
    minHeight: 'min(28.125vw, 540px)',
    marginInline: 'auto',
    padding: `var(--space-5) max(${PAGE_MARGIN}, 60px - max(0px, (100vw - 1320px) / 2)) 60px`,
    '> *, p': { maxWidth: 'min(24em, 38%)' },
    h2: { fontSize: 'var(--text-3xl)' },
    small: { maxWidth: '38%' },
  },
});
export const pause = css({
  position: 'absolute',
  zIndex: 1,
  insetBlockEnd: 'var(--space-3)',
  insetInlineStart: 'var(--space-4)',
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  minHeight: 44,
  padding: '0 14px 0 10px',
  border: '1px solid var(--color-line)',
  borderRadius: 999,
  background: 'var(--color-surface-raised)',
  color: 'var(--color-ink)',
  font: '600 var(--text-xs)/1 var(--font-body)',
  cursor: 'pointer',
});
