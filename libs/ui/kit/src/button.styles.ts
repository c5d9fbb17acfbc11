import { css, type SerializedStyles } from '@emotion/react';
import { CONTROL_HEIGHT } from './layout.js';

const base = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 'var(--space-2)',
  minHeight: CONTROL_HEIGHT,
  // room above and below words that wrap
  padding: '6px var(--space-4)',
  border: '1.5px solid transparent',
  borderRadius: 'var(--radius-button)',
  fontWeight: 600,
  fontSize: 'var(--text-s)',
  lineHeight: 1.2,
  textTransform: 'var(--label-case)' as never,
  letterSpacing: 'var(--label-tracking)',
  textDecoration: 'none',
  textAlign: 'center',
  cursor: 'pointer',
  transition:
    'background-color var(--duration), border-color var(--duration), box-shadow var(--duration), filter ' +
    'var(--duration)',
  '&:hover': { filter: 'brightness(1.07)' },
  '&:disabled, &[aria-disabled="true"]': { opacity: 0.55, cursor: 'not-allowed' },
});
/** Composed once: an array in a `css` prop is put together and hashed anew for every element. */
export const variants: Readonly<Record<'solid' | 'brand' | 'outline' | 'quiet', SerializedStyles>> = {
  solid: css(base, { background: 'var(--color-accent)', color: 'var(--color-accent-ink)' }),
  brand: css(base, { background: 'var(--color-brand)', color: 'var(--color-brand-ink)' }),
  outline: css(base, {
    background: 'transparent',
    borderColor: 'currentColor',
    color: 'var(--color-ink)',
    '&:hover': { background: 'var(--color-surface-sunken)' },
  }),
  quiet: css(base, {
    background: 'transparent',
    color: 'var(--color-link)',
    padding: '6px var(--space-2)',
    '&:hover': { textDecoration: 'underline' },
  }),
};
export const wide: SerializedStyles = css({ width: '100%' });
