import { css } from '@emotion/react';

export const notice = css({ marginBottom: 'var(--space-4)' });
