import { FieldSum, scoreSingle } from './fieldSum.js';
import { Nearness, Occurrences } from './proximity.js';
import type { Suggestion } from './suggestion.js';
import { GAP, type TextField } from './textField.js';
import { packField } from './textRank.js';
import type { TextQuery, TextQueryField } from './textQuery.js';

/** Ranks documents by the words of a suggestion: which fields have which of them, and how near to each other. */
export class DocumentScorer {
  private readonly query: TextQuery;
  private readonly fields: readonly TextQueryField[];
  private readonly sum = new FieldSum();
  private readonly occurrences = new Occurrences();
  private readonly nearness = new Nearness();
  private suggestion: Suggestion = { words: [], cost: 0 };
  private synonymTerms = -1;
  /** Per field: id of each word of the suggestion, then of each dropped word; -1 where the field has it not. */
  private ids: readonly Int32Array[] = [];
  private seen = new Uint8Array(0);

  constructor(query: TextQuery, fields: readonly TextQueryField[]) {
    this.query = query;
    this.fields = fields;
  }

  /** Sets what is sought: ids by word and field, of the suggestion's words and of the dropped ones. */
  seek(
    suggestion: Suggestion,
    ids: readonly (readonly number[])[],
    droppedIds: readonly (readonly number[])[],
    synonymTerms: number,
  ): void {
    this.suggestion = suggestion;
    this.synonymTerms = synonymTerms;
    const all = [...ids, ...droppedIds];
    this.ids = this.fields.map((_, index) => Int32Array.from(all, (perField) => perField[index] as number));
    this.seen = new Uint8Array(all.length);
    this.firstDropped = ids.length;
  }
  private firstDropped = 0;

  /** Rank of a document that has all words of the suggestion. */
  rank(doc: number): number {
    const { seen, sum, suggestion, synonymTerms, query } = this;
    seen.fill(0);
    sum.clear();
    for (let index = 0; index < this.fields.length; index++) {
      const { field, weight } = this.fields[index] as TextQueryField;
      const score = this.scoreField(doc, field, this.ids[index] as Int32Array);
      if (score > 0) sum.add(score, weight, query);
    }
    if (synonymTerms !== -1) return sum.rank(synonymTerms, query);
    let tokens = suggestion.words.length;
    for (let i = this.firstDropped; i < seen.length; i++) tokens += seen[i] as number;
    return sum.rank(tokens, query);
  }

  /** Score of one field, 0 where it has none of the words. */
  private scoreField(doc: number, field: TextField, ids: Int32Array): number {
    const start = field.startOf(doc);
    const end = start + field.lengthOf(doc);
    const { words } = field;
    const { query, seen, suggestion } = this;
    let present = 0;
    let only = 0;
    for (let term = 0; term < ids.length; term++) {
      const id = ids[term] as number;
      for (let at = start; at < end && id >= 0; at++) {
        if (words[at] !== id) continue;
        present++;
        only = id;
        seen[term] = 1;
        break;
      }
    }
    if (present === 0) return 0;
    if (present > 1) return this.scoreClosest(field, start, end, ids, present);
    const isAlone = suggestion.words.length === 1;
    const isWhole = query.prioritizeExactMatch && isAlone && suggestion.cost === 0 && field.isWholeValue(doc, only);
    const nearStart = query.prioritizeTokenPosition ? 255 - Math.min(255, lastPosition(words, start, end, only)) : 0;
    return scoreSingle(suggestion.cost, isAlone ? this.synonymTerms : -1, isWhole, nearStart);
  }

  /** The best score of a field's value or, in an array, of any of its values. */
  private scoreClosest(field: TextField, start: number, end: number, ids: Int32Array, present: number): number {
    const { words, isArray } = field;
    let best = 0;
    for (let from = start; from < end;) {
      let to = from;
      while (to < end && words[to] !== GAP) to++;
      this.collect(words, from, to, ids);
      if (this.occurrences.terms > 0) {
        this.nearness.measure(this.occurrences);
        best = Math.max(best, this.scoreNearness(isArray, present));
      }
      from = to + 1;
    }
    return best;
  }

  private collect(words: Uint32Array, from: number, to: number, ids: Int32Array): void {
    const { occurrences } = this;
    occurrences.clear();
    for (let term = 0; term < ids.length; term++) {
      const id = ids[term] as number;
      let isBegun = false;
      for (let at = from; at < to && id >= 0; at++) {
        if (words[at] !== id) continue;
        if (!isBegun) occurrences.begin();
        isBegun = true;
        occurrences.add(at - from, at === to - 1);
      }
    }
  }

  private scoreNearness(isArray: boolean, present: number): number {
    const { nearness, query, suggestion, synonymTerms } = this;
    const { cost } = suggestion;
    const isWhole = query.prioritizeExactMatch && nearness.isWhole;
    const nearStart = query.prioritizeTokenPosition ? 255 - nearness.furthest : 0;
    if (synonymTerms !== -1 && suggestion.words.length === present) {
      return packField(synonymTerms, synonymTerms, cost, synonymTerms - 1, isWhole, nearStart);
    }
    return packField(
      nearness.present,
      isArray ? nearness.present : present,
      cost,
      nearness.distance,
      isWhole,
      nearStart,
    );
  }
}

/** Position, from 1, of the last occurrence of a word in its value. */
function lastPosition(words: Uint32Array, start: number, end: number, id: number): number {
  let position = 0;
  let last = 0;
  for (let at = start; at < end; at++) {
    position = words[at] === GAP ? 0 : position + 1;
    if (words[at] === id) last = position;
  }
  return last;
}
