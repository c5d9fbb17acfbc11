import { useCallback, useRef, useState, type ReactNode } from 'react';
import type { SerializedStyles } from '@emotion/react';
import { useNavigate } from 'react-router-dom';
import { useSection, useWords } from '@forecourt/composition';
import { useSearchGateway } from '@forecourt/runtime';
import { siteSection, type SiteSection } from '@forecourt/site-config';
import { SuggestField, type Suggestion } from '@forecourt/ui-kit';
import type { VehicleDocument } from '@forecourt/vehicle';
import type { SearchConfig } from '../config.js';
import { locate } from '../pages/locate.js';
import { listingUrl, UNFILTERED, WORDS_PARAMETER } from '../rules/listingUrl.js';
import { withPlainWords, wordOptions, type WordOptions } from '../rules/plainWords.js';
import { planSuggestions, readSuggestions } from '../rules/suggestions.js';
import type { SearchSay } from '../rules/words.js';
import { searchSection } from '../section.js';
import { searchWords } from '../words/searchWords.js';
import { saysMore, useSuggestionGroups, type Answer } from './suggestionGroups.js';

const DELAY = 120;

export interface SearchFormProps {
  /** Of its field: links may lead to it. */
  readonly id: string;
  readonly look: SerializedStyles;
  /** Shown in the empty field; the site's own when left out. */
  readonly placeholder?: string | undefined;
  /** The shopper is about to leave for a listing or a vehicle. */
  readonly onLeave?: () => void;
  /** After the field. */
  readonly children?: ReactNode;
}

/** A search that leads to the listing: works without script, with suggestions once it is hydrated. */
export function SearchForm({ id, look, placeholder, onLeave, children }: SearchFormProps) {
  const say = useWords(searchWords);
  const site = useSection(siteSection);
  const { searchPrefix } = site;
  const options = useSection(searchSection);
  const navigate = useNavigate();
  const { answer, ask } = useSuggestions(site, options);
  const groups = useSuggestionGroups(answer);
  const leave = useCallback(
    (href: string) => {
      onLeave?.();
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      void navigate(href);
    },
    [navigate, onLeave],
  );
  const handleChoose = useCallback(({ href }: Suggestion) => leave(href), [leave]);
  return (
    <form
      css={look}
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
        id={id}
        label={say('header.field')}
        name={WORDS_PARAMETER}
        placeholder={placeholder ?? say('hint')}
        groups={groups}
        status={statusOf(answer, wordOptions(options, site), say)}
        onType={ask}
        onChoose={handleChoose}
      />
      {children}
    </form>
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
