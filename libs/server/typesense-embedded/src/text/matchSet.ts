import { emptyBitset, hasBit, type Bitset } from '../columns/bitset.js';
import { Lender } from '../columns/lender.js';
import type { Suggestion } from './suggestion.js';
import type { TextMatchType } from './textRank.js';

/** A word of the index that was found for a query: what highlights need to know of it. */
export interface FoundWord {
  /** Length of the query's word. */
  readonly rootLength: number;
  readonly numTypos: number;
  /** The query's word is only its beginning. */
  readonly isPrefix: boolean;
}

const RANKS = new Lender<Float64Array>((length) => new Float64Array(length));

/** Documents found so far with the best rank of each. */
export class MatchSet {
  readonly docs: Bitset;
  /** Rank by ordinal; anything where nothing was found. */
  private readonly ranks: Float64Array;
  readonly type: TextMatchType;
  count = 0;
  /** Words of all readings of the query that found something, in the order of their finding. */
  readonly words = new Map<string, FoundWord>();

  constructor(docCount: number, type: TextMatchType) {
    this.docs = emptyBitset(docCount);
    this.ranks = RANKS.take(docCount);
    this.type = type;
  }

  /** Adds a document, or raises its rank. */
  add(doc: number, rank: number): void {
    const word = this.docs[doc >>> 5] as number;
    const bit = 1 << (doc & 31);
    if ((word & bit) === 0) {
      this.docs[doc >>> 5] = word | bit;
      this.count++;
      this.ranks[doc] = rank;
    } else if ((this.ranks[doc] as number) < rank) this.ranks[doc] = rank;
  }

  /** Rank of a document; 0 where it was not found. */
  rankOf(doc: number): number {
    return hasBit(this.docs, doc) ? (this.ranks[doc] as number) : 0;
  }

  /** Lets the next search reuse the memory of the ranks. */
  release(): void {
    RANKS.giveBack(this.ranks);
  }

  note({ words }: Suggestion): void {
    for (const { word, rootLength, numTypos, isPrefix } of words) {
      if (!this.words.has(word)) this.words.set(word, { rootLength, numTypos, isPrefix });
    }
  }
}
