import type { DeskLeadsAnswer } from '@forecourt/contracts/api';
import { Button, SelectField, TextField } from '@forecourt/ui-kit';
import type { FilterName, FilterValues } from '../domain/leadFilters.js';
import * as styles from './desk.styles.js';

const ALL = { value: '', label: 'All' } as const;
/** What the presets have chosen, which a search keeps. */
const PRESET: readonly FilterName[] = ['state', 'when', 'show', 'person'];

/** What the list is to show; it sends itself to the list's own address. */
export function LeadFilters({
  filters,
  categories,
  places,
  href,
}: {
  filters: FilterValues;
  href: string;
} & Pick<DeskLeadsAnswer, 'categories' | 'places'>) {
  const field = (name: FilterName) => ({ name, defaultValue: filters[name], isPlain: true });
  const hasMore = [filters.category, filters.place, filters.from, filters.to].some((value) => value !== '');
  return (
    <form method="get" action={href} role="search" aria-label="Leads" css={styles.form} key={JSON.stringify(filters)}>
      {PRESET.filter((name) => filters[name] !== '').map((name) => (
        <input key={name} type="hidden" name={name} value={filters[name]} />
      ))}
      <div css={styles.fieldRow}>
        <div css={styles.searchField}>
          <TextField {...field('q')} label="Name, email, phone or reference" type="search" maxLength={100} />
        </div>
        <Button type="submit">Show</Button>
        <a href={href}>Clear all</a>
      </div>
      <details css={styles.more} open={hasMore}>
        <summary>More filters</summary>
        <div css={styles.filters}>
          <SelectField
            {...field('category')}
            label="Category"
            options={[ALL, ...categories.map((value) => ({ value, label: value }))]}
          />
          <SelectField
            {...field('place')}
            label="Place"
            options={[ALL, ...places.map(({ slug, name }) => ({ value: slug, label: name }))]}
          />
          <TextField {...field('from')} label="From" type="date" />
          <TextField {...field('to')} label="To" type="date" />
        </div>
      </details>
    </form>
  );
}
