import { useCallback, useRef, useState, type FormEvent } from 'react';
import { listingHref } from '@forecourt/contracts';
import { movePriceThumb, typedNumber, type FinanceConfig } from '@forecourt/finance-maths';
import type { FacetBar } from '@forecourt/runtime/search';
import { Button, Histogram, onlyWithScript, RangeSlider, TextField } from '@forecourt/ui-kit';
import { formatDollars } from '@forecourt/vehicle';
import { useWords } from '@forecourt/composition';
import { PRICE_BARS } from '../rules/budgetSearch.js';
import * as styles from './budget.styles.js';
import { financeWords } from '../words/financeWords.js';

export interface PriceRangeProps {
  title: string;
  carType: string;
  slider: FinanceConfig['budget']['slider'];
  bars: readonly FacetBar[];
  /** Path of the listing. */
  listing: string;
  onGo: (href: string) => void;
}

type End = 'from' | 'to';
const DEAREST_FIRST = 'price-desc';
/** The listing's own names for the ends of a price. */
const NAMES: Readonly<Record<End, string>> = { from: 'price_min', to: 'price_max' };

/**
 * A range of prices by two handles or exact numbers (SRCH-23). Without script the numbers are sent to the listing
 * itself.
 */
export function PriceRange({ title, carType, slider, bars, listing, onGo }: PriceRangeProps) {
  const say = useWords(financeWords);
  const { min, max, step } = slider;
  const [range, setRange] = useState({ from: min, to: max });
  const [texts, setTexts] = useState<Partial<Record<End, string>>>({});
  /** What was typed, once its field is left: a whole step, and never beyond the other end. */
  const clamped = () =>
    (['from', 'to'] as const).reduce((value, end) => {
      const text = texts[end];
      return text === undefined ? value : movePriceThumb(end, value, typedNumber(text), slider);
    }, range);
  const isAdopted = useRef(false);
  // what was typed into the server's form before this code was there
  const adopt = useCallback((form: HTMLFormElement | null) => {
    if (!form || isAdopted.current) return;
    isAdopted.current = true;
    const data = new FormData(form);
    const read = (end: End) => {
      const text = data.get(NAMES[end]);
      return typeof text === 'string' ? { [end]: text } : {};
    };
    setTexts({ ...read('from'), ...read('to') });
  }, []);
  const commit = () => {
    const next = clamped();
    setRange(next);
    setTexts({});
    return next;
  };
  const go = (event: FormEvent) => {
    event.preventDefault();
    const { from, to } = commit();
    onGo(listingHref({ prefix: listing, ranges: { price: { min: from, max: to } }, sort: DEAREST_FIRST }));
  };
  const field = (end: End, label: string) => (
    <TextField
      label={label}
      isPlain
      name={NAMES[end]}
      inputMode="numeric"
      autoComplete="off"
      maxLength={9}
      pattern="[0-9]*"
      value={texts[end] ?? String(range[end])}
      onChange={(event) => {
        const { value } = event.currentTarget;
        setTexts((before) => ({ ...before, [end]: value }));
      }}
      onBlur={commit}
    />
  );
  return (
    <section css={styles.range} aria-labelledby="price-range">
      <h2 id="price-range">{title}</h2>
      <form ref={adopt} method="get" action={listing} aria-labelledby="price-range" onSubmit={go}>
        <div css={onlyWithScript}>
          <Histogram bars={bars} width={PRICE_BARS.width} bounds={slider} chosen={{ min: range.from, max: range.to }} />
          <RangeSlider
            label={say('range.price')}
            isLabelHidden
            min={min}
            max={max}
            step={step}
            value={range}
            format={formatDollars}
            onChange={({ from = min, to = max }) => {
              setTexts({});
              setRange({ from, to });
            }}
          />
        </div>
        <div css={styles.ends}>
          {field('from', say('range.from'))}
          {field('to', say('range.to'))}
          <input type="hidden" name="sortBy" value={DEAREST_FIRST} />
          <Button type="submit" variant="brand">
            {say('range.view', { kind: carType })}
          </Button>
        </div>
      </form>
    </section>
  );
}
