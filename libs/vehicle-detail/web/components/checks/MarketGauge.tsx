import { useRef } from 'react';
import { useWords } from '@forecourt/composition';
import { gaugePosition, type GaugePosition, type ShownGauge } from '@forecourt/vehicle-detail/domain';
import { dayIn } from '@forecourt/site-config';
import { visuallyHidden } from '@forecourt/ui-kit';
import { formatDollars } from '@forecourt/vehicle';
import { formatDate } from '@forecourt/words';
import type { VehicleDetailKey, VehicleDetailSay } from '../../rules/words.js';
import * as styles from './checks.styles.js';
import { useCountUp } from './useCountUp.js';
import { vehicleDetailWords } from '../../words/vehicleDetailWords.js';

/** The count-up of A9. */
const COUNT_UP = 2500;
/** Half a circle around (120, 120). */
const ARC = 'M20 120a100 100 0 0 1 200 0';

const POSITIONS = {
  below: 'gauge.below',
  lower: 'gauge.lower',
  middle: 'gauge.middle',
  upper: 'gauge.upper',
} as const satisfies Record<GaugePosition, VehicleDetailKey>;

/** Where the listing price is between the ends of the market range (VDP-08). */
export function MarketGauge({ gauge, timeZone }: { gauge: ShownGauge; timeZone: string }) {
  const say = useWords(vehicleDetailWords);
  const figure = useRef<HTMLElement>(null);
  const share = useCountUp(figure, COUNT_UP);
  const turn = Math.PI * (1 - gauge.fill * share);
  const price = formatDollars(gauge.listing_price);
  // a partner says it in its own words, or not at all
  const words = gauge.description ?? (gauge.is_estimate ? say(POSITIONS[gaugePosition(gauge)]) : undefined);
  return (
    <figure css={styles.gauge} ref={figure}>
      <div css={styles.dial}>
        <svg viewBox="0 0 240 134" aria-hidden="true">
          <path css={styles.track} d={ARC} />
          {gauge.fill > 0 && (
            <path css={styles.fill} d={ARC} pathLength={1} strokeDasharray={`${gauge.fill * share} 2`} />
          )}
          <circle css={styles.tip} cx={120 + 100 * Math.cos(turn)} cy={120 - 100 * Math.sin(turn)} r={11} />
        </svg>
        <p css={styles.price}>
          <span css={styles.small}>{say('gauge.price')}</span>
          <strong>
            <span aria-hidden="true">{formatDollars(gauge.listing_price * share)}</span>
            <span css={visuallyHidden}>{price}</span>
          </strong>
        </p>
      </div>
      <p css={styles.range}>
        <span>
          <span css={styles.small}>{say('gauge.from')}</span> {formatDollars(gauge.market_range_min)}
        </span>
        <span>
          <span css={styles.small}>{say('gauge.to')}</span> {formatDollars(gauge.market_range_max)}
        </span>
      </p>
      <figcaption css={styles.caption}>
        {words && <strong>{words}</strong>}
        <span>{basisOf(gauge, timeZone, say)}</span>
      </figcaption>
    </figure>
  );
}

/** What the range is made of and when, and how far to trust it. */
function basisOf(
  { comparables: count, compared_at, is_estimate, confidence }: ShownGauge,
  timeZone: string,
  say: VehicleDetailSay,
): string {
  const day = compared_at === undefined ? undefined : formatDate(dayIn(timeZone, compared_at * 1000), say.language);
  const from = count && (day === undefined ? say('gauge.basis', { count }) : say('gauge.basisOn', { count, day }));
  const sure = say('gauge.confidence', { percent: Math.round(confidence * 100) });
  return [from, sure, is_estimate && say('gauge.estimate')].filter(Boolean).join(' ');
}

/** Keeps the place of a gauge that is on its way. */
export function GaugeSkeleton() {
  const say = useWords(vehicleDetailWords);
  return (
    <div css={[styles.gauge, styles.waiting]} role="status">
      <span css={styles.bone} />
      <p css={styles.small}>{say('gauge.loading')}</p>
    </div>
  );
}
