import { useCallback, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router-dom';
import { useSection, useWords } from '@forecourt/composition';
import { useSearchGateway } from '@forecourt/runtime';
import { siteSection, type SiteSection } from '@forecourt/site-config';
import { Icon, SuggestField, type Suggestion, useHasScript } from '@forecourt/ui-kit';
import type { VehicleDocument } from '@forecourt/vehicle';
import type { SearchConfig } from '../config.js';
import { listingUrl, UNFILTERED, WORDS_PARAMETER } from '../rules/listingUrl.js';
import { withPlainWords, wordOptions, type WordOptions } from '../rules/plainWords.js';
import { planSuggestions, readSuggestions } from '../rules/suggestions.js';
import type { SearchSay } from '../rules/words.js';
import { locate } from '../pages/locate.js';
import { searchSection } from '../section.js';
import { searchWords } from '../words/searchWords.js';
import { saysMore, useSuggestionGroups, type Answer } from './suggestionGroups.js';
import * as styles from './headerSearch.styles.js';

/** Where links of narrow screens lead: the field itself. */
export const FIELD_ID = 'site-search';
const DELAY = 120;

/** The search of every page: a form that works without script, with suggestions once it is hydrated. */
export function Component() {
  const say = useWords(searchWords);
  const site = useSection(siteSection);
  const { searchPrefix } = site;
  const options = useSection(searchSection);
  const navigate = useNavigate();
  const { answer, ask } = useSuggestions(site, options);
  const groups = useSuggestionGroups(answer);
  const isLive = useHasScript();
  // before script the address opened it
  const [isOpen, setOpen] = useState(() => typeof location !== 'undefined' && location.hash === `#${FIELD_ID}`);
  const opener = useRef<HTMLAnchorElement>(null);
  const leave = useCallback(
    (href: string) => {
      setOpen(false);
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      void navigate(href);
    },
    [navigate],
  );
  const handleChoose = useCallback(({ href }: Suggestion) => leave(href), [leave]);
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape bubbles up from the field and its list
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
        aria-label={say('header.form')}
        onSubmit={(event) => {
          event.preventDefault();
          const words = new FormData(event.currentTarget).get(WORDS_PARAMETER);
          const text = typeof words === 'string' ? words : '';
          leave(listingUrl(withPlainWords(UNFILTERED, text, wordOptions(options, site)), searchPrefix));
        }}
      >
        <SuggestField
          id={FIELD_ID}
          label={say('header.field')}
          name={WORDS_PARAMETER}
          placeholder={say('hint')}
          groups={groups}
          status={statusOf(answer, wordOptions(options, site), say)}
          onType={ask}
          onChoose={handleChoose}
        />
        <a
          css={styles.close}
          href="#main"
          aria-label={say('header.close')}
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
        aria-label={say('header.field')}
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

/** Requests suggestions while the shopper types; an older answer never replaces a newer one. */
function useSuggestions(site: SiteSection, options: SearchConfig) {
  const search = useSearchGateway();
  const [answer, setAnswer] = useState<Answer>();
  const running = useRef<{ timer: ReturnType<typeof setTimeout>; stop: AbortController }>(undefined);
  const ask = useCallback(
    (typed: string) => {
      const words = typed.trim();
      clearTimeout(running.current?.timer);
      running.current?.stop.abort();
      if (words === '') {
        setAnswer(undefined);
        return;
      }
      const stop = new AbortController();
      const read = async () => {
        try {
          const typed = withPlainWords(UNFILTERED, words, wordOptions(options, site));
          const located = await locate(typed, options.offersNear);
          const answers = await search.multiSearch<VehicleDocument>(
            planSuggestions({ words, ...located }, options, site),
            { signal: stop.signal },
          );
          if (!stop.signal.aborted)
            setAnswer({ words, kind: 'found', suggestions: readSuggestions(answers, site.searchPrefix) });
        } catch (error) {
          if (stop.signal.aborted) return;
          console.warn('Suggestions could not be read.', error);
          setAnswer({ words, kind: 'failed' });
        }
      };
      running.current = { stop, timer: setTimeout(() => void read(), DELAY) };
    },
    [search, site, options],
  );
  return { answer, ask };
}

function statusOf(answer: Answer | undefined, options: WordOptions, say: SearchSay): string | undefined {
  if (!answer) return undefined;
  if (answer.kind === 'failed') return say('header.failed');
  const { words, suggestions } = answer;
  if (suggestions.found > 0) return say('header.found', { count: suggestions.found });
  return saysMore(words, options) ? say('header.noneLike', { words }) : say('header.noMatch', { words });
}
