import type { Collection } from '../collection.js';
import type { Bitset } from '../columns/bitset.js';
import { badRequest } from '../fault.js';
import { parseDropTokensMode, type TextQuery } from '../text/index.js';
import { flagOf, textOf, unsignedOf, type QueryByField, type RawParameters } from './parameters.js';
import { synonymRules } from './synonyms.js';

/** The text part of a search: its words, fields and tolerances, with Typesense's defaults. */
export function textQueryOf(
  q: string,
  queryBy: readonly QueryByField[],
  filter: Bitset,
  collection: Collection,
  raw: RawParameters,
): TextQuery {
  const number = (name: string, fallback: number) => unsignedOf(raw, name) ?? fallback;
  const exhaustive = flagOf(raw, 'exhaustive_search', false);
  const dropTokensMode = parseDropTokensMode(textOf(raw, 'drop_tokens_mode'));
  if (!dropTokensMode) throw badRequest('Invalid format for drop tokens mode.');
  const matchType = textOf(raw, 'text_match_type') ?? 'max_score';
  const setting = textOf(raw, 'split_join_tokens');
  const split = setting === 'false' ? 'off' : setting;
  return {
    q,
    fields: queryBy.map(({ field, weight, numTypos, prefix, infix }) => ({
      name: field.name,
      field: collection.text(field),
      weight,
      numTypos,
      prefix,
      infix,
      hasInfix: field.infix,
    })),
    dropTokensThreshold: number('drop_tokens_threshold', 1),
    dropTokensMode,
    typoTokensThreshold: number('typo_tokens_threshold', 1),
    minLen1Typo: number('min_len_1typo', 4),
    minLen2Typo: number('min_len_2typo', 7),
    prioritizeExactMatch: flagOf(raw, 'prioritize_exact_match', true),
    prioritizeTokenPosition: flagOf(raw, 'prioritize_token_position', false),
    prioritizeNumMatchingFields: flagOf(raw, 'prioritize_num_matching_fields', true),
    exhaustiveSearch: exhaustive,
    textMatchType: matchType === 'max_weight' || matchType === 'sum_score' ? matchType : ('max_score' as const),
    splitJoinTokens: split === 'off' || split === 'always' ? split : ('fallback' as const),
    maxCandidates: unsignedOf(raw, 'max_candidates'),
    synonymPrefix: flagOf(raw, 'synonym_prefix', false),
    synonymNumTypos: number('synonym_num_typos', 0),
    preSegmentedQuery: flagOf(raw, 'pre_segmented_query', false),
    enableTyposForNumericalTokens: flagOf(raw, 'enable_typos_for_numerical_tokens', true),
    enableTyposForAlphaNumericalTokens: flagOf(raw, 'enable_typos_for_alpha_numerical_tokens', true),
    maxExtraPrefix: number('max_extra_prefix', 0x7fff),
    maxExtraSuffix: number('max_extra_suffix', 0x7fff),
    synonyms: flagOf(raw, 'enable_synonyms', true) ? synonymRules(collection) : [],
    filter,
    docCount: collection.size,
  };
}
