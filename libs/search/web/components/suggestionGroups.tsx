import { useMemo, type ReactNode } from 'react';
import { imageUrl, vehicleRoute } from '@forecourt/contracts';
import { type Site, useSection, useSite, useVehicleOptions, useWords } from '@forecourt/composition';
import { useAppSelector } from '@forecourt/runtime/store';
import { siteSection, type SiteSection, type VehicleOptions } from '@forecourt/site-config';
import { Icon, type Suggestion, type SuggestionGroup } from '@forecourt/ui-kit';
import { cardProps } from '@forecourt/ui-vehicle';
import { formatNumber, valueWord } from '@forecourt/vehicle';
import type { SearchConfig } from '../config.js';
import { understoodAs } from '../rules/chosenFilters.js';
import { listingUrl, UNFILTERED } from '../rules/listingUrl.js';
import { placeNames } from '../rules/names.js';
import { readPlainWords, withPlainWords, wordOptions, type WordOptions } from '../rules/plainWords.js';
import type { PastSearch } from '../rules/searchHistory.js';
import type { Suggestions } from '../rules/suggestions.js';
import type { SearchSay } from '../rules/words.js';
import { searchSection } from '../section.js';
import { selectPastSearches, selectSavedSearches } from '../state/searchSlice.js';
import { searchWords } from '../words/searchWords.js';
import * as styles from './suggestions.styles.js';

const SAVED_SHOWN = 5;

/** What the search says of what was typed. */
export type Answer = { words: string } & ({ kind: 'found'; suggestions: Suggestions } | { kind: 'failed' });

/** Rows below the field: earlier searches before anything is typed, and what was found afterwards. */
export function useSuggestionGroups(answer: Answer | undefined): SuggestionGroup[] {
  const say = useWords(searchWords);
  const site = useSite();
  const identity = useSection(siteSection);
  const options = useVehicleOptions();
  const search = useSection(searchSection);
  const past = useAppSelector(selectPastSearches);
  const saved = useAppSelector(selectSavedSearches);
  return useMemo(
    () => groupsOf(answer, { past, saved, site, identity, options, search, say }),
    [answer, past, saved, site, identity, options, search, say],
  );
}

interface Known {
  past: readonly PastSearch[];
  saved: readonly PastSearch[];
  site: Site;
  identity: SiteSection;
  options: VehicleOptions;
  search: SearchConfig;
  say: SearchSay;
}

function groupsOf(answer: Answer | undefined, known: Known): SuggestionGroup[] {
  const { past, saved, site, identity, options, search, say } = known;
  const { offersSubscription } = identity;
  if (!answer) {
    const itemsOf = (kind: string, icon: RowIcon, searches: readonly PastSearch[]) =>
      searches.map(({ href, text }) => ({ id: `${kind} ${href}`, href, text, content: row(icon, text) }));
    return [
      { label: say('header.saved'), items: itemsOf('saved', 'check', saved.slice(0, SAVED_SHOWN)) },
      { label: say('header.past'), items: itemsOf('past', 'clock', past) },
    ].filter(({ items }) => items.length > 0);
  }
  if (answer.kind === 'failed') return [];
  const { found, listings, vehicles } = answer.suggestions;
  const groups: SuggestionGroup[] = [
    {
      label: say('header.searchFor'),
      items: understood(answer.words, found, wordOptions(search, identity), identity, say),
    },
    {
      label: say('header.listings'),
      items: listings.map(({ kind, text, count, href }) => {
        const what = kind === 'body' ? valueWord(text, say) : text;
        return {
          id: `${kind}-${text}`,
          href,
          text: say('header.counted', { what, count }),
          content: row('search', what, formatNumber(count)),
        };
      }),
    },
    {
      label: say('header.vehicles'),
      items: vehicles.flatMap((vehicle): Suggestion[] => {
        const href = site.href(vehicleRoute, { slug: vehicle.slug });
        if (!href) return [];
        // what a card says of a vehicle does not depend on the hour, but for its tag, which is not shown here
        const { title, image, price } = cardProps(vehicle, options, { offersSubscription, now: 0, href });
        const basis =
          price.kind === 'price' ? price.typeLabel : price.kind === 'subscription' ? price.suffix : undefined;
        const amount = basis === undefined ? price.text : `${price.text} ${basis}`;
        return [
          {
            id: vehicle.id,
            href,
            text: `${title.main} ${title.variant}, ${amount}`,
            content: (
              <>
                <img css={styles.picture} src={imageUrl(image, { width: 160 })} width={72} height={48} alt="" />
                <span css={styles.words}>
                  <span css={styles.main}>{title.main}</span> <span css={styles.variant}>{title.variant}</span>
                </span>{' '}
                <span css={styles.amount}>
                  {price.text} {basis !== undefined && <span css={styles.variant}>{basis}</span>}
                </span>
              </>
            ),
          },
        ];
      }),
    },
  ];
  return groups.filter(({ items }) => items.length > 0);
}

/** What plain words say beyond a name, as one choice with the vehicles behind it. */
function understood(
  words: string,
  found: number,
  options: WordOptions,
  site: SiteSection,
  say: SearchSay,
): Suggestion[] {
  if (!saysMore(words, options)) return [];
  const filters = withPlainWords(UNFILTERED, words, options);
  const href = listingUrl(filters, site.searchPrefix);
  const said = understoodAs(filters, site, placeNames(site), say).join(', ');
  const text = say('header.counted', { what: said, count: found });
  return [{ id: href, href, text, content: row('filter', said, formatNumber(found)) }];
}

/** Whether words mean more than their text. */
export const saysMore = (words: string, options: WordOptions): boolean =>
  readPlainWords(words, options).query.toLowerCase() !== words.trim().replace(/\s+/g, ' ').toLowerCase();

type RowIcon = 'clock' | 'search' | 'filter' | 'check';
const row = (icon: RowIcon, text: string, count?: string): ReactNode => (
  <>
    <Icon name={icon} size={18} />
    <span css={styles.words}>{text}</span> {/* keeps words apart for those who say what they see */}
    {count !== undefined && <span css={styles.count}>{count}</span>}
  </>
);
