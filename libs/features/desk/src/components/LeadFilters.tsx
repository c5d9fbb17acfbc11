import type { DeskLeadsAnswer, DeskState } from '@forecourt/contracts/api';
import { Button, SelectField, TextField } from '@forecourt/ui-kit';
import type { FilterValues } from '../domain/leadFilters.js';
import { STATE_WORDS } from '../domain/words.js';
import * as styles from './desk.styles.js';

const ALL = { value: '', label: 'All' } as const;
const STATES = [
  ALL,
  ...(Object.keys(STATE_WORDS) as DeskState[]).map((value) => ({ value, label: STATE_WORDS[value] })),
];

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
  const field = (name: keyof FilterValues) => ({ name, defaultValue: filters[name], isPlain: true });
  return (
    <form method="get" action={href} role="search" aria-label="Leads" css={styles.form} key={JSON.stringify(filters)}>
      <div css={styles.filters}>
        <TextField {...field('q')} label="Name, email, phone or reference" type="search" maxLength={100} />
        <SelectField
          {...field('category')}
          label="Category"
          options={[ALL, ...categories.map((value) => ({ value, label: value }))]}
        />
        <SelectField {...field('state')} label="State" options={STATES} />
        <SelectField
          {...field('place')}
          label="Place"
          options={[ALL, ...places.map(({ slug, name }) => ({ value: slug, label: name }))]}
        />
        <TextField {...field('from')} label="From" type="date" />
        <TextField {...field('to')} label="To" type="date" />
      </div>
      <div css={styles.row}>
        <Button type="submit">Show</Button>
        <a href={href}>Clear</a>
      </div>
    </form>
  );
}
