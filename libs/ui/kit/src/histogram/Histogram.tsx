import { css } from '@emotion/react';
import { HANDLE } from '../RangeSlider.styles.js';
import { drawBars, type BarsOnTrack } from './drawBars.js';

/** As wide as the values of the slider below it reach. */
const frame = css({
  position: 'relative',
  height: 44,
  marginInline: HANDLE,
  marginBottom: -20,
  pointerEvents: 'none',
});
const bar = css({
  position: 'absolute',
  bottom: 0,
  minWidth: 2,
  borderRadius: '2px 2px 0 0',
  background: 'color-mix(in srgb, var(--color-ink-muted) 28%, var(--color-surface-raised))',
});
const chosenBar = css({ background: 'color-mix(in srgb, var(--color-accent) 55%, var(--color-surface-raised))' });

/** Two bars say nothing that the ends of the slider do not. */
const FEWEST = 3;

/** How many there are where, above a `RangeSlider` of the same bounds. Decoration: the counts are shown elsewhere. */
export function Histogram(props: BarsOnTrack) {
  const drawn = drawBars(props);
  if (drawn.length < FEWEST) return null;
  return (
    <div css={frame} aria-hidden="true">
      {drawn.map(({ start, width, height, isChosen }) => (
        <div
          key={start}
          css={[bar, isChosen && chosenBar]}
          style={{ insetInlineStart: `${start}%`, width: `calc(${width}% - 1px)`, height: `${height}%` }}
        />
      ))}
    </div>
  );
}
