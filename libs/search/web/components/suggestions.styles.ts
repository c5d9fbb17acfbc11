import { css } from '@emotion/react';

export const picture = css({ flex: 'none', objectFit: 'cover', borderRadius: 6, background: 'var(--color-line)' });
export const words = css({ flex: 1, minWidth: 0, display: 'grid', overflowWrap: 'anywhere' });
export const main = css({ fontWeight: 600 });
export const variant = css({ color: 'var(--color-ink-muted)', fontSize: 'var(--text-xs)', fontWeight: 400 });
export const amount = css({ display: 'grid', fontWeight: 700, textAlign: 'end', maxWidth: '40%' });
export const count = css({ color: 'var(--color-ink-muted)', fontSize: 'var(--text-s)' });
