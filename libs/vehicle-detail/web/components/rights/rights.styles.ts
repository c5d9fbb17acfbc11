import { css } from '@emotion/react';

export const small = css({ color: 'var(--color-ink-muted)', fontSize: 'var(--text-s)', maxWidth: '45em' });
