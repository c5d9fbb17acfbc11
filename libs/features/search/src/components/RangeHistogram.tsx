import { css } from '@emotion/react';
import type { RangeName } from '../domain/attributes.js';
import { drawBars, type Bar } from '../domain/histogram.js';
import type { Range } from '../domain/listingUrl.js';

const frame = css({ position: 'relative', height: 44, marginBottom: -20, pointerEvents: 'none' });
const barLook = css({
  position: 'absolute',
  bottom: 0,
  minWidth: 2,
  borderRadius: '2px 2px 0 0',
  background: 'color-mix(in srgb, var(--color-ink-muted) 28%, var(--color-surface-raised))',
});
const chosenLook = css({ background: 'color-mix(in srgb, var(--color-accent) 55%, var(--color-surface-raised))' });

/** How many vehicles lie where on the slider below it. Decoration: the counts are in the results. */
export function RangeHistogram({
  name,
  bars,
  bounds,
  range,
}: {
  name: RangeName;
  bars: readonly Bar[];
  bounds: { min: number; max: number };
  range: Range | undefined;
}) {
  const drawn = drawBars(name, bars, bounds, range);
  if (drawn.length < 3) return null;
  return (
    <div css={frame} aria-hidden="true">
      {drawn.map(({ start, width, height, isChosen }) => (
        <div
          key={start}
          css={[barLook, isChosen && chosenLook]}
          style={{ insetInlineStart: `${start}%`, width: `calc(${width}% - 1px)`, height: `${height}%` }}
        />
      ))}
    </div>
  );
}
