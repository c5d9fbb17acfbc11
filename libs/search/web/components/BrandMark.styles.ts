import { css } from '@emotion/react';

export const mark = css({
  display: 'grid',
  placeItems: 'center',
  minHeight: 84,
  padding: 'var(--space-3)',
  background: 'var(--color-surface-sunken)',
  color: 'var(--color-ink)',
  fontSize: 'var(--text-xl)',
  lineHeight: 1.1,
  textAlign: 'center',
  overflowWrap: 'anywhere',
});
export const long = css({ fontSize: 'var(--text-m)' });
export const large = css({ minHeight: 160, fontSize: 'clamp(1.5rem, 3.4vw, 3rem)' });
export const faces = {
  display: css({ fontFamily: 'var(--font-display)' }),
  body: css({ fontFamily: 'var(--font-body)' }),
  wide: css({ fontFamily: '"Arial Black", "Archivo Black", "Liberation Sans", sans-serif', fontStretch: 'expanded' }),
  slab: css({ fontFamily: 'Rockwell, "Roboto Slab", "Liberation Serif", Georgia, serif' }),
  mono: css({ fontFamily: 'ui-monospace, "Liberation Mono", Menlo, monospace' }),
} as const;
