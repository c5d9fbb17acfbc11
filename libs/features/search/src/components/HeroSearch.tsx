import { Button, SelectField, TextField } from '@forecourt/ui-kit';
import { formatDollars, formatNumber } from '@forecourt/vehicle';
import { WORDS_PARAMETER } from '../domain/listingUrl.js';
import type { FacetValue } from '../domain/listingQuery.js';
import * as styles from './hero.styles.js';

const BUDGETS = [10_000, 20_000, 30_000, 40_000, 60_000, 80_000, 120_000];

export interface HeroSearchProps {
  /** Address of the listing. */
  action: string;
  makes: readonly FacetValue[];
  /** Vehicles behind an empty search; shown on the button where it is known. */
  found?: number | undefined;
  isStacked?: boolean;
}

/** The search of the front page: a plain form, so that no script has to be loaded for it. */
export function HeroSearch({ action, makes, found, isStacked }: HeroSearchProps) {
  return (
    <form
      css={[styles.form, !isStacked && styles.formWide]}
      method="get"
      action={action}
      role="search"
      aria-label="Find a vehicle"
    >
      <TextField
        label="What are you looking for?"
        name={WORDS_PARAMETER}
        type="search"
        isPlain
        placeholder="Make, model, or “white SUV under 30k”"
      />
      <SelectField
        label="Make"
        name="make"
        isPlain
        options={[
          { value: '', label: 'All makes' },
          ...makes.map(({ value, count }) => ({ value, label: `${value} (${formatNumber(count)})` })),
        ]}
      />
      <SelectField
        label="Price up to"
        name="price_max"
        isPlain
        options={[
          { value: '', label: 'Any price' },
          ...BUDGETS.map((value) => ({ value: String(value), label: formatDollars(value) })),
        ]}
      />
      <Button type="submit" icon="search" isWide={isStacked === true}>
        {found === undefined ? 'Search' : `Search ${formatNumber(found)} ${found === 1 ? 'vehicle' : 'vehicles'}`}
      </Button>
    </form>
  );
}
