import { useEffect, useMemo, useRef, useState } from 'react';
import type { SiteSection } from '@forecourt/site-config';
import type { SearchConfig } from '../config.js';
import {
  changed,
  listingUrl,
  queryOf,
  UNFILTERED,
  type FilterChange,
  type ListingFilters,
} from '../rules/listingUrl.js';
import { normaliseFilters } from '../rules/listingPath.js';
import { reworded, withPlainWords, wordOptions, type WordOptions } from '../rules/plainWords.js';
import { WORDS, type NextAddress } from './listingRouter.js';

/** The words of the search field, and what they mean here. */
export interface SearchWords {
  /** What was searched for last. */
  readonly text: string;
  /** How often a choice that was made elsewhere took its place. */
  readonly resets: number;
  readonly options: WordOptions;
  /** A letter more or less. */
  readonly onType: (text: string) => void;
  /** The words are whole: they are sought at once. */
  readonly onWhole: (text: string) => void;
  /** The words are sought alone, without what else is chosen. */
  readonly onAlone: () => void;
}

type Go = (change: FilterChange, next?: NextAddress) => void;

/**
 * What is typed means the same while it is typed and when Enter is pressed. Other words take the place of those before:
 * what these had chosen goes, and what was chosen by hand stays.
 */
export function useSearchWords(filters: ListingFilters, site: SiteSection, search: SearchConfig, go: Go): SearchWords {
  const [{ text, resets }, setShown] = useState({ text: filters.query, resets: 0 });
  const options = useMemo(() => wordOptions(search, site), [search, site]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The choice that the words lead to. Until it is there, the present one is older than the words. */
  const awaited = useRef<string>(undefined);
  const arrived = useRef(choiceOf(filters));
  const latest = useRef({ filters, text });
  useEffect(() => {
    latest.current = { filters, text };
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    const choice = choiceOf(filters);
    if (awaited.current === choice) awaited.current = undefined;
    const isElsewhere = awaited.current === undefined && timer.current === undefined && arrived.current !== choice;
    const { text: said } = latest.current;
    arrived.current = choice;
    if (!isElsewhere || choice === choiceOf(reworded(filters, { before: said, text: said }, options))) return;
    setShown((shown) => ({ text: filters.query, resets: shown.resets + 1 }));
  }, [filters, options]);

  return useMemo(() => {
    const choose = (next: string, change: FilterChange, step?: NextAddress) => {
      clearTimeout(timer.current);
      timer.current = undefined;
      const choice = choiceOf(change(latest.current.filters));
      awaited.current = choice === choiceOf(latest.current.filters) ? undefined : choice;
      setShown((shown) => ({ ...shown, text: next }));
      latest.current.text = next;
      go(change, step);
    };
    const seek = (typed: string) => {
      const next = { before: latest.current.text, text: queryOf(typed) };
      choose(next.text, (present) => reworded(present, next, options), { series: WORDS });
    };
    return {
      text,
      resets,
      options,
      onType: (typed) => {
        clearTimeout(timer.current);
        if (search.debounceMs === 0) seek(typed);
        else timer.current = setTimeout(() => seek(typed), search.debounceMs);
      },
      onWhole: seek,
      onAlone: () =>
        choose(text, ({ view }) =>
          normaliseFilters(withPlainWords({ ...UNFILTERED, ...(view ? { view } : {}) }, text, options), site),
        ),
    };
  }, [text, resets, options, search, site, go]);
}

/** A choice on its first page, to tell one from another. */
const choiceOf = ({ view: _view, ...filters }: ListingFilters): string => listingUrl(changed(filters, {}), '');
