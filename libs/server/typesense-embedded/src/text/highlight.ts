import { prefixEnd } from '../search/facets.js';
import type { Doc } from '../documentRules.js';
import type { Candidate } from './searchText.js';
import { tokenize, type TextOptions, type Token } from './tokenize.js';

export interface HighlightOptions {
  readonly fields: readonly string[];
  readonly fullFields: readonly string[];
  readonly startTag: string;
  readonly endTag: string;
  readonly affixTokens: number;
  readonly snippetThreshold: number;
  readonly text: TextOptions;
}

export interface FieldHighlight {
  field: string;
  matched_tokens: string[] | string[][];
  snippet?: string;
  value?: string;
  snippets?: string[];
  values?: string[];
  indices?: number[];
}

interface Marked {
  snippet: string;
  value: string;
  matched: string[];
}

/** Highlights of one document: fields with the most matches first. */
export function highlightDocument(
  document: Doc,
  candidates: readonly Candidate[],
  options: HighlightOptions,
): FieldHighlight[] {
  const results: FieldHighlight[] = [];
  for (const field of options.fields) {
    const value = document[field];
    const isFull = options.fullFields.includes(field);
    if (typeof value === 'string') {
      const marked = mark(value, candidates, options);
      if (!marked) continue;
      results.push({
        field,
        matched_tokens: marked.matched,
        snippet: marked.snippet,
        ...(isFull ? { value: marked.value } : {}),
      });
    } else if (Array.isArray(value)) {
      const items = value.map((item) => (typeof item === 'string' ? mark(item, candidates, options) : undefined));
      const indices = items.flatMap((item, index) => (item ? [index] : []));
      if (indices.length === 0) continue;
      const kept = indices.map((index) => items[index] as Marked);
      results.push({
        field,
        indices,
        matched_tokens: kept.map(({ matched }) => matched),
        snippets: kept.map(({ snippet }) => snippet),
        ...(isFull ? { values: kept.map(({ value: text }) => text) } : {}),
      });
    }
  }
  return results.sort((a, b) => matchedCount(b) - matchedCount(a));
}

const matchedCount = ({ matched_tokens: matched }: FieldHighlight): number => matched.flat().length;

/** The nested form: arrays carry one entry for every value, matched or not. */
export function highlightObject(document: Doc, highlights: readonly FieldHighlight[]): Record<string, unknown> {
  return Object.fromEntries(
    highlights.map<[string, unknown]>(({ field, indices, ...rest }) => {
      if (!indices)
        return [
          field,
          {
            matched_tokens: rest.matched_tokens,
            snippet: rest.snippet,
            ...(rest.value === undefined ? {} : { value: rest.value }),
          },
        ];
      const source = document[field] as unknown[];
      return [
        field,
        source.map((item, index) => {
          const at = indices.indexOf(index);
          return at < 0
            ? { matched_tokens: [], snippet: String(item) }
            : {
                matched_tokens: rest.matched_tokens[at],
                snippet: rest.snippets?.[at],
                ...(rest.values ? { value: rest.values[at] } : {}),
              };
        }),
      ];
    }),
  );
}

function mark(value: string, candidates: readonly Candidate[], options: HighlightOptions): Marked | undefined {
  const tokens = tokenize(value, options.text);
  const spans: { start: number; end: number; index: number }[] = [];
  for (const [index, token] of tokens.entries()) {
    const candidate =
      candidates.find(({ word }) => word === token.token) ??
      candidates.find(({ term, mayBegin }) => mayBegin && token.token.startsWith(term));
    if (!candidate) continue;
    const end =
      candidate.isPrefix || token.token !== candidate.word ? prefixEnd(value, token, candidate.term.length) : token.end;
    spans.push({ start: token.start, end, index });
  }
  if (spans.length === 0) return undefined;
  const matched = spans.map(({ start, end }) => value.slice(start, end));
  const paint = (from: number, to: number): string => {
    let text = '';
    let at = from;
    for (const { start, end } of spans) {
      if (start < from || end > to) continue;
      text += value.slice(at, start) + options.startTag + value.slice(start, end) + options.endTag;
      at = end;
    }
    return text + value.slice(at, to);
  };
  const [from, to] =
    tokens.length <= options.snippetThreshold ? [0, value.length] : window(value, tokens, spans, options.affixTokens);
  return { snippet: paint(from, to), value: paint(0, value.length), matched };
}

/** The part of a long text around its best cluster of matches. */
function window(
  value: string,
  tokens: readonly Token[],
  spans: readonly { index: number }[],
  affix: number,
): [number, number] {
  const first = (spans[0] as { index: number }).index;
  const inReach = spans.filter(({ index }) => index - first < 10);
  const last = (inReach.at(-1) as { index: number }).index;
  const start = tokens[Math.max(0, first - affix)]?.start ?? 0;
  const end = last + affix >= tokens.length - 1 ? value.length : (tokens[last + affix]?.end ?? value.length);
  return [first - affix <= 0 ? 0 : start, end];
}
