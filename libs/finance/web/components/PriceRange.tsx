import { QueryForm, useFieldText, type FormField } from '@forecourt/action-form';
import { listingHref } from '@forecourt/contracts';
import type { FinanceConfig } from '@forecourt/finance-maths';
import type { FacetBar } from '@forecourt/runtime/search';
import { Histogram, onlyWithScript, RangeSlider } from '@forecourt/ui-kit';
import { formatDollars } from '@forecourt/vehicle';
import { useWords } from '@forecourt/composition';
import { PRICE_BARS } from '../rules/budgetSearch.js';
import { settledRange, type End } from '../rules/priceRange.js';
import * as styles from './budget.styles.js';
import { PriceEnd } from './PriceEnd.js';
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

const DEAREST_FIRST = 'price-desc';
/** The listing's own names for the ends of a price. */
const NAMES = { from: 'price_min', to: 'price_max' } as const;

/**
 * A range of prices by two handles or exact numbers (SRCH-23). Without script the numbers are sent to the listing
 * itself.
 */
export function PriceRange({ title, carType, slider, bars, listing, onGo }: PriceRangeProps) {
  const say = useWords(financeWords);
  const field = (end: End, other: End, label: string): FormField => ({
    ...{ name: NAMES[end], label },
    control: (control) => <PriceEnd field={control} {...{ end, slider, other: NAMES[other] }} />,
  });
  return (
    <section css={styles.range} aria-labelledby="price-range">
      <h2 id="price-range">{title}</h2>
      <QueryForm
        labelledBy="price-range"
        fields={[field('from', 'to', say('range.from')), field('to', 'from', say('range.to'))]}
        initial={{ [NAMES.from]: String(slider.min), [NAMES.to]: String(slider.max) }}
        hidden={{ sortBy: DEAREST_FIRST }}
        action={listing}
        submitLabel={say('range.view', { kind: carType })}
        variant="brand"
        lead={<Handles slider={slider} bars={bars} />}
        onSend={(values) => {
          const { from, to } = settledRange(values, slider);
          onGo(listingHref({ prefix: listing, ranges: { price: { min: from, max: to } }, sort: DEAREST_FIRST }));
        }}
        looks={{ fields: styles.ends }}
      />
    </section>
  );
}

/** How many vehicles there are at each price, and the two handles. */
function Handles({ slider, bars }: Pick<PriceRangeProps, 'slider' | 'bars'>) {
  const say = useWords(financeWords);
  const [least, setLeast] = useFieldText(NAMES.from);
  const [most, setMost] = useFieldText(NAMES.to);
  const range = settledRange({ price_min: least, price_max: most }, slider);
  return (
    <div css={onlyWithScript}>
      <Histogram bars={bars} width={PRICE_BARS.width} bounds={slider} chosen={{ min: range.from, max: range.to }} />
      <RangeSlider
        label={say('range.price')}
        isLabelHidden
        {...slider}
        value={range}
        format={formatDollars}
        onChange={({ from = slider.min, to = slider.max }) => {
          setLeast(String(from));
          setMost(String(to));
        }}
      />
    </div>
  );
}
