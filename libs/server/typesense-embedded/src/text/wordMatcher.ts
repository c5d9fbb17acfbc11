import { emptyBitset, type Bitset } from '../columns/bitset.js';
import { Lender } from '../columns/lender.js';
import { spend } from '../limits/budget.js';
import { DocumentScorer } from './documentScorer.js';
import { matchOne, MOST_FIELDS } from './matchOne.js';
import type { MatchSet } from './matchSet.js';
import type { Suggestion } from './suggestion.js';
import type { TextQuery, TextQueryField } from './textQuery.js';

/** Every search leaves it empty, or keeps it where it is cut off. */
const SCRATCH = new Lender<Uint32Array>((length) => new Uint32Array(length));

/** Finds and ranks the documents that have all words of a suggestion, each in any of the fields. */
export class WordMatcher {
  private readonly query: TextQuery;
  private readonly fields: readonly TextQueryField[];
  private readonly matches: MatchSet;
  private readonly scorer: DocumentScorer;
  private readonly marked: Bitset;

  constructor(query: TextQuery, fields: readonly TextQueryField[], matches: MatchSet) {
    this.query = query;
    this.fields = fields;
    this.matches = matches;
    this.scorer = new DocumentScorer(query, fields);
    this.marked = emptyBitset(query.docCount);
  }

  /**
   * Adds the documents of a suggestion. `dropped` are words that need not be there but count where they are;
   * `synonymTerms` is how many words a synonym counts as, or -1.
   */
  match(suggestion: Suggestion, allowed: Bitset, dropped: readonly string[], synonymTerms: number): void {
    spend(suggestion.words.length * this.fields.length);
    const ids = suggestion.words
      .map(({ word, numTypos, isPrefix }) =>
        this.fields.map(({ field, ...limits }) =>
          numTypos > limits.numTypos || (isPrefix && !limits.prefix) ? -1 : field.liveId(word),
        ),
      )
      .filter((perField) => perField.some((id) => id >= 0));
    const [first] = ids;
    if (!first) return;
    const isOne = ids.length === 1 && dropped.length === 0;
    let isFound: boolean;
    if (isOne && !this.query.prioritizeTokenPosition && this.fields.length <= MOST_FIELDS) {
      const { query, fields, matches } = this;
      const scratch = SCRATCH.take(query.docCount);
      isFound = matchOne(query, fields, first, suggestion, allowed, synonymTerms, scratch, matches);
      SCRATCH.giveBack(scratch);
    } else isFound = this.matchSeveral(ids, suggestion, allowed, dropped, synonymTerms);
    if (isFound) this.matches.note(suggestion);
  }

  private matchSeveral(
    ids: readonly (readonly number[])[],
    suggestion: Suggestion,
    allowed: Bitset,
    dropped: readonly string[],
    synonymTerms: number,
  ): boolean {
    const docs = this.docsWithAll(ids, allowed);
    if (!docs) return false;
    const droppedIds = dropped.map((word) => this.fields.map(({ field }) => field.liveId(word)));
    this.scorer.seek(suggestion, ids, droppedIds, synonymTerms);
    let isFound = false;
    for (let word = 0; word < docs.length; word++) {
      let rest = docs[word] as number;
      while (rest !== 0) {
        const low = rest & -rest;
        rest ^= low;
        const doc = (word << 5) + (31 - Math.clz32(low));
        isFound = true;
        spend(2);
        this.matches.add(doc, this.scorer.rank(doc));
      }
    }
    return isFound;
  }

  /** Documents that have each of the words in some field, the rarest word first; undefined when there is none. */
  private docsWithAll(ids: readonly (readonly number[])[], allowed: Bitset): Bitset | undefined {
    const postings = ids
      .map((perField) => perField.flatMap((id, index) => this.fields[index]?.field.posting(id) ?? []))
      .map((lists) => ({ lists, size: lists.reduce((sum, { size }) => sum + size, 0) }))
      .sort((a, b) => a.size - b.size);
    spend(10 + (this.query.docCount >>> 8));
    const docs = emptyBitset(this.query.docCount);
    const marked = this.marked;
    for (const [index, { lists }] of postings.entries()) {
      if (index === 0) {
        for (const list of lists) list.mark(docs);
        if (!keepCommon(docs, allowed)) return undefined;
        continue;
      }
      spend(1 + (this.query.docCount >>> 8));
      marked.fill(0);
      for (const list of lists) list.mark(marked);
      if (!keepCommon(docs, marked)) return undefined;
    }
    return docs;
  }
}

/** Keeps what is in both sets and says whether anything is left. */
function keepCommon(into: Bitset, other: Bitset): boolean {
  let any = 0;
  for (let i = 0; i < into.length; i++) any |= into[i] = (into[i] as number) & (other[i] as number);
  return any !== 0;
}
