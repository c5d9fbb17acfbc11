import type { DeskLeadsAnswer } from '@forecourt/desk/domain';
import { Button, SelectField, TextField } from '@forecourt/ui-kit';
import { useWords } from '@forecourt/composition';
import type { FilterName, FilterValues } from '../rules/leadFilters.js';
import * as styles from './desk.styles.js';
import { deskWords } from '../words/deskWords.js';

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
  const say = useWords(deskWords);
  const all = { value: '', label: say('filters.all') };
  const field = (name: FilterName) => ({ name, defaultValue: filters[name], isPlain: true });
  const isFiltered = Object.values(filters).some((value) => value !== '');
  const hasMore = [filters.category, filters.place, filters.from, filters.to].some((value) => value !== '');
  return (
    <form
      method="get"
      action={href}
      role="search"
      aria-label={say('nav.leads')}
      css={styles.search}
      key={JSON.stringify(filters)}
    >
      {PRESET.filter((name) => filters[name] !== '').map((name) => (
        <input key={name} type="hidden" name={name} value={filters[name]} />
      ))}
      <div css={styles.fieldRow}>
        <div css={styles.searchField}>
          <TextField {...field('q')} label={say('filters.search')} type="search" maxLength={100} />
        </div>
        <Button type="submit">{say('show')}</Button>
        {isFiltered && <a href={href}>{say('filters.clear')}</a>}
      </div>
      <details css={styles.more} open={hasMore}>
        <summary>{say('filters.more')}</summary>
        <div css={styles.filters}>
          <SelectField
            {...field('category')}
            label={say('filters.category')}
            options={[all, ...categories.map((value) => ({ value, label: value }))]}
          />
          <SelectField
            {...field('place')}
            label={say('place')}
            options={[all, ...places.map(({ slug, name }) => ({ value: slug, label: name }))]}
          />
          <TextField {...field('from')} label={say('from')} type="date" />
          <TextField {...field('to')} label={say('to')} type="date" />
        </div>
      </details>
    </form>
  );
}
