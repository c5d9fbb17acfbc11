import { useWords } from '@forecourt/composition';
import { Button, SelectField, TextField } from '@forecourt/ui-kit';
import { formatDollars } from '@forecourt/vehicle';
import { WORDS_PARAMETER } from '../rules/listingUrl.js';
import type { FacetValue } from '../rules/listingQuery.js';
import { searchWords } from '../words/searchWords.js';
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
  const say = useWords(searchWords);
  return (
    <form
      css={[styles.form, !isStacked && styles.formWide]}
      method="get"
      action={action}
      role="search"
      aria-label={say('hero.form')}
    >
      <TextField
        label={say('hero.words')}
        name={WORDS_PARAMETER}
        type="search"
        isPlain
        placeholder={say('hero.hint')}
      />
      <SelectField
        label={say('facet.make')}
        name="make"
        isPlain
        options={[
          { value: '', label: say('allMakes') },
          ...makes.map(({ value, count }) => ({ value, label: say('models.option', { value, count }) })),
        ]}
      />
      <SelectField
        label={say('hero.priceUpTo')}
        name="price_max"
        isPlain
        options={[
          { value: '', label: say('hero.anyPrice') },
          ...BUDGETS.map((value) => ({ value: String(value), label: formatDollars(value) })),
        ]}
      />
      <Button type="submit" icon="search" isWide={isStacked === true}>
        {found === undefined ? say('search') : say('hero.search', { count: found })}
      </Button>
    </form>
  );
}
