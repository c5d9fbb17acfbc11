import { css } from '@emotion/react';

export const section = css({ display: 'grid', justifyItems: 'start', gap: 'var(--space-3)' });
