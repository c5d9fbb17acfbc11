import { countBits, emptyBitset, hasBit, intersect, setBit, subtract, unite, type Bitset } from '../columns/bitset.js';
import { parseQuery, type ParsedQuery } from './query.js';
import { scoreDocument, type TextScore } from './score.js';
import type { TextField } from './textField.js';

export interface TextQueryField {
  readonly name: string;
  readonly field: TextField;
  readonly weight: number;
  readonly numTypos: number;
  readonly prefix: boolean;
  readonly infix: 'off' | 'always' | 'fallback';
}

export interface TextQuery {
  readonly q: string;
  readonly fields: readonly TextQueryField[];
  readonly dropTokensThreshold: number;
  readonly dropTokensMode: 'right_to_left' | 'left_to_right' | 'both_sides';
  readonly typoTokensThreshold: number;
  readonly minLen1Typo: number;
  readonly minLen2Typo: number;
  readonly prioritizeExactMatch: boolean;
  readonly prioritizeTokenPosition: boolean;
  readonly prioritizeNumMatchingFields: boolean;
  readonly exhaustiveSearch: boolean;
  readonly textMatchType: 'max_score' | 'max_weight' | 'sum_score';
  readonly splitJoinTokens: 'off' | 'fallback' | 'always';
  readonly maxCandidates: number;
  readonly synonyms: readonly SynonymRule[];
  readonly filter: Bitset;
  readonly docCount: number;
}

export interface SynonymRule {
  /** Words that are replaced; each synonym in turn when there is no root. */
  readonly from: readonly string[];
  readonly to: readonly (readonly string[])[];
}

/** A word of the index that stands for a word of the query. */
export interface Candidate {
  readonly word: string;
  /** The query's word. */
  readonly term: string;
  /** Two for each edit, one more where the query's word is only the beginning. */
  readonly cost: number;
  readonly isPrefix: boolean;
  /** Other words that begin with the query's word match as well. */
  readonly mayBegin: boolean;
  /** Id of the word in each field; -1 where the field has it not or may not use it. */
  readonly ids: readonly number[];
}

/** One way to read the query in words of the index, and the documents that have them all. */
export interface Reading {
  readonly candidates: readonly Candidate[];
  readonly docs: Bitset;
  readonly dropped: number;
}

export interface TextMatches {
  readonly docs: Bitset;
  readonly readings: readonly Reading[];
  score(doc: number): TextScore;
  /** The reading that gives a document its score. */
  readingOf(doc: number): Reading | undefined;
}

interface Term {
  readonly value: string;
  readonly isPrefix: boolean;
}

/** Readings tried for one set of edits (Typesense's combination limit). */
const MIN_READINGS = 10;
/** Sets of edits tried for one query. */
const MAX_COST_SETS = 200;

/** Finds the documents that match a query, in Typesense's order of attempts: as typed, with typos, split or joined, shorter. */
export function searchText(query: TextQuery): TextMatches {
  const options = query.fields[0]?.field.options ?? { tokenSeparators: [], symbolsToIndex: [] };
  const parsed = parseQuery(query.q, options);
  const allowed = applyPhrases(query, parsed);
  const terms = parsed.words.map((value, index) => ({ value, isPrefix: index === parsed.words.length - 1 }));
  const readings: Reading[] = [];
  const found = emptyBitset(query.docCount);
  const attempt = (attempted: readonly Term[], dropped: number) => {
    readWithTypos(query, attempted, allowed, dropped, readings, found);
  };
  if (terms.length === 0)
    return matchesOf(query, allowed, [{ candidates: phraseCandidates(query, parsed), docs: allowed, dropped: 0 }]);

  attempt(terms, 0);
  for (const replaced of synonymReadings(parsed.words, query.synonyms)) {
    attempt(
      replaced.map((value) => ({ value, isPrefix: false })),
      0,
    );
  }
  if (query.splitJoinTokens === 'always' || (query.splitJoinTokens === 'fallback' && countBits(found) === 0)) {
    const resolved = resolveSpaces(query, parsed.words);
    if (resolved)
      attempt(
        resolved.map((value) => ({ value, isPrefix: false })),
        Math.max(0, terms.length - resolved.length),
      );
  }
  readInfix(query, terms, allowed, readings, found);
  for (const { rest, dropped } of shorterQueries(terms, query.dropTokensMode)) {
    if (!query.exhaustiveSearch && countBits(found) >= query.dropTokensThreshold) break;
    if (query.dropTokensThreshold === 0) break;
    attempt(rest, dropped);
  }
  return matchesOf(query, found, readings);
}

function matchesOf(query: TextQuery, docs: Bitset, readings: readonly Reading[]): TextMatches {
  const best = (doc: number): { score: TextScore; reading: Reading | undefined } => {
    let result: { score: TextScore; reading: Reading | undefined } | undefined;
    for (const reading of readings) {
      if (!hasBit(reading.docs, doc)) continue;
      const score = scoreDocument(query, reading, doc);
      if (!result || score.rank > result.score.rank) result = { score, reading };
    }
    return result ?? { score: NO_SCORE, reading: undefined };
  };
  return { docs, readings, score: (doc) => best(doc).score, readingOf: (doc) => best(doc).reading };
}

const NO_SCORE: TextScore = {
  rank: 0,
  tokensMatched: 0,
  bestFieldScore: 0,
  bestFieldWeight: 0,
  fieldsMatched: 0,
  dropped: 0,
  typoPrefix: 0,
};

/** Documents that the filter allows, that have every phrase and no excluded word. */
function applyPhrases(query: TextQuery, parsed: ParsedQuery): Bitset {
  const allowed = Uint32Array.from(query.filter);
  for (const phrase of parsed.phrases) intersect(allowed, phraseDocs(query, phrase));
  for (const phrase of parsed.excludedPhrases) subtract(allowed, phraseDocs(query, phrase));
  for (const word of parsed.excluded) {
    const out = emptyBitset(query.docCount);
    for (const { field } of query.fields) {
      const id = field.dictionary.idOf(word);
      if (id !== undefined) field.mark(id, out);
    }
    subtract(allowed, out);
  }
  return allowed;
}

function phraseDocs(query: TextQuery, phrase: readonly string[]): Bitset {
  const all = emptyBitset(query.docCount);
  for (const { field } of query.fields) {
    const ids = phrase.map((word) => field.dictionary.idOf(word));
    if (ids.some((id) => id === undefined)) continue;
    let docs: Bitset | undefined;
    for (const id of ids) {
      const marked = emptyBitset(query.docCount);
      field.mark(id as number, marked);
      docs = docs ? intersect(docs, marked) : marked;
    }
    for (let doc = 0; docs && doc < query.docCount; doc++) {
      if (hasBit(docs, doc) && hasSequence(field.wordsOf(doc), ids as number[])) setBit(all, doc);
    }
  }
  return all;
}

function hasSequence(words: Uint32Array, ids: readonly number[]): boolean {
  for (let at = 0; at + ids.length <= words.length; at++) {
    if (ids.every((id, offset) => words[at + offset] === id)) return true;
  }
  return false;
}

const phraseCandidates = (query: TextQuery, parsed: ParsedQuery): Candidate[] =>
  parsed.phrases.flat().map((word) => ({
    word,
    term: word,
    cost: 0,
    isPrefix: false,
    mayBegin: false,
    ids: query.fields.map(({ field }) => field.dictionary.idOf(word) ?? -1),
  }));

/** Tries sets of edits, fewest on the first words, until enough documents are found. */
function readWithTypos(
  query: TextQuery,
  terms: readonly Term[],
  allowed: Bitset,
  dropped: number,
  readings: Reading[],
  found: Bitset,
): void {
  const costs = terms.map((term) => Array.from({ length: maxTypos(query, term.value) + 1 }, (_, cost) => cost));
  const known = new Map<string, Candidate[]>();
  const candidatesAt = (index: number, cost: number): Candidate[] => {
    const key = `${index} ${cost}`;
    let list = known.get(key);
    if (!list) known.set(key, (list = candidatesOf(query, terms[index] as Term, cost, terms[index - 1])));
    return list;
  };
  let tried = 0;
  for (const set of costSets(costs)) {
    if (tried++ >= MAX_COST_SETS) return;
    const lists = set.map((cost, index) => candidatesAt(index, cost));
    if (lists.some((list) => list.length === 0)) continue;
    readCombinations(query, lists, allowed, dropped, readings, found);
    if (countBits(found) >= query.typoTokensThreshold) return;
  }
}

/** Every choice of one cost for each word; the last word's cost changes fastest. */
function* costSets(costs: readonly (readonly number[])[]): Generator<number[]> {
  const total = costs.length > 30 ? 1 : costs.reduce((product, list) => product * list.length, 1);
  for (let n = 0; n < total; n++) {
    let rest = n;
    const set: number[] = [];
    for (let i = costs.length - 1; i >= 0; i--) {
      const list = costs[i] as readonly number[];
      set[i] = list[rest % list.length] as number;
      rest = Math.floor(rest / list.length);
    }
    yield set;
  }
}

function maxTypos(query: TextQuery, term: string): number {
  if (query.typoTokensThreshold === 0) return 0;
  const most = Math.min(2, Math.max(0, ...query.fields.map((field) => field.numTypos)));
  if (term.length < query.minLen1Typo) return 0;
  return term.length < query.minLen2Typo ? Math.min(1, most) : most;
}

function candidatesOf(query: TextQuery, term: Term, cost: number, previous: Term | undefined): Candidate[] {
  const words = new Map<string, boolean>();
  const limit = query.exhaustiveSearch ? 10_000 : query.maxCandidates;
  for (const { field, numTypos, prefix } of query.fields) {
    if (cost > numTypos) continue;
    const isPrefix = term.isPrefix && prefix;
    const near = isPrefix && previous ? besides(query, field, previous.value) : query.filter;
    for (const id of field.candidates(term.value, cost, isPrefix, limit, near, new Set(words.keys()))) {
      words.set(field.dictionary.words[id] as string, isPrefix);
    }
  }
  return [...words].map(([word, mayBegin]) => {
    const isBeginning = mayBegin && word.length > term.value.length + (cost === 0 ? 0 : cost);
    return {
      word,
      term: term.value,
      cost: cost * 2 + (isBeginning ? 1 : 0),
      isPrefix: isBeginning,
      mayBegin: mayBegin && word === term.value,
      ids: query.fields.map(({ field, numTypos }) => (cost > numTypos ? -1 : (field.dictionary.idOf(word) ?? -1))),
    };
  });
}

/** Documents in which a beginning is worth completing: those that have the word before it. */
function besides(query: TextQuery, field: TextField, previous: string): Bitset {
  const id = field.dictionary.idOf(previous);
  if (id === undefined || field.frequency(id) === 0) return query.filter;
  const docs = emptyBitset(query.docCount);
  field.mark(id, docs);
  return intersect(docs, query.filter);
}

function readCombinations(
  query: TextQuery,
  lists: readonly (readonly Candidate[])[],
  allowed: Bitset,
  dropped: number,
  readings: Reading[],
  found: Bitset,
): void {
  const limit = query.exhaustiveSearch ? 1000 : Math.max(MIN_READINGS, query.maxCandidates);
  const total = lists.reduce((product, list) => product * list.length, 1);
  const marked = new Map<Candidate, Bitset>();
  const docsOf = (candidate: Candidate): Bitset => {
    let docs = marked.get(candidate);
    if (!docs) {
      docs = emptyBitset(query.docCount);
      for (const [index, { field }] of query.fields.entries()) {
        const id = candidate.ids[index] as number;
        if (id >= 0) field.mark(id, docs);
      }
      marked.set(candidate, docs);
    }
    return docs;
  };
  for (let n = 0; n < Math.min(total, limit); n++) {
    let rest = n;
    const candidates: Candidate[] = [];
    for (let i = lists.length - 1; i >= 0; i--) {
      const list = lists[i] as readonly Candidate[];
      candidates[i] = list[rest % list.length] as Candidate;
      rest = Math.floor(rest / list.length);
    }
    const docs = Uint32Array.from(allowed);
    for (const candidate of candidates) intersect(docs, docsOf(candidate));
    if (countBits(docs) === 0) continue;
    unite(found, docs);
    readings.push({ candidates, docs, dropped });
  }
}

/** Words joined or parted so that they are in the index: "cx 5" for "cx5", "landrover" for "land rover". */
function resolveSpaces(query: TextQuery, words: readonly string[]): string[] | undefined {
  for (const { field } of query.fields) {
    const has = (word: string): boolean => field.frequency(field.dictionary.idOf(word) ?? -1) > 0;
    for (let i = 0; i + 1 < words.length; i++) {
      const joined = `${words[i]}${words[i + 1]}`;
      if (has(joined)) return [...words.slice(0, i), joined, ...words.slice(i + 2)];
    }
    for (const [i, word] of words.entries()) {
      for (let cut = 1; cut < word.length; cut++) {
        const [first, second] = [word.slice(0, cut), word.slice(cut)];
        if (has(first) && has(second) && standTogether(query, field, first, second)) {
          return [...words.slice(0, i), first, second, ...words.slice(i + 1)];
        }
      }
    }
  }
  return undefined;
}

function standTogether(query: TextQuery, field: TextField, first: string, second: string): boolean {
  const ids = [field.dictionary.idOf(first) ?? -1, field.dictionary.idOf(second) ?? -1];
  const docs = emptyBitset(query.docCount);
  field.mark(ids[0] as number, docs);
  for (let doc = 0; doc < query.docCount; doc++) {
    if (hasBit(docs, doc) && hasSequence(field.wordsOf(doc), ids)) return true;
  }
  return false;
}

/** The query without its last words, then without its first ones. */
function* shorterQueries(
  terms: readonly Term[],
  mode: TextQuery['dropTokensMode'],
): Generator<{ rest: readonly Term[]; dropped: number }> {
  const directions = mode === 'left_to_right' ? (['left', 'right'] as const) : (['right', 'left'] as const);
  for (const direction of directions) {
    for (let dropped = 1; dropped < terms.length; dropped++) {
      yield { rest: direction === 'right' ? terms.slice(0, terms.length - dropped) : terms.slice(dropped), dropped };
    }
  }
}

function* synonymReadings(words: readonly string[], synonyms: readonly SynonymRule[]): Generator<readonly string[]> {
  for (const { from, to } of synonyms) {
    for (let at = 0; at + from.length <= words.length; at++) {
      if (!from.every((word, offset) => words[at + offset] === word)) continue;
      for (const replacement of to) yield [...words.slice(0, at), ...replacement, ...words.slice(at + from.length)];
    }
  }
}

/** Words that contain the query's word, in fields where this was asked for. */
function readInfix(
  query: TextQuery,
  terms: readonly Term[],
  allowed: Bitset,
  readings: Reading[],
  found: Bitset,
): void {
  const isWanted = query.fields.some(
    ({ infix }) => infix === 'always' || (infix === 'fallback' && countBits(found) === 0),
  );
  const [term] = terms;
  if (!isWanted || terms.length !== 1 || !term) return;
  for (const [index, { field, infix }] of query.fields.entries()) {
    if (infix === 'off') continue;
    for (const [id, word] of field.dictionary.words.entries()) {
      if (!word.includes(term.value)) continue;
      const docs = emptyBitset(query.docCount);
      field.mark(id, docs);
      intersect(docs, allowed);
      if (countBits(docs) === 0) continue;
      unite(found, docs);
      const ids = query.fields.map((_, i) => (i === index ? id : -1));
      readings.push({
        candidates: [{ word, term: term.value, cost: 2, isPrefix: false, mayBegin: false, ids }],
        docs,
        dropped: 0,
      });
    }
  }
}
