import { memo } from 'react';
import { useWords } from '@forecourt/composition';
import type { FacetBar } from '@forecourt/runtime/search';
import { Histogram, onlyWithScript, RangeSlider } from '@forecourt/ui-kit';
import { formatDollars, formatNumber } from '@forecourt/vehicle';
import { RANGES, type RangeName } from '../rules/attributes.js';
import { listedDay } from '../rules/listedDay.js';
import { barWidth } from '../rules/histogram.js';
import type { Range } from '../rules/listingUrl.js';
import { RANGE_WORDS } from '../rules/names.js';
import { beyond, rangeBounds, withBound, withinStats, type RangeChange } from '../rules/rangeChoice.js';
import type { SearchSay } from '../rules/words.js';
import { searchWords } from '../words/searchWords.js';
import * as styles from './filters.styles.js';
import { BoundField } from './BoundField.js';
import { FilterGroup } from './FilterGroup.js';

export interface RangeGroupProps {
  /** Field of the stock. */
  name: RangeName;
  /** What is chosen; undefined for everything. */
  range: Range | undefined;
  /** Lowest and highest of what is found without this range. */
  stats: { min: number; max: number } | undefined;
  /** How many vehicles each bar of the range has, counted without this filter. */
  bars: readonly FacetBar[];
  /** A menu in a row, closed until it is opened; otherwise a group in a column. */
  isMenu: boolean;
  /** Called with each change of an end. */
  onRange: (name: RangeName, change: RangeChange) => void;
}

const kilograms = (value: number, say: SearchSay): string => say('kilograms', { value: formatNumber(value) });
const show: Readonly<Record<RangeName, (value: number, say: SearchSay) => string>> = {
  price: formatDollars,
  km: (value, say) => say('kilometres', { value: formatNumber(value) }),
  year: (value) => String(value),
  subscription: formatDollars,
  created: listedDay,
  towing: kilograms,
  'towing-loaded': kilograms,
  towball: kilograms,
  atm: kilograms,
  ball: kilograms,
};

/** A range by two handles and by exact numbers (SRCH-21); the numbers alone work without script. */
export const RangeGroup = memo(function RangeGroup(props: RangeGroupProps) {
  const { name, range, stats, bars, isMenu, onRange } = props;
  const say = useWords(searchWords);
  const { unit, step } = RANGES[name];
  const label = say(RANGE_WORDS[name]);
  if (!stats && !range) return null;
  const bounds = rangeBounds(name, range, stats, bars);
  const field = (bound: 'min' | 'max', text: string) => (
    <BoundField
      label={unit === '' ? text : say('range.bound', { bound: text, unit })}
      name={`${name}_${bound}`}
      inputMode="numeric"
      isPlain
      pattern="[0-9]*"
      value={String(range?.[bound] ?? '')}
      placeholder={bounds ? String(bounds[bound]) : ''}
      onText={(typed) =>
        onRange(name, (present) => {
          const next = withBound(name, present, bound, typed);
          const problem = beyond(next, stats);
          if (problem) console.info(`${label}: ${problem}.`);
          return next;
        })
      }
    />
  );
  return (
    <FilterGroup
      name={name}
      label={label}
      chosen={range ? 1 : 0}
      isMenu={isMenu}
      isOpenFirst={name === 'price' || range !== undefined}
    >
      {bounds && (
        <div css={onlyWithScript}>
          <Histogram bars={bars} width={barWidth(name)} bounds={bounds} chosen={range} />
          <RangeSlider
            label={label}
            isLabelHidden
            min={bounds.min}
            max={bounds.max}
            roundTo={step}
            value={{ from: range?.min, to: range?.max }}
            format={(value) => {
              const shown = show[name](value, say);
              return bounds.isOpen && value >= bounds.max ? say('range.orMore', { value: shown }) : shown;
            }}
            onCommit={({ from, to }) =>
              onRange(name, () =>
                withinStats(
                  name,
                  { ...(from === undefined ? {} : { min: from }), ...(to === undefined ? {} : { max: to }) },
                  stats,
                ),
              )
            }
          />
        </div>
      )}
      <div css={styles.bounds}>
        {field('min', say('range.from'))}
        {field('max', say('range.to'))}
      </div>
    </FilterGroup>
  );
});
