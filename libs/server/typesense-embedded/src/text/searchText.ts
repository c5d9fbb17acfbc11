import { emptyBitset, intersect, subtract, toOrdinals, unite, type Bitset } from '../columns/bitset.js';
import { badRequest } from '../fault.js';
import { spend } from '../limits/budget.js';
import { MatchSet, type FoundWord } from './matchSet.js';
import { matchPhrases, phraseDocs } from './phrases.js';
import { parseQuery, type ParsedQuery } from './query.js';
import { respace } from './spacing.js';
import type { Term } from './suggestion.js';
import { synonymQueries } from './synonyms.js';
import { explainRank, type TextMatchInfo } from './textRank.js';
import { orderFields, type TextQuery, type TextQueryField } from './textQuery.js';
import { TypoSearch } from './typoSearch.js';
import { WordMatcher } from './wordMatcher.js';

/** What highlights need to know of a query. */
export interface FoundWords {
  /** Words of the index that were found, also those of other documents. */
  readonly found: ReadonlyMap<string, FoundWord>;
  /** Words of the query that were sought, found or left out. */
  readonly sought: readonly string[];
  /** All words of the query. */
  readonly query: readonly string[];
}

export interface TextMatches {
  readonly docs: Bitset;
  /** How well a document's text matches; higher is better. */
  rank(doc: number): number;
  /** `text_match_info` of a hit; its `score` is `text_match`. */
  info(doc: number): TextMatchInfo;
  readonly words: FoundWords;
  /** Lets the next search reuse the memory of the ranks; they must not be read afterwards. */
  release(): void;
}

/** Ranks of what was found without words: by phrases, as parts of words, or as all that was not excluded. */
const PHRASE_RANK = 100_000;
const PLAIN_RANK = 100;

const NO_OPTIONS = { tokenSeparators: [], symbolsToIndex: [] };

/**
 * Finds the documents that match a query, in Typesense's order of attempts: as typed and with typos, split or joined,
 * by synonyms, with words left out, as part of words.
 */
export function searchText(query: TextQuery): TextMatches {
  const fields = orderFields(query.fields);
  const parsed = parseQuery(query.q, fields[0]?.field.options ?? NO_OPTIONS, {
    isSegmented: query.preSegmentedQuery === true,
    stopwords: query.stopwords,
  });
  spend(20 + (query.docCount >>> 8));
  const matches = new MatchSet(query.docCount, query.textMatchType);
  const excluded = excludedDocs(query, fields, parsed);
  const phrases = parsed.phrases.length > 0 ? matchPhrases(fields, parsed.phrases, query.docCount) : undefined;
  const filter = phrases ? intersect(Uint32Array.from(query.filter), phrases.docs) : query.filter;
  const allowed = excluded ? subtract(Uint32Array.from(filter), excluded) : filter;
  if (parsed.isWildcard) {
    for (const doc of toOrdinals(allowed)) matches.add(doc, phrases ? PHRASE_RANK + phrases.weightOf(doc) : PLAIN_RANK);
  } else findWords(query, fields, parsed, matches, filter, allowed);
  const soughtCount = Math.max(1, parsed.words.length);
  return {
    docs: matches.docs,
    rank: (doc) => matches.rankOf(doc),
    info: (doc) => explainRank(query.textMatchType, matches.rankOf(doc), soughtCount),
    release: () => matches.release(),
    words: { found: matches.words, sought: [...parsed.words, ...parsed.phrases.flat()], query: parsed.all },
  };
}

function excludedDocs(query: TextQuery, fields: readonly TextQueryField[], parsed: ParsedQuery): Bitset | undefined {
  if (parsed.excluded.length === 0) return undefined;
  const docs = emptyBitset(query.docCount);
  for (const { field } of fields) {
    for (const phrase of parsed.excluded) unite(docs, phraseDocs(field, phrase, query.docCount));
  }
  return docs;
}

const asTerms = (words: readonly string[]): Term[] =>
  words.map((value, index) => ({ value, isPrefix: index === words.length - 1 }));

function findWords(
  query: TextQuery,
  fields: readonly TextQueryField[],
  { words }: ParsedQuery,
  matches: MatchSet,
  filter: Bitset,
  allowed: Bitset,
): void {
  const search = new TypoSearch(query, fields, new WordMatcher(query, fields, matches), matches, filter, allowed);
  const synonyms = synonymQueries(words, query.synonyms, {
    prefix: query.synonymPrefix,
    numTypos: query.synonymNumTypos,
  });
  const synonymTerms = synonyms.length === 0 ? -1 : Math.max(words.length, ...synonyms.map(({ length }) => length));
  const usual = { dropped: [], synonymTerms, typoTokensThreshold: query.typoTokensThreshold, tried: new Set<string>() };
  search.run({ ...usual, terms: asTerms(words) });

  if (query.splitJoinTokens === 'always' || (query.splitJoinTokens === 'fallback' && matches.count === 0)) {
    for (const { field } of fields) {
      const respaced = respace(field, words, query.docCount);
      if (!respaced) continue;
      search.run({ ...usual, terms: asTerms(respaced) });
      break;
    }
  }
  for (const synonym of synonyms) {
    search.run({ ...usual, terms: asTerms(synonym), typoTokensThreshold: 0, tried: new Set() });
  }
  if (query.exhaustiveSearch || matches.count < query.dropTokensThreshold) {
    for (const all of [words, ...synonyms]) {
      dropWords(query, asTerms(all), matches, (terms, dropped) =>
        search.run({ ...usual, terms, dropped, synonymTerms: -1 }),
      );
    }
  }
  findParts(query, fields, words[0] as string, matches, allowed);
}

/**
 * Tries the query without its last words, then without its first ones (or the other way), while too little is found.
 */
function dropWords(
  query: TextQuery,
  terms: readonly Term[],
  matches: MatchSet,
  attempt: (terms: readonly Term[], dropped: readonly string[]) => void,
): void {
  const { from, mostWords } = query.dropTokensMode;
  const isBoth = from === 'both_sides' && terms.length <= mostWords;
  const isFew = (): boolean => isBoth || query.exhaustiveSearch || matches.count < query.dropTokensThreshold;
  const directions = from === 'left_to_right' ? (['left', 'right'] as const) : (['right', 'left'] as const);
  for (const direction of directions) {
    for (let count = 1; count < terms.length; count++) {
      if (!isFew()) return;
      const cut = direction === 'right' ? terms.length - count : count;
      const [head, tail] = [terms.slice(0, cut), terms.slice(cut)];
      const [kept, dropped] = direction === 'right' ? [head, tail] : [tail, head];
      attempt(
        kept,
        dropped.map(({ value }) => value),
      );
    }
  }
}

/** Words that contain the query's first word, in fields that allow infix search. */
function findParts(
  query: TextQuery,
  fields: readonly TextQueryField[],
  word: string,
  matches: MatchSet,
  allowed: Bitset,
): void {
  for (const { name, field, infix, hasInfix } of fields) {
    if (infix === 'off' || (infix === 'fallback' && matches.count > 0)) continue;
    if (hasInfix === false)
      throw badRequest(
        `Could not find \`${name}` +
          `\` in the infix index. Make sure to enable infix search by specifying \`infix: true\` in the ` +
          'schema.',
      );
    const docs = emptyBitset(query.docCount);
    const { maxExtraPrefix = 0x7fff, maxExtraSuffix = 0x7fff } = query;
    for (const id of field.dictionary.containing(word, maxExtraPrefix, maxExtraSuffix)) field.posting(id)?.mark(docs);
    for (const doc of toOrdinals(intersect(docs, allowed))) matches.add(doc, PLAIN_RANK);
  }
}
