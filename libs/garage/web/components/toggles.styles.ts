import { css, type SerializedStyles } from '@emotion/react';

/** There before any code: a press waits for it. Without script nothing is kept, and the place stays empty. */
const withScript = { '@media (scripting: none)': { visibility: 'hidden' } } as const;

type Looks = Readonly<Record<'picture' | 'title', SerializedStyles>>;

export const looks: Looks = {
  // round in a wide place, too
  picture: css({ display: 'grid', gap: 6, width: 'fit-content', ...withScript }),
  title: css({ display: 'flex', flexWrap: 'wrap', gap: 'var(--space-2)', minHeight: 44, ...withScript }),
};
const button = css({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 'var(--space-2)',
  minWidth: 44,
  minHeight: 44,
  border: '1.5px solid var(--color-line)',
  // its own background keeps the contrast of the icon on any picture
  background: 'var(--color-surface-raised)',
  color: 'var(--color-ink)',
  cursor: 'pointer',
  transition: 'background-color var(--duration), color var(--duration)',
  '&:hover': { borderColor: 'currentColor' },
  '&[aria-pressed="true"]': {
    background: 'var(--color-brand)',
    color: 'var(--color-brand-ink)',
    borderColor: 'var(--color-brand-ink)',
  },
});
export const buttonLooks: Looks = {
  picture: css(button, { padding: 0, borderRadius: '50%', '&:focus-visible': { borderRadius: '50%' } }),
  title: css(button, {
    flex: '1 1 auto',
    padding: '0 var(--space-3)',
    borderRadius: 'var(--radius-button)',
    fontWeight: 600,
    fontSize: 'var(--text-s)',
  }),
};
