import type { ConfiguredSite } from '@forecourt/service/sites';
import { forSeconds } from './forSeconds.js';
import { frozen } from './frozen.js';

/** Answers of whole pages that are kept: some 150 kB each. */
const MOST = 100;

interface Search {
  multiSearch(searches: readonly object[]): Promise<readonly unknown[]>;
}

export interface KeptSearchesOptions {
  readonly searchOf: (site: ConfiguredSite) => Search;
  /** The key that a search of the site takes: its filter and its moment are inside. */
  readonly keyOf: (site: ConfiguredSite) => string;
  /** Another number after each change of a site's stock. */
  readonly stateOf: (site: ConfiguredSite) => number;
  /** Milliseconds for which an answer is kept; 0 keeps none. */
  readonly lifetime: number;
  /** Milliseconds. */
  readonly now?: () => number;
}

/**
 * The searches of pages that are made for one visitor each: equal ones are answered once, until the stock changes. An
 * answer is shared, and frozen.
 */
export function keptSearches({ searchOf, keyOf, stateOf, lifetime, now = Date.now }: KeptSearchesOptions) {
  if (lifetime <= 0) return searchOf;
  const kept = forSeconds<Promise<readonly unknown[]>>(MOST, lifetime, now);
  return (site: ConfiguredSite): Search => {
    const search = searchOf(site);
    return {
      multiSearch(searches) {
        const key = JSON.stringify([site.slug, keyOf(site), stateOf(site), searches]);
        const found = kept.get(key);
        if (found) return found;
        const answers = search.multiSearch(searches).then(frozen);
        kept.set(key, answers);
        const forget = () => {
          if (kept.peek(key) === answers) kept.delete(key);
        };
        answers.then((all) => {
          if (all.some(isFault)) forget();
        }, forget);
        return answers;
      },
    };
  };
}

const isFault = (answer: unknown): boolean => Object.hasOwn(answer as object, 'error');
