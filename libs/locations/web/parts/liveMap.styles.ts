import { css } from '@emotion/react';

export const cover = css({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  border: '1px solid var(--color-line)',
  borderRadius: 'var(--radius)',
  visibility: 'hidden',
  opacity: 0,
  transition: 'opacity 300ms',
  // before the style sheet of the map, whose rules weigh less
  '&.maplibregl-map': { position: 'absolute', font: '400 var(--text-xs)/1.5 var(--font-body)' },
  canvas: { outlineOffset: -3 },
});
export const shown = css({ visibility: 'visible', opacity: 1 });
