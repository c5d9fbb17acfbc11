import type { Doc } from '../documentRules.js';
import type { FoundWord } from './matchSet.js';
import type { FoundWords } from './searchText.js';
import { makeSnippet, type MarkedWords, type Snippet, type SnippetOptions } from './snippet.js';
import { own } from '../own.js';

export interface HighlightOptions extends SnippetOptions {
  readonly fields: readonly string[];
  /** Fields of which the whole value is given as well. */
  readonly fullFields: readonly string[];
  /** Fields in which parts of words were sought. */
  readonly infixFields?: readonly string[];
}

/** Marks of a field in the flat form (`highlights`). */
export interface FieldHighlight {
  field: string;
  matched_tokens: string[] | string[][];
  snippet?: string;
  value?: string;
  snippets?: string[];
  values?: string[];
  indices?: number[];
}

/** Marks of a value in the nested form (`highlight`). */
export interface ValueHighlight {
  matched_tokens: string[];
  snippet: string;
  value?: string;
}

export interface DocumentHighlight {
  readonly highlights: FieldHighlight[];
  readonly highlight: Record<string, ValueHighlight | ValueHighlight[]>;
}

/** Values of an array that the flat form shows, best first. */
const MOST_VALUES = 5;

/** Highlights of one document in both forms; in the flat one the fields that match best come first. */
export function highlightDocument(document: Doc, words: FoundWords, options: HighlightOptions): DocumentHighlight {
  const found: { score: number; flat: FieldHighlight }[] = [];
  const highlight: DocumentHighlight['highlight'] = {};
  const marked = markedWords(words);
  for (const field of options.fields) {
    const value = own(document, field);
    const isFull = options.fullFields.includes(field);
    const isPart = options.infixFields?.includes(field) === true;
    const sought = isPart ? { ...marked, part: words.query[0] } : marked;
    if (typeof value === 'string') {
      const snippet = makeSnippet(value, sought, isFull, options);
      if (!snippet) continue;
      highlight[field] = nested(snippet, isFull);
      found.push({ score: snippet.score, flat: { field, ...nested(snippet, isFull) } });
    } else if (Array.isArray(value)) {
      const texts = value.map((item) => (typeof item === 'string' ? item : String(item)));
      const snippets = texts.map((text) => makeSnippet(text, sought, isFull, options));
      const best = snippets
        .flatMap((snippet, index) => (snippet ? [{ snippet, index }] : []))
        .sort((a, b) => b.snippet.score - a.snippet.score)
        .slice(0, MOST_VALUES);
      const [first] = best;
      if (!first) continue;
      highlight[field] = snippets.map((snippet, index) =>
        snippet ? nested(snippet, isFull) : nested(unmarked(texts[index] as string), isFull),
      );
      found.push({ score: first.snippet.score, flat: flatArray(field, best, isFull) });
    }
  }
  return { highlights: found.sort((a, b) => b.score - a.score).map(({ flat }) => flat), highlight };
}

const nested = ({ matched, snippet, value }: Snippet, isFull: boolean): ValueHighlight => ({
  matched_tokens: matched,
  snippet,
  ...(isFull ? { value } : {}),
});

const unmarked = (text: string): Snippet => ({ snippet: text, value: text, matched: [], score: 0 });

const flatArray = (
  field: string,
  best: readonly { snippet: Snippet; index: number }[],
  isFull: boolean,
): FieldHighlight => ({
  field,
  indices: best.map(({ index }) => index),
  matched_tokens: best.map(({ snippet }) => snippet.matched),
  snippets: best.map(({ snippet }) => snippet.snippet),
  ...(isFull ? { values: best.map(({ snippet }) => snippet.value) } : {}),
});

const kept = new WeakMap<FoundWords, MarkedWords>();

/** Found words, and words of the query that were left out of the search, which are marked all the same. */
function markedWords(words: FoundWords): MarkedWords {
  let marked = kept.get(words);
  if (!marked) {
    const all = new Map<string, FoundWord>(words.found);
    for (const word of words.sought) {
      if (!all.has(word)) all.set(word, { rootLength: word.length, numTypos: 0, isPrefix: false });
    }
    marked = { words: all, lastLength: [...(words.query.at(-1) ?? '')].length };
    kept.set(words, marked);
  }
  return marked;
}
