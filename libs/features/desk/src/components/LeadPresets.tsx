import { queryOf, type FilterValues } from '../domain/leadFilters.js';
import * as styles from './leads.styles.js';

const PRESETS = [
  [
    'Received',
    'when',
    [
      ['today', 'Today'],
      ['week', 'This week'],
      ['', 'Any time'],
    ],
  ],
  [
    'State',
    'state',
    [
      ['', 'All'],
      ['new', 'New'],
      ['in-progress', 'In progress'],
      ['done', 'Done'],
    ],
  ],
  [
    'Show',
    'show',
    [
      ['', 'Everyone’s'],
      ['mine', 'Mine'],
      ['unread', 'Unread'],
      ['calls', 'Calls to make'],
    ],
  ],
] as const;

/** What is looked for every day, a press each; other filters stay as they are. */
export function LeadPresets({ filters, href }: { filters: FilterValues; href: string }) {
  const linkTo = (changes: Partial<FilterValues>) => {
    const query = queryOf({ ...filters, ...changes });
    return query === '' ? href : `${href}?${query}`;
  };
  return (
    <div css={styles.presets}>
      {PRESETS.map(([label, name, choices]) => (
        <nav key={name} aria-label={label} css={styles.preset}>
          <span aria-hidden="true">{label}</span>
          <ul>
            {choices.map(([value, words]) => (
              <li key={value}>
                <a href={linkTo({ [name]: value })} aria-current={filters[name] === value ? 'true' : undefined}>
                  {words}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  );
}
