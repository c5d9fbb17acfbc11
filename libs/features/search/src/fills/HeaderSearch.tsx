import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { imageUrl, vehicleRoute } from '@forecourt/contracts';
import { useSection, useSite } from '@forecourt/composition';
import { useSearchGateway } from '@forecourt/runtime';
import type { SiteSection, VehicleSection } from '@forecourt/site-config';
import { Icon, SuggestField, type Suggestion, type SuggestionGroup, useHasScript } from '@forecourt/ui-kit';
import { cardProps } from '@forecourt/ui-vehicle';
import { formatNumber, type VehicleDocument } from '@forecourt/vehicle';
import type { SearchConfig } from '../config.js';
import { chosenFilters } from '../domain/chosenFilters.js';
import { listingUrl, UNFILTERED } from '../domain/listingUrl.js';
import { readPlainWords, WORDS_PARAMETER, withPlainWords, type WordOptions } from '../domain/plainWords.js';
import type { PastSearch } from '../domain/searchHistory.js';
import { planSuggestions, readSuggestions, type Suggestions } from '../domain/suggestions.js';
import { pastSearches, savedSearches } from '../state/storedSearches.js';
import * as styles from './headerSearch.styles.js';

/** Where links of narrow screens lead: the field itself. */
export const FIELD_ID = 'site-search';
const DELAY = 120;
const SAVED_SHOWN = 5;

type Answer = { words: string } & ({ kind: 'found'; suggestions: Suggestions } | { kind: 'failed' });

/** The search of every page: a form that works by itself, with suggestions once script is there. */
export function Component() {
  const { searchPrefix } = useSection<SiteSection>('site');
  const options = useSection<SearchConfig>('search');
  const navigate = useNavigate();
  const { answer, ask } = useSuggestions(searchPrefix, options);
  const groups = useGroups(answer, searchPrefix);
  const isLive = useHasScript();
  // before script the address opened it
  const [isOpen, setOpen] = useState(() => typeof location !== 'undefined' && location.hash === `#${FIELD_ID}`);
  const opener = useRef<HTMLAnchorElement>(null);
  const leave = (href: string) => {
    setOpen(false);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    void navigate(href);
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape of what is inside, from wherever the focus is
    <div
      css={styles.box}
      data-site-search={isLive ? (isOpen ? 'open' : 'closed') : 'still'}
      onKeyDown={({ key, defaultPrevented }) => {
        // the first Escape closes the suggestions, the next one the field
        if (key !== 'Escape' || defaultPrevented || !isOpen) return;
        setOpen(false);
        opener.current?.focus();
      }}
    >
      <form
        css={styles.form}
        method="get"
        action={searchPrefix}
        role="search"
        aria-label="Site"
        onSubmit={(event) => {
          event.preventDefault();
          const words = new FormData(event.currentTarget).get(WORDS_PARAMETER);
          leave(listingUrl(withPlainWords(UNFILTERED, typeof words === 'string' ? words : '', options), searchPrefix));
        }}
      >
        <SuggestField
          id={FIELD_ID}
          label="Search vehicles"
          name={WORDS_PARAMETER}
          placeholder="White SUV under 30k"
          groups={groups}
          status={statusOf(answer)}
          onType={ask}
          onChoose={({ href }) => leave(href)}
        />
        <a
          css={styles.close}
          href="#main"
          aria-label="Close search"
          data-takes-over=""
          onClick={(event) => {
            event.preventDefault();
            setOpen(false);
            opener.current?.focus();
          }}
        >
          <Icon name="close" />
        </a>
      </form>
      <a
        ref={opener}
        css={styles.open}
        href={`#${FIELD_ID}`}
        aria-label="Search vehicles"
        data-takes-over=""
        onClick={(event) => {
          event.preventDefault();
          // shown before it is focused: a hidden field takes no focus
          flushSync(() => setOpen(true));
          document.getElementById(FIELD_ID)?.focus();
        }}
      >
        <Icon name="search" size={24} />
      </a>
    </div>
  );
}

/** Asks while somebody types; an older answer never replaces a newer one. */
function useSuggestions(searchPrefix: string, options: WordOptions) {
  const search = useSearchGateway();
  const [answer, setAnswer] = useState<Answer>();
  const running = useRef<{ timer: ReturnType<typeof setTimeout>; stop: AbortController }>(undefined);
  const ask = (typed: string) => {
    const words = typed.trim();
    // what is understood becomes a filter of the listing; the rest may name a vehicle
    const text = readPlainWords(words, options).query || words;
    clearTimeout(running.current?.timer);
    running.current?.stop.abort();
    if (words === '') {
      setAnswer(undefined);
      return;
    }
    const stop = new AbortController();
    const read = async () => {
      try {
        const answers = await search.multiSearch<VehicleDocument>(planSuggestions(text), { signal: stop.signal });
        if (!stop.signal.aborted)
          setAnswer({ words, kind: 'found', suggestions: readSuggestions(answers, searchPrefix) });
      } catch (error) {
        if (stop.signal.aborted) return;
        console.warn('Suggestions could not be read.', error);
        setAnswer({ words, kind: 'failed' });
      }
    };
    running.current = { stop, timer: setTimeout(() => void read(), DELAY) };
  };
  return { answer, ask };
}

function statusOf(answer: Answer | undefined): string | undefined {
  if (!answer) return undefined;
  if (answer.kind === 'failed') return 'Suggestions are not available just now. Press Enter to search.';
  const { found } = answer.suggestions;
  if (found === 0) return `Nothing matches “${answer.words}”. Press Enter to search all vehicles.`;
  return `${formatNumber(found)} ${found === 1 ? 'vehicle' : 'vehicles'} found.`;
}

function useGroups(answer: Answer | undefined, searchPrefix: string): SuggestionGroup[] {
  const site = useSite();
  const { offersSubscription } = useSection<SiteSection>('site');
  const options = useSection<VehicleSection>('vehicle');
  const search = useSection<SearchConfig>('search');
  const past = pastSearches.use();
  const saved = savedSearches.use();
  if (!answer) {
    const itemsOf = (kind: string, icon: RowIcon, searches: readonly PastSearch[]) =>
      searches.map(({ href, text }) => ({ id: `${kind} ${href}`, href, text, content: row(icon, text) }));
    return [
      { label: 'Your saved searches', items: itemsOf('saved', 'check', saved.slice(0, SAVED_SHOWN)) },
      { label: 'Your last searches', items: itemsOf('past', 'clock', past) },
    ].filter(({ items }) => items.length > 0);
  }
  if (answer.kind === 'failed') return [];
  const { listings, vehicles } = answer.suggestions;
  const groups: SuggestionGroup[] = [
    { label: 'Search for', items: understood(answer.words, searchPrefix, search) },
    {
      label: 'Makes, models and bodies',
      items: listings.map(({ kind, text, count, href }) => ({
        id: `${kind}-${text}`,
        href,
        text: `${text}, ${formatNumber(count)} ${count === 1 ? 'vehicle' : 'vehicles'}`,
        content: row('search', text, formatNumber(count)),
      })),
    },
    {
      label: 'Vehicles',
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

/** What plain words say beyond a name, as one choice. */
function understood(words: string, searchPrefix: string, options: WordOptions): Suggestion[] {
  const filters = withPlainWords(UNFILTERED, words, options);
  const chosen = chosenFilters(filters);
  if (chosen.every(({ key }) => key === 'query')) return [];
  const href = listingUrl(filters, searchPrefix);
  const text = chosen.map((item) => item.text).join(', ');
  return [{ id: href, href, text, content: row('filter', text) }];
}

type RowIcon = 'clock' | 'search' | 'filter' | 'check';
const row = (icon: RowIcon, text: string, count?: string): ReactNode => (
  <>
    <Icon name={icon} size={18} />
    <span css={styles.words}>{text}</span> {/* keeps words apart for those who say what they see */}
    {count !== undefined && <span css={styles.count}>{count}</span>}
  </>
);
