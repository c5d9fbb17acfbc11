import type { Bitset } from '../columns/bitset.js';
import type { SynonymRule } from './synonyms.js';
import type { TextField } from './textField.js';
import type { TextMatchType } from './textRank.js';

export interface TextQueryField {
  readonly name: string;
  readonly field: TextField;
  readonly weight: number;
  /** Most edits of a word that this field allows. */
  readonly numTypos: number;
  /** The last word of the query may be the beginning of a word of this field. */
  readonly prefix: boolean;
  readonly infix: 'off' | 'always' | 'fallback';
  /** The schema lets parts of words be sought in this field. */
  readonly hasInfix?: boolean;
}

/** Which words are left out when too little is found, and up to how many words both ends are tried. */
export interface DropTokensMode {
  readonly from: 'right_to_left' | 'left_to_right' | 'both_sides';
  readonly mostWords: number;
}

export interface TextQuery {
  readonly q: string;
  readonly fields: readonly TextQueryField[];
  /** Words are left out while fewer documents than this are found. */
  readonly dropTokensThreshold: number;
  readonly dropTokensMode: DropTokensMode;
  /** Edits are tried while fewer documents than this are found. */
  readonly typoTokensThreshold: number;
  readonly minLen1Typo: number;
  readonly minLen2Typo: number;
  readonly prioritizeExactMatch: boolean;
  readonly prioritizeTokenPosition: boolean;
  readonly prioritizeNumMatchingFields: boolean;
  readonly exhaustiveSearch: boolean;
  readonly textMatchType: TextMatchType;
  readonly splitJoinTokens: 'off' | 'fallback' | 'always';
  /** Most words of the index that one word of the query matches. Default: by the size of the collection. */
  readonly maxCandidates?: number | undefined;
  readonly synonyms: readonly SynonymRule[];
  readonly synonymPrefix?: boolean;
  readonly synonymNumTypos?: number;
  readonly preSegmentedQuery?: boolean;
  readonly stopwords?: ReadonlySet<string>;
  readonly enableTyposForNumericalTokens?: boolean;
  readonly enableTyposForAlphaNumericalTokens?: boolean;
  readonly maxExtraPrefix?: number;
  readonly maxExtraSuffix?: number;
  /** Documents that may be found. */
  readonly filter: Bitset;
  /** Ordinals in use. */
  readonly docCount: number;
}

/** Reads `drop_tokens_mode`: `right_to_left`, `left_to_right` or `both_sides:3`; undefined when it is none of these. */
export function parseDropTokensMode(text: string | undefined): DropTokensMode | undefined {
  const [from = '', most] = (text ?? 'right_to_left').split(':');
  const name = from.trim();
  if (name !== 'right_to_left' && name !== 'left_to_right' && name !== 'both_sides') return undefined;
  if (most !== undefined && !/^\s*\d+\s*$/.test(most)) return undefined;
  return { from: name, mostWords: most === undefined ? 1000 : Number(most) };
}

/** The greatest weight a field can have. */
const TOP_WEIGHT = 15;

/**
 * Fields in the order in which they are searched: by weight when weights are not given in descending order or are too
 * great, in which case they become 15 and one less for each lower weight.
 */
export function orderFields(fields: readonly TextQueryField[]): readonly TextQueryField[] {
  const isOrdered = fields.every(({ weight }, i) => weight <= (fields[i - 1]?.weight ?? TOP_WEIGHT));
  if (isOrdered) return fields;
  const sorted = [...fields].sort((a, b) => b.weight - a.weight);
  let weight = TOP_WEIGHT;
  return sorted.map((field, i) => {
    if (i > 0 && field.weight !== (sorted[i - 1] as TextQueryField).weight) weight = Math.max(0, weight - 1);
    return { ...field, weight };
  });
}
