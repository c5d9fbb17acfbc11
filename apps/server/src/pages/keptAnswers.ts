import type { ConfiguredSite } from '@forecourt/service/sites';
import { forSeconds } from './forSeconds.js';
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

/** The place of an address among the answers, as the stock is now. */
export interface AnswerPlace {
  /** Undefined where none is kept. */
  readonly found: { readonly answer: unknown } | undefined;
  /** Keeps an answer for the stock of which it was requested, and gives it back frozen. */
  keep<Answer>(answer: Answer): Answer;
}

export type KeptAnswers = (site: ConfiguredSite, url: string) => AnswerPlace;

/**
 * What the service answers to every visitor alike, such as offers. Pages that are rendered within some seconds share
 * it, until the dealer or the stock changes.
 */
export function keptAnswers({ stateOf, lifetime, now = Date.now }: KeptAnswersOptions): KeptAnswers {
  if (lifetime <= 0) return () => ({ found: undefined, keep: (answer) => answer });
  const bySite = new WeakMap<ConfiguredSite, ReturnType<typeof newAnswers>>();
  const newAnswers = () => forSeconds<{ readonly answer: unknown }>(MOST, lifetime, now);
  return (site, url) => {
    const answers = bySite.get(site) ?? newAnswers();
    bySite.set(site, answers);
    const key = `${stateOf(site)} ${url}`;
    return {
      found: answers.get(key),
      keep: (answer) => {
        answers.set(key, { answer: frozen(answer) });
        return answer;
      },
    };
  };
}
