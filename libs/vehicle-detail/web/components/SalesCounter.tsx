import { useEffect, useRef, useState } from 'react';
import { css } from '@emotion/react';
import { visuallyHidden } from '@forecourt/ui-kit';
import { formatNumber } from '@forecourt/vehicle';
import { COUNTER_REFRESH, salesThisMonth } from '../rules/salesCounter.js';
import { useCountUp } from './checks/useCountUp.js';

/** Milliseconds from nothing to the count (B9). */
const COUNT_UP = 2000;

const frame = css({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'center',
  gap: 'var(--space-2)',
  margin: 0,
  paddingTop: 'var(--space-4)',
  color: 'var(--color-ink-muted)',
  fontSize: 'var(--text-s)',
  strong: { color: 'var(--color-ink)', fontSize: 'var(--text-l)', fontVariantNumeric: 'tabular-nums' },
});

export interface SalesCounterProps {
  /** Epoch milliseconds of the drawing. */
  now: number;
  text: string;
}

/** "Sales this month", counted up once and reckoned anew every 150 s (NAV-07). */
export function SalesCounter({ now, text }: SalesCounterProps) {
  const [count, setCount] = useState(() => salesThisMonth(now));
  useEffect(() => {
    const begun = performance.now();
    const timer = setInterval(() => setCount(salesThisMonth(now + performance.now() - begun)), COUNTER_REFRESH);
    return () => clearInterval(timer);
  }, [now]);
  const place = useRef<HTMLParagraphElement>(null);
  const share = useCountUp(place, COUNT_UP);
  return (
    <p css={frame} ref={place}>
      <strong>
        <span aria-hidden="true">{formatNumber(Math.round(count * share))}</span>
        <span css={visuallyHidden}>{formatNumber(count)}</span>
      </strong>{' '}
      {text}
    </p>
  );
}
