import { LRUCache } from 'lru-cache';
import type { ConfiguredSite } from '@forecourt/service/sites';
import { frozen } from './frozen.js';

/** Answers of one site. */
const MOST = 50;

export interface KeptAnswersOptions {
  /** Another number after each change of a site's stock. */
  readonly stateOf: (site: ConfiguredSite) => number;
  /** Milliseconds for which an answer is kept; 0 keeps none. */
  readonly lifetime: number;
  /** Milliseconds. */
  readonly now?: () => number;
}

export interface KeptAnswers {
  /** The answer of an address; undefined where none is kept. */
  find(site: ConfiguredSite, url: string): { readonly answer: unknown } | undefined;
  /** Keeps an answer, and gives it back frozen. */
  keep<Answer>(site: ConfiguredSite, url: string, answer: Answer): Answer;
}

/**
 * What the service answers to every visitor alike, such as offers. Pages that are rendered within some seconds share
 * it, until the dealer or the stock changes.
 */
export function keptAnswers({ stateOf, lifetime, now = Date.now }: KeptAnswersOptions): KeptAnswers {
  const bySite = new WeakMap<ConfiguredSite, LRUCache<string, { readonly answer: unknown }>>();
  const keyOf = (site: ConfiguredSite, url: string): string => `${stateOf(site)} ${url}`;
  return {
    find: (site, url) => bySite.get(site)?.get(keyOf(site, url)),
    keep(site, url, answer) {
      if (lifetime <= 0) return answer;
      const answers =
        bySite.get(site) ??
        new LRUCache({ max: MOST, ttl: lifetime, ttlAutopurge: true, ttlResolution: 0, perf: { now } });
      bySite.set(site, answers);
      answers.set(keyOf(site, url), { answer: frozen(answer) });
      return answer;
    },
  };
}
