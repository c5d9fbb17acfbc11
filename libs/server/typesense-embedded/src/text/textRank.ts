export type TextMatchType = 'max_score' | 'max_weight' | 'sum_score';

/** What a hit says about how well its text matches. */
export interface TextMatchInfo {
  best_field_score: string;
  best_field_weight: number;
  fields_matched: number;
  num_tokens_dropped: number;
  score: string;
  tokens_matched: number;
  typo_prefix_score: number;
}

const TOP = 15;

/**
 * How well one field matches, as Typesense packs it into 48 bits, a byte each: words close together, words found,
 * 255 less the cost of edits and beginnings, 100 less the words between, the whole value, 255 less the position.
 */
export function packField(
  together: number,
  words: number,
  cost: number,
  distance: number,
  isWhole: boolean,
  nearStart: number,
): number {
  return (
    together * 2 ** 40 +
    words * 2 ** 32 +
    Math.max(0, 255 - cost) * 2 ** 24 +
    (100 - distance) * 2 ** 16 +
    (isWhole ? 2 ** 8 : 0) +
    nearStart
  );
}

/**
 * Packs a document's match into a number that sorts as Typesense's 64 bits do and from which these can be had again:
 * a number holds 53 bits, and the packed bytes use few of their values.
 */
export function packRank(type: TextMatchType, tokens: number, score: number, weight: number, fields: number): number {
  const matched = Math.min(TOP, tokens);
  const several = Math.min(7, fields);
  if (type === 'sum_score') return (matched * 2 ** 46 + Math.floor(score / 256)) * 8 + several;
  const high = Math.floor(score / 2 ** 32);
  const low = score % 2 ** 32;
  const nearness = Math.floor(low / 2 ** 16) & 0xff;
  const small = (Math.floor(low / 2 ** 24) * 128 + nearness) * 512 + (low & 0x1ff);
  const field = (Math.min(TOP, high >>> 8) * 16 + Math.min(TOP, high & 0xff)) * 2 ** 24 + small;
  const best = Math.min(255, weight);
  return type === 'max_weight'
    ? matched * 2 ** 43 + best * 2 ** 35 + field * 8 + several
    : matched * 2 ** 43 + field * 2 ** 11 + best * 8 + several;
}

/** Scores of hits without matched words (phrases alone, parts of words) are stored as they are, below every rank. */
const isRaw = (rank: number): boolean => rank < 2 ** 32;

/** The 64 bits of Typesense. */
function unpackRank(type: TextMatchType, rank: number): bigint {
  if (isRaw(rank)) return BigInt(rank);
  const fields = BigInt(rank % 8);
  if (type === 'sum_score') {
    const rest = Math.floor(rank / 8);
    return (BigInt(Math.floor(rest / 2 ** 46)) << 59n) | (BigInt(rest % 2 ** 46) << 11n) | fields;
  }
  const matched = Math.floor(rank / 2 ** 43);
  const rest = rank % 2 ** 43;
  const weight = type === 'max_weight' ? Math.floor(rest / 2 ** 35) : Math.floor(rest / 8) % 256;
  const field = type === 'max_weight' ? Math.floor(rest / 8) % 2 ** 32 : Math.floor(rest / 2 ** 11);
  const small = field % 2 ** 24;
  const words = Math.floor(field / 2 ** 24);
  const score =
    (words >>> 4) * 2 ** 40 +
    (words & 15) * 2 ** 32 +
    (small >>> 16) * 2 ** 24 +
    ((small >>> 9) & 0x7f) * 2 ** 16 +
    (small & 0x1ff);
  const tokens = BigInt(matched) << 59n;
  return type === 'max_weight'
    ? tokens | (BigInt(weight) << 51n) | (BigInt(score) << 3n) | fields
    : tokens | (BigInt(score) << 11n) | (BigInt(weight) << 3n) | fields;
}

/** `text_match_info` of a hit; `queryWords` is the number of words that were sought. */
export function explainRank(type: TextMatchType, rank: number, queryWords: number): TextMatchInfo {
  const total = unpackRank(type, rank);
  const bits = (from: bigint, count: bigint): bigint => (total >> from) & ((1n << count) - 1n);
  const isScoreFirst = type === 'max_score';
  const tokens = Number(bits(59n, 4n));
  return {
    best_field_score: String(bits(isScoreFirst ? 11n : 3n, 48n)),
    best_field_weight: Number(bits(isScoreFirst ? 3n : 51n, 8n)),
    fields_matched: Number(bits(0n, 3n)),
    num_tokens_dropped: Math.max(0, queryWords - tokens),
    score: String(total),
    tokens_matched: tokens,
    typo_prefix_score: 255 - Number(bits(isScoreFirst ? 35n : 27n, 8n)),
  };
}
