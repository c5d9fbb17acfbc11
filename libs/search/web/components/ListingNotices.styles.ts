import { css } from '@emotion/react';

export const notice = css({ marginBottom: 'var(--space-4)' });
export const title = css({ margin: '0 0 var(--space-2)', fontSize: 'var(--text-l)' });
