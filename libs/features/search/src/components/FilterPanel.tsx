import { useState, type FormEvent } from 'react';
import { Button, Icon, TextField } from '@forecourt/ui-kit';
import { formatNumber } from '@forecourt/vehicle';
import { FACETS, RANGES, VALUE_LABELS, type FacetName, type RangeName } from '../domain/attributes.js';
import type { ListingResults } from '../domain/listingQuery.js';
import type { ListingFilters } from '../domain/listingUrl.js';
import * as styles from '../pages/listing.styles.js';

export interface FilterPanelProps {
  /** Address that the form is sent to. */
  action: string;
  filters: ListingFilters;
  results: ListingResults | undefined;
  facets: readonly FacetName[];
  ranges: readonly RangeName[];
  makesShown: number;
  /** Names of locations and dealerships by slug. */
  labels: Readonly<Record<string, string>>;
  onToggle: (name: FacetName, value: string) => void;
  onRange: (name: RangeName, bound: 'min' | 'max', text: string) => void;
}

/** Filters as a form: it works by itself when it is sent, and at once where script runs. */
export function FilterPanel({
  action,
  filters,
  results,
  facets,
  ranges,
  makesShown,
  labels,
  onToggle,
  onRange,
}: FilterPanelProps) {
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    location.hash = '#results';
  };
  return (
    <form id="filters" css={styles.panel} method="get" action={action} onSubmit={handleSubmit} aria-label="Filters">
      <div css={styles.panelHead}>
        <h2>Filters</h2>
        <a href="#results" aria-label="Close filters">
          <Icon name="close" size={26} />
        </a>
      </div>
      {filters.query !== '' && <input type="hidden" name="query" value={filters.query} />}
      {filters.sort && <input type="hidden" name="sortBy" value={filters.sort} />}
      {ranges.map((name) => (
        <RangeGroup key={name} name={name} filters={filters} stats={results?.stats[name]} onRange={onRange} />
      ))}
      {facets.map((name) => (
        <FacetGroup
          key={name}
          name={name}
          values={results?.facets[name] ?? []}
          chosen={filters.facets[name] ?? []}
          shown={name === 'make' ? makesShown : 8}
          labels={labels}
          onToggle={onToggle}
        />
      ))}
      <div css={styles.showResults}>
        <Button type="submit" variant="brand" isWide>
          {results ? `Show ${formatNumber(results.found)} vehicles` : 'Show vehicles'}
        </Button>
      </div>
    </form>
  );
}

interface FacetGroupProps {
  name: FacetName;
  values: readonly { value: string; count: number }[];
  chosen: readonly string[];
  shown: number;
  labels: Readonly<Record<string, string>>;
  onToggle: FilterPanelProps['onToggle'];
}

function FacetGroup({ name, values, chosen, shown, labels, onToggle }: FacetGroupProps) {
  const [isFull, setFull] = useState(false);
  const missing = chosen
    .filter((value) => !values.some((item) => item.value === value))
    .map((value) => ({ value, count: 0 }));
  const all = [...values, ...missing];
  if (all.length === 0 || (all.length === 1 && chosen.length === 0)) return null;
  const visible = isFull ? all : all.filter(({ value }, index) => index < shown || chosen.includes(value));
  const { label } = FACETS[name];
  return (
    <details css={styles.group} open={['car_type', 'make', 'model', 'body'].includes(name) || chosen.length > 0}>
      <summary>
        {label}
        <Icon name="down" size={18} />
      </summary>
      <ul css={styles.values}>
        {visible.map(({ value, count }) => (
          <li key={value}>
            <label>
              <input
                type="checkbox"
                name={name}
                value={value}
                checked={chosen.includes(value)}
                onChange={() => onToggle(name, value)}
              />
              <span>{labels[value] ?? VALUE_LABELS[value] ?? value}</span>
              <small>{formatNumber(count)}</small>
            </label>
          </li>
        ))}
      </ul>
      {all.length > visible.length && (
        <Button variant="quiet" onClick={() => setFull(true)}>
          Show all {label.toLowerCase()}s
        </Button>
      )}
    </details>
  );
}

function RangeGroup({
  name,
  filters,
  stats,
  onRange,
}: {
  name: RangeName;
  filters: ListingFilters;
  stats: { min: number; max: number } | undefined;
  onRange: FilterPanelProps['onRange'];
}) {
  const { label, unit, step } = RANGES[name];
  const range = filters.ranges[name];
  if (!stats && !range) return null;
  const round = (value: number, up: boolean): number =>
    (up ? Math.ceil(value / step) : Math.floor(value / step)) * step;
  const field = (bound: 'min' | 'max', text: string, placeholder: number | undefined) => (
    <TextField
      key={`${bound}-${range?.[bound] ?? ''}`}
      label={`${text}${unit === '' ? '' : ` (${unit})`}`}
      name={`${name}_${bound}`}
      inputMode="numeric"
      isPlain
      pattern="[0-9]*"
      defaultValue={range?.[bound] ?? ''}
      placeholder={placeholder === undefined ? '' : String(placeholder)}
      onChange={(event) => onRange(name, bound, event.currentTarget.value)}
    />
  );
  return (
    <details css={styles.group} open={name === 'price' || range !== undefined}>
      <summary>
        {label}
        <Icon name="down" size={18} />
      </summary>
      <div css={styles.bounds}>
        {field('min', 'From', stats && round(stats.min, false))}
        {field('max', 'To', stats && round(stats.max, true))}
      </div>
    </details>
  );
}
