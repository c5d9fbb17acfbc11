import { css } from '@emotion/react';

export const form = css({
  display: 'grid',
  gap: 'var(--space-3)',
  alignItems: 'end',
  padding: 'var(--space-4)',
  borderRadius: 'var(--radius)',
  background: 'var(--color-surface-raised)',
  color: 'var(--color-ink)',
  boxShadow: 'var(--shadow-high)',
});
export const formWide = css({
  '@media (min-width: 720px)': { gridTemplateColumns: '2fr 1fr 1fr', button: { gridColumn: '1 / -1' } },
  '@media (min-width: 1000px)': {
    gridTemplateColumns: '2fr 1fr 1fr auto',
    button: { gridColumn: 'auto', minHeight: 46 },
  },
});

const links = css({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 'var(--space-2)',
  listStyle: 'none',
  a: {
    display: 'inline-flex',
    gap: 'var(--space-2)',
    alignItems: 'center',
    minHeight: 40,
    padding: '0 var(--space-4)',
    borderRadius: 'var(--radius-button)',
    border: '1px solid color-mix(in srgb, currentColor 45%, transparent)',
    color: 'inherit',
    fontWeight: 600,
    fontSize: 'var(--text-s)',
    textDecoration: 'none',
    '&:hover': { borderColor: 'currentColor' },
    // on the dealer's own colour the focus colour of the page need not show
    '&:focus-visible': { outlineColor: 'currentColor' },
  },
  small: { fontWeight: 400, fontSize: 'var(--text-xs)' },
});
const words = css({
  display: 'grid',
  gap: 'var(--space-4)',
  h1: { fontSize: 'var(--text-3xl)' },
  p: { fontSize: 'var(--text-l)', maxWidth: '26em' },
});
const band = {
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  background: 'linear-gradient(115deg, var(--color-hero-surface) 30%, var(--color-hero-to))',
  color: 'var(--color-hero-ink)',
} as const;

/** A wide picture that fades into the dealer's colour; the search overlaps its lower edge. */
const picture = {
  hero: css({ ...band, paddingBlock: 'clamp(28px, 6vw, 88px) var(--space-6)' }),
  picture: css({
    position: 'relative',
    zIndex: -1,
    height: 'clamp(220px, 42vw, 340px)',
    margin: 'calc(-1 * clamp(28px, 6vw, 88px)) 0 var(--space-5)',
    img: { width: '100%', height: '100%', objectFit: 'cover', objectPosition: '88% 60%' },
    '@media (min-width: 900px)': {
      position: 'absolute',
      inset: '0 0 0 36%',
      height: 'auto',
      margin: 0,
      maskImage: 'linear-gradient(90deg, transparent, #000 52%)',
      img: { objectPosition: '100% 62%' },
    },
  }),
  sizes: '(min-width: 900px) 74vw, 150vw',
  inner: css({ display: 'grid', gap: 'var(--space-5)' }),
  words: css(words, {
    // words end where the picture begins to show
    '@media (min-width: 900px)': { maxWidth: 'min(560px, 40vw)', minHeight: 270, alignContent: 'center' },
  }),
  search: css({ maxWidth: 1080 }),
  links,
};

/** Words and search on one half, the picture cut at a slant on the other. */
const split = {
  hero: css({ ...band, borderBottom: '6px solid var(--color-accent)' }),
  picture: css({
    height: 'clamp(230px, 42vw, 340px)',
    overflow: 'hidden',
    img: { width: '100%', height: '100%', objectFit: 'cover', objectPosition: '88% 60%' },
    '@media (min-width: 900px)': {
      position: 'absolute',
      zIndex: -1,
      inset: '0 0 0 44%',
      height: 'auto',
      clipPath: 'polygon(15% 0, 100% 0, 100% 100%, 0 100%)',
      img: { objectPosition: '92% 60%' },
    },
  }),
  sizes: '(min-width: 900px) 90vw, 150vw',
  inner: css({
    display: 'grid',
    gap: 'var(--space-5)',
    paddingBlock: 'var(--space-5)',
    '@media (min-width: 900px)': { maxWidth: '42%', minHeight: 600, alignContent: 'center' },
  }),
  words: css(words, { h1: { fontSize: 'clamp(2.4rem, 1.6rem + 3.4vw, 4.6rem)', lineHeight: 0.98 } }),
  search: css({}),
  links,
};

/** Flags, a plain welcome and the newest vehicles of the yard. */
const yard = {
  hero: css({
    position: 'relative',
    isolation: 'isolate',
    overflow: 'hidden',
    background: 'var(--color-surface-sunken)',
    paddingBlock: 'clamp(40px, 6vw, 72px) var(--space-6)',
    textAlign: 'center',
    // a string of flags along the top
    '&::before': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      inset: '0 0 auto',
      height: 26,
      borderTop: '3px solid var(--color-brand)',
      background:
        'conic-gradient(from -28deg at 50% 100%, var(--color-accent) 56deg, transparent 0) 0 0 / 76px ' +
        '24px, conic-gradient(from -28deg at 50% 100%, var(--color-brand) 56deg, transparent 0) 38px 0 / ' +
        '76px 24px',
      backgroundRepeat: 'repeat-x',
      transform: 'scaleY(-1)',
      borderTopWidth: 0,
      borderBottom: '3px solid var(--color-brand)',
    },
  }),
  picture: css({
    position: 'absolute',
    zIndex: -2,
    inset: 'auto 0 0',
    height: '52%',
    img: { width: '100%', height: '100%', objectFit: 'cover', objectPosition: '50% 100%' },
    maskImage: 'linear-gradient(transparent, #000 40%)',
  }),
  sizes: '100vw',
  inner: css({ display: 'grid', gap: 'var(--space-4)', justifyItems: 'center' }),
  words: css(words, {
    justifyItems: 'center',
    h1: { fontSize: 'clamp(2.2rem, 1.6rem + 2.8vw, 3.9rem)', maxWidth: '11.5em' },
    p: { maxWidth: '34em', color: 'var(--color-ink)' },
  }),
  search: css({ width: '100%', maxWidth: 1040, textAlign: 'start' }),
  links,
};

export const layouts = { picture, split, yard } as const;

export const placards = css({
  display: 'grid',
  gap: 'var(--space-3)',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  marginTop: 'var(--space-6)',
  listStyle: 'none',
  textAlign: 'start',
  '@media (min-width: 900px)': { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: 'var(--space-4)' },
});
export const placard = css({
  position: 'relative',
  display: 'grid',
  overflow: 'hidden',
  borderRadius: 'var(--radius)',
  border: '1px solid var(--color-line)',
  background: 'var(--color-surface-raised)',
  color: 'var(--color-ink)',
  textDecoration: 'none',
  boxShadow: 'var(--shadow-low)',
  '&:hover': { boxShadow: 'var(--shadow-high)' },
  img: { width: '100%', height: 'auto', aspectRatio: '3 / 2', objectFit: 'cover' },
  span: { padding: 'var(--space-3) var(--space-3)', fontWeight: 600, fontSize: 'var(--text-s)', lineHeight: 1.3 },
  strong: {
    position: 'absolute',
    insetInlineEnd: 10,
    top: 10,
    padding: '5px var(--space-3)',
    borderRadius: 999,
    background: 'var(--color-accent)',
    color: 'var(--color-accent-ink)',
    font: '700 var(--text-m)/1.3 var(--font-display)',
    transform: 'rotate(-2deg)',
  },
});
