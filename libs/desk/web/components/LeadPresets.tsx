import { useWords } from '@forecourt/composition';
import { queryOf, type FilterValues } from '../rules/leadFilters.js';
import * as styles from './leads.styles.js';
import { deskWords } from '../words/deskWords.js';

/** Messages that name the choices, and what the address has for each. */
const PRESETS = [
  [
    'received',
    'when',
    [
      ['today', 'presets.today'],
      ['week', 'presets.week'],
      ['', 'presets.anyTime'],
    ],
  ],
  [
    'state',
    'state',
    [
      ['', 'filters.all'],
      ['new', 'state.new'],
      ['in-progress', 'state.inProgress'],
      ['done', 'state.done'],
    ],
  ],
  [
    'show',
    'show',
    [
      ['', 'presets.everyone'],
      ['mine', 'presets.mine'],
      ['unread', 'unread'],
      ['calls', 'presets.calls'],
    ],
  ],
] as const;

/** What is looked for every day, a press each; other filters stay as they are. */
export function LeadPresets({ filters, href }: { filters: FilterValues; href: string }) {
  const say = useWords(deskWords);
  const linkTo = (changes: Partial<FilterValues>) => {
    const query = queryOf({ ...filters, ...changes });
    return query === '' ? href : `${href}?${query}`;
  };
  return (
    <div css={styles.presets}>
      {PRESETS.map(([label, name, choices]) => (
        <nav key={name} aria-label={say(label)} css={styles.preset}>
          <span aria-hidden="true">{say(label)}</span>
          <ul>
            {choices.map(([value, words]) => (
              <li key={value}>
                <a href={linkTo({ [name]: value })} aria-current={filters[name] === value ? 'true' : undefined}>
                  {say(words)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  );
}
