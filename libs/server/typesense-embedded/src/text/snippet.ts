import { spend } from '../limits/budget.js';
import type { FoundWord } from './matchSet.js';
import { Nearness, Occurrences } from './proximity.js';
import { packField } from './textRank.js';
import { isIndexed, isSeparator, tokenize, type TextOptions, type Token } from './tokenize.js';

export interface SnippetOptions {
  readonly startTag: string;
  readonly endTag: string;
  /** Words shown before and after the found ones. */
  readonly affixTokens: number;
  /** Texts of no more words are shown whole. */
  readonly snippetThreshold: number;
  readonly text: TextOptions;
}

/** What is marked in a text. */
export interface MarkedWords {
  readonly words: ReadonlyMap<string, FoundWord>;
  /** Letters of the query's last word: how much of a word is marked of which it is the beginning. */
  readonly lastLength: number;
  /** Marks every word that contains this. */
  readonly part?: string | undefined;
}

export interface Snippet {
  readonly snippet: string;
  /** The whole text with its marks. */
  readonly value: string;
  /** Words marked in the snippet, as the text spells them. */
  readonly matched: string[];
  /** How well the text matches; higher is better. */
  readonly score: number;
}

/** Texts shorter than this show words that merely contain a part. */
const SHORT_TEXT = 100;

interface Span {
  readonly start: number;
  readonly end: number;
}

const occurrences = new Occurrences();
const nearness = new Nearness();

/** Marks the found words of a text and cuts the part around the closest of them; undefined when it has none. */
export function makeSnippet(
  value: string,
  marked: MarkedWords,
  isFull: boolean,
  options: SnippetOptions,
): Snippet | undefined {
  spend(5 + (value.length >>> 3));
  const tokens = tokenize(value, options.text);
  const isPart = marked.part !== undefined && value.length < SHORT_TEXT && value.toLowerCase().includes(marked.part);
  const closest = isPart ? { score: 1, positions: [] } : findClosest(tokens, marked.words);
  if (!closest) return undefined;
  const found = findSpans(
    value,
    tokens,
    closest.positions,
    isPart ? marked : { ...marked, part: undefined },
    isFull,
    options,
  );
  if (found.spans.length === 0) return undefined;
  const { from, to, spans } = found;
  const shown = spans.filter(({ start }) => start >= from && start < to);
  return {
    snippet: paint(value, from, to, shown, options),
    value: paint(value, 0, value.length, spans, options),
    matched: shown.map(({ start, end }) => value.slice(start, end)),
    score: closest.score,
  };
}

/** Positions of the closest of the found words and how well they match. */
function findClosest(
  tokens: readonly Token[],
  words: ReadonlyMap<string, FoundWord>,
): { score: number; positions: readonly number[] } | undefined {
  const places = new Map<string, number[]>();
  for (const [index, { token }] of tokens.entries()) {
    if (!words.has(token)) continue;
    const list = places.get(token);
    if (list) list.push(index);
    else places.set(token, [index]);
  }
  if (places.size === 0) return undefined;
  occurrences.clear();
  for (const word of words.keys()) {
    const list = places.get(word);
    if (!list) continue;
    occurrences.begin();
    for (const index of list) occurrences.add(index, index === tokens.length - 1);
  }
  nearness.measure(occurrences, true);
  const { present, distance, isWhole, furthest, positions } = nearness;
  return { score: packField(places.size, present, 1, distance, isWhole, 255 - furthest), positions };
}

/** What of a text is marked, and which part of it is shown. */
function findSpans(
  value: string,
  tokens: readonly Token[],
  closest: readonly number[],
  marked: MarkedWords,
  isFull: boolean,
  options: SnippetOptions,
): { spans: Span[]; from: number; to: number } {
  const { affixTokens, snippetThreshold } = options;
  const isShort = isFull || value.length < snippetThreshold * 6;
  const last = closest.at(-1) ?? 0;
  const spans: Span[] = [];
  const seen = new Set<string>();
  let next = 0;
  let from = -1;
  let to = value.length;
  let index = 0;
  for (const token of tokens) {
    const word = marked.words.get(token.token);
    const isClosest = closest[next] === index;
    if (isClosest || (from >= 0 && seen.has(token.token)) || (isShort && word)) {
      spans.push({ start: token.start, end: endOfMark(value, token, word, marked.lastLength, options.text) });
      seen.add(token.token);
      if (isClosest) {
        next++;
        if (from < 0) from = (tokens[Math.max(0, index - affixTokens)] as Token).start;
      }
    } else if (marked.part !== undefined && token.token.includes(marked.part)) {
      spans.push({ start: token.start, end: token.end });
    }
    const isPast = index >= last + affixTokens;
    if (closest.length > 0 && isPast && to === value.length) to = endOfWord(value, token, options.text);
    if (index >= snippetThreshold && next >= closest.length && isPast && !isFull) break;
    index++;
  }
  const isWhole = tokens.length <= snippetThreshold;
  return { spans, from: isWhole || from < 0 ? 0 : from, to: isWhole ? value.length : to };
}

/**
 * Where the mark of a word ends. Of a word that only begins with the query's word, the beginning is marked; with an
 * edit in it, a word that is hardly longer is marked whole.
 */
function endOfMark(
  value: string,
  token: Token,
  word: FoundWord | undefined,
  lastLength: number,
  options: TextOptions,
): number {
  if (!word?.isPrefix || word.rootLength >= token.token.length) return token.end;
  let letters = 0;
  let end = token.end;
  for (let at = token.start; at < token.end; at++) {
    if (!isIndexed(value.charCodeAt(at), options)) continue;
    letters++;
    if (letters === lastLength) end = at + 1;
  }
  // the recorded server does not count a word's last letter
  return word.numTypos > 0 && letters - 1 - lastLength <= 2 ? token.end : end;
}

/** End of a word with the symbols that follow it. */
function endOfWord(value: string, token: Token, options: TextOptions): number {
  let end = token.end;
  while (end < value.length && !isSeparator(value.charCodeAt(end), options)) end++;
  return end;
}

function paint(
  value: string,
  from: number,
  to: number,
  spans: readonly Span[],
  { startTag, endTag }: SnippetOptions,
): string {
  let text = '';
  let at = from;
  for (const { start, end } of spans) {
    text += value.slice(at, start) + startTag + value.slice(start, end) + endTag;
    at = end;
  }
  return text + value.slice(at, Math.max(at, to));
}
