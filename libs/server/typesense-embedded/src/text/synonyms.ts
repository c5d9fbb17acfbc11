import { spend } from '../limits/budget.js';
import { isNear } from './typoWalk.js';

/** Words that replace others. */
export interface SynonymRule {
  /** Words of the query that are replaced. */
  readonly from: readonly string[];
  /** What they are replaced by, each in turn. */
  readonly to: readonly (readonly string[])[];
}

export interface SynonymOptions {
  /** The query's words may be the beginning of the replaced ones. */
  readonly prefix?: boolean | undefined;
  /** Edits allowed in the replaced words. */
  readonly numTypos?: number | undefined;
}

/** Readings of one query by synonyms: a bound against rules that feed each other. */
const MOST_READINGS = 100;
const MOST_RULES_BY_TYPO = 10;

/**
 * The queries that synonyms make of a query's words. The longest stretch of words that has synonyms is replaced first;
 * what came of it is looked at again from there on, but no words are replaced twice.
 */
export function synonymQueries(
  words: readonly string[],
  rules: readonly SynonymRule[],
  options: SynonymOptions = {},
): readonly (readonly string[])[] {
  if (rules.length === 0) return [];
  const matching = rulesByWords(rules, options);
  const original = words.join(' ');
  const replaced = new Set<string>();
  const results: (readonly string[])[] = [];
  const reduce = (current: readonly string[], longest: number, first: number): void => {
    let isReplaced = false;
    let start = first;
    for (let length = Math.min(longest, current.length); length > 0; length--) {
      for (; start + length <= current.length; start++) {
        spend(2);
        const stretch = current.slice(start, start + length).join(' ');
        if (replaced.has(stretch)) continue;
        for (const rule of matching(stretch)) {
          for (const to of rule.to) {
            if (results.length >= MOST_READINGS) return;
            for (const word of [...to, stretch, to.join(' ')]) replaced.add(word);
            isReplaced = true;
            reduce([...current.slice(0, start), ...to, ...current.slice(start + length)], length, start);
          }
        }
      }
      start = 0;
    }
    if (!isReplaced && replaced.size > 0 && current.join(' ') !== original) results.push(current);
  };
  reduce(words, words.length, 0);
  return results;
}

function rulesByWords(
  rules: readonly SynonymRule[],
  { prefix, numTypos }: SynonymOptions,
): (stretch: string) => readonly SynonymRule[] {
  if (!prefix && !numTypos) {
    const known = new Map<string, SynonymRule[]>();
    for (const rule of rules) {
      const key = rule.from.join(' ');
      const list = known.get(key);
      if (list) list.push(rule);
      else known.set(key, [rule]);
    }
    return (stretch) => known.get(stretch) ?? [];
  }
  const most = Math.min(2, numTypos ?? 0);
  return (stretch) =>
    rules.filter(({ from }) => isNear(stretch, from.join(' '), most, prefix === true)).slice(0, MOST_RULES_BY_TYPO);
}
