import { packField, packRank } from './textRank.js';
import type { TextQuery } from './textQuery.js';

/** Scores of a document's fields on the way to its rank. */
export class FieldSum {
  private fields = 0;
  private best = 0;
  private weight = 0;
  private total = 0;

  clear(): void {
    this.fields = 0;
    this.best = 0;
    this.weight = 0;
    this.total = 0;
  }

  /** Adds a field that matches. Fields come with the greatest weight first and win when they are equal. */
  add(score: number, weight: number, { textMatchType }: TextQuery): void {
    this.fields++;
    this.total += score * weight;
    if (textMatchType === 'max_weight' ? weight <= this.weight : score <= this.best) return;
    this.best = score;
    this.weight = weight;
  }

  rank(tokens: number, query: TextQuery): number {
    const score = query.textMatchType === 'sum_score' ? this.total : this.best;
    const fields = query.prioritizeNumMatchingFields ? this.fields : 0;
    return packRank(query.textMatchType, tokens, score, this.weight, fields);
  }
}

/** Score of a field that has one word only. A synonym counts as `synonymTerms` words. */
export function scoreSingle(cost: number, synonymTerms: number, isWhole: boolean, nearStart: number): number {
  const words = synonymTerms === -1 ? 1 : synonymTerms;
  return packField(words, words, cost, words - 1, isWhole, nearStart);
}
