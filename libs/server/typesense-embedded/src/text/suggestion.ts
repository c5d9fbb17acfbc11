/** A word of the query. */
export interface Term {
  readonly value: string;
  /** It may be the beginning of a word. */
  readonly isPrefix: boolean;
}

/** A word of the index in the place of a word of the query. */
export interface SuggestedWord {
  readonly word: string;
  readonly rootLength: number;
  readonly numTypos: number;
  readonly isPrefix: boolean;
}

/** One way to read the query in words of the index. */
export interface Suggestion {
  readonly words: readonly SuggestedWord[];
  /** Two for each edit and one for each word of which the query has only the beginning. */
  readonly cost: number;
}

/** Words of the index that match a word of the query at a number of edits. */
export interface TermCandidates {
  readonly term: Term;
  readonly numTypos: number;
  readonly words: readonly string[];
}

/** The n-th choice of one word for each term; the first term's word changes fastest. */
export function suggestionAt(candidates: readonly TermCandidates[], n: number): Suggestion {
  let rest = n;
  let cost = 0;
  const words = candidates.map(({ term, numTypos, words: list }): SuggestedWord => {
    const word = list[rest % list.length] as string;
    rest = Math.floor(rest / list.length);
    const isPrefix = term.isPrefix && word.length > term.value.length + numTypos;
    cost += 2 * numTypos + (isPrefix ? 1 : 0);
    return { word, rootLength: term.value.length, numTypos, isPrefix };
  });
  return { words, cost };
}
