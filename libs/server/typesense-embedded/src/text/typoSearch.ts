import type { Bitset } from '../columns/bitset.js';
import { spend } from '../limits/budget.js';
import type { MatchSet } from './matchSet.js';
import type { Posting } from './posting.js';
import { suggestionAt, type Term, type TermCandidates } from './suggestion.js';
import type { TextQuery, TextQueryField } from './textQuery.js';
import type { WordMatcher } from './wordMatcher.js';

/** Sets of edits, and readings of each, that are tried unless the search is exhaustive. */
const FEW = 10;
/** The same for an exhaustive search. */
const MANY = 10_000;
/** Collections with fewer documents look at more words for each word of the query. */
const LARGE = 500_000;

export interface Attempt {
  readonly terms: readonly Term[];
  /** Words left out of the query. */
  readonly dropped: readonly string[];
  /** How many words a synonym counts as, or -1. */
  readonly synonymTerms: number;
  readonly typoTokensThreshold: number;
  /** Readings that were tried already. */
  readonly tried: Set<string>;
}

/** Reads words of a query with more and more edits until enough documents are found. */
export class TypoSearch {
  private readonly query: TextQuery;
  private readonly fields: readonly TextQueryField[];
  private readonly matcher: WordMatcher;
  private readonly matches: MatchSet;
  private readonly filter: Bitset;
  private readonly allowed: Bitset;
  private readonly mostCandidates: number;

  /** `filter`: documents whose words are candidates; `allowed`: those of them that may be found. */
  constructor(
    query: TextQuery,
    fields: readonly TextQueryField[],
    matcher: WordMatcher,
    matches: MatchSet,
    filter: Bitset,
    allowed: Bitset,
  ) {
    this.query = query;
    this.fields = fields;
    this.matcher = matcher;
    this.matches = matches;
    this.filter = filter;
    this.allowed = allowed;
    const usual = query.exhaustiveSearch ? MANY : query.docCount < LARGE ? FEW : 4;
    this.mostCandidates = query.maxCandidates || usual;
  }

  run(attempt: Attempt): void {
    const { terms } = attempt;
    if (terms.length === 0) return;
    const costs = terms.map(({ value }) => Array.from({ length: this.mostEdits(value) + 1 }, (_, cost) => cost));
    const known = new Map<string, string[]>();
    const limit = this.query.exhaustiveSearch ? MANY : FEW;
    let total = terms.length > 30 ? 1 : combinations(costs, limit);
    for (let n = 0; n < Math.min(total, limit); n++) {
      spend(terms.length);
      const found = this.candidatesOf(attempt, costAt(costs, n), known);
      if (typeof found === 'number') {
        // no word at this cost: never ask for it again and begin anew with what is left
        const list = costs[found] as number[];
        list.splice(list.indexOf(costAt(costs, n)[found] as number), 1);
        if (list.length === 0) return;
        n = -1;
        total = combinations(costs, limit);
      } else if (found.length === terms.length) this.tryAll(attempt, found);
      if (!this.query.exhaustiveSearch && this.matches.count >= attempt.typoTokensThreshold) return;
    }
  }

  private mostEdits(word: string): number {
    const { query } = this;
    if (query.enableTyposForNumericalTokens === false && /^\d+$/.test(word)) return 0;
    if (query.enableTyposForAlphaNumericalTokens === false && /[^\p{L}\p{N}]/u.test(word)) return 0;
    if (word.length < query.minLen1Typo) return 0;
    return word.length < query.minLen2Typo ? 1 : 2;
  }

  /** Candidates of each term at its cost, or the index of the first term that has none. */
  private candidatesOf(
    { terms, dropped }: Attempt,
    costs: readonly number[],
    known: Map<string, string[]>,
  ): TermCandidates[] | number {
    const taken = new Set<string>();
    const result: TermCandidates[] = [];
    for (const [index, term] of terms.entries()) {
      const cost = costs[index] as number;
      const key = `${term.value} ${cost}`;
      let words = known.get(key);
      if (!words) {
        const previous = index > 0 && index === terms.length - 1 && dropped.length === 0 ? result.at(-1) : undefined;
        words = this.wordsFor(term, cost, previous?.words[0], taken, (list) => {
          if (!known.has(key)) known.set(key, [...list]);
        });
      }
      if (words.length === 0) return index;
      result.push({ term, numTypos: cost, words });
    }
    return result;
  }

  /**
   * Words that match a term. The last of several terms is looked up first in the fields that have the word before it,
   * among documents that have both; then everywhere. After each field with new words, `keep` gets all words so far.
   */
  private wordsFor(
    term: Term,
    cost: number,
    previous: string | undefined,
    taken: Set<string>,
    keep: (words: readonly string[]) => void,
  ): string[] {
    const words: string[] = [];
    const look = (fields: readonly TextQueryField[], beside: string | undefined): boolean => {
      for (const { field, numTypos, prefix } of fields) {
        if (cost > numTypos) continue;
        const neighbour = beside === undefined ? undefined : field.posting(field.liveId(beside));
        const accept = (id: number): boolean => {
          const posting = field.posting(id) as Posting;
          return neighbour ? neighbour.meets(posting, this.filter) : posting.touches(this.filter);
        };
        const isPrefix = term.isPrefix && prefix;
        const found = field.dictionary.candidates(term.value, cost, isPrefix, this.mostCandidates, accept, taken);
        if (found.length === 0) continue;
        words.push(...found);
        keep(words);
        if (words.length >= this.mostCandidates) return true;
      }
      return false;
    };
    if (previous === undefined) {
      look(this.fields, undefined);
      return words;
    }
    const isEnough = look(this.fieldsWith(previous), previous);
    if (!isEnough && this.fields.length > 1) look(this.fields, undefined);
    return words;
  }

  /** Fields that have a word, those with the most documents first. */
  private fieldsWith(word: string): readonly TextQueryField[] {
    return this.fields
      .map((field) => ({ field, size: field.field.posting(field.field.liveId(word))?.size ?? 0 }))
      .filter(({ size }) => size > 0)
      .sort((a, b) => b.size - a.size)
      .map(({ field }) => field);
  }

  /** Tries each choice of candidates, as many as are looked at. */
  private tryAll(attempt: Attempt, candidates: readonly TermCandidates[]): void {
    const isOneBeginning = this.fields.length === 1 && this.fields[0]?.prefix === true;
    const limit = isOneBeginning ? this.mostCandidates : Math.max(FEW, this.mostCandidates);
    const total = combinations(
      candidates.map(({ words }) => words),
      limit,
    );
    for (let n = 0; n < Math.min(total, limit); n++) {
      spend(candidates.length);
      const suggestion = suggestionAt(candidates, n);
      const key = suggestion.words.map(({ word }) => word).join(' ');
      if (attempt.tried.has(key)) continue;
      attempt.tried.add(key);
      this.matcher.match(suggestion, this.allowed, attempt.dropped, attempt.synonymTerms);
    }
  }
}

/** Product of the lengths, at most `limit`. */
function combinations(lists: readonly (readonly unknown[])[], limit: number): number {
  let product = 1;
  for (const list of lists) product = Math.min(limit, product * list.length);
  return product;
}

/** The n-th choice of one cost for each term; the last term's cost changes fastest. */
function costAt(costs: readonly (readonly number[])[], n: number): number[] {
  const chosen: number[] = [];
  let rest = n;
  for (let i = costs.length - 1; i >= 0; i--) {
    const list = costs[i] as readonly number[];
    chosen[i] = list[rest % list.length] as number;
    rest = Math.floor(rest / list.length);
  }
  return chosen;
}
