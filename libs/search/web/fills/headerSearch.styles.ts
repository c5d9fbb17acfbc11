import { css } from '@emotion/react';

const NARROW = '@media (max-width: 1099px)';
const WIDE = '@media (min-width: 1100px)';

/** Wide screens have the field in the bar; on others a link opens it below the bar, without script as well. */
export const box = css({ [WIDE]: { width: 'clamp(150px, 17vw, 300px)' } });
export const form = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 'var(--space-1)',
  alignItems: 'center',
  [NARROW]: {
    position: 'absolute',
    insetInline: 0,
    top: '100%',
    zIndex: 1,
    padding: 'var(--space-3) var(--space-4)',
    background: 'var(--color-header-surface)',
    borderBottom: '1px solid var(--color-line)',
    boxShadow: 'var(--shadow-high)',
    // out of sight and out of the tab order until the link, or the focus, brings it
    visibility: 'hidden',
    '[data-site-search="open"] > &, [data-site-search="still"]:has(:target) > &': { visibility: 'visible' },
  },
});
const round = {
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  color: 'inherit',
  borderRadius: 999,
};
export const close = css({ ...round, flex: 'none', [WIDE]: { display: 'none' } });
export const open = css({ ...round, [WIDE]: { display: 'none' } });
