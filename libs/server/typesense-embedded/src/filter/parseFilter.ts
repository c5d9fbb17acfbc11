import { badRequest } from '../fault.js';

/** `field operator value` as written; values are read when the field's type is known. */
export interface Comparison {
  readonly kind: 'comparison';
  readonly field: string;
  readonly value: string;
}
export type FilterNode =
  | Comparison
  | { readonly kind: 'and' | 'or'; readonly parts: readonly FilterNode[] }
  | { readonly kind: 'not'; readonly part: FilterNode };

type Piece = '(' | ')' | '&&' | '||' | '!' | Comparison;

/** Deeper nesting is refused, so that no query can exhaust the stack. */
const MAX_DEPTH = 100;
const MAX_LENGTH = 60_000;

/** Parses `filter_by`. Undefined for an empty filter. Throws Typesense's message for what cannot be read. */
export function parseFilter(text: string): FilterNode | undefined {
  if (text.trim() === '') return undefined;
  if (text.length > MAX_LENGTH) throw badRequest('Filter expression is too long.');
  const pieces = cut(text);
  let at = 0;
  const parseOr = (depth: number): FilterNode => {
    const parts = [parseAnd(depth)];
    while (pieces[at] === '||') {
      at++;
      parts.push(parseAnd(depth));
    }
    return parts.length === 1 ? (parts[0] as FilterNode) : { kind: 'or', parts };
  };
  const parseAnd = (depth: number): FilterNode => {
    const parts = [parseOne(depth)];
    while (pieces[at] === '&&') {
      at++;
      parts.push(parseOne(depth));
    }
    return parts.length === 1 ? (parts[0] as FilterNode) : { kind: 'and', parts };
  };
  const parseOne = (depth: number): FilterNode => {
    if (depth > MAX_DEPTH) throw badRequest('Filter expression is too deeply nested.');
    const piece = pieces[at++];
    if (piece === '!') return { kind: 'not', part: parseOne(depth + 1) };
    if (piece === '(') {
      const inner = parseOr(depth + 1);
      if (pieces[at++] !== ')') throw badRequest('Could not parse the filter query: unbalanced parentheses.');
      return inner;
    }
    if (piece === undefined || typeof piece === 'string') throw badRequest('Could not parse the filter query.');
    return piece;
  };
  const tree = parseOr(0);
  if (at < pieces.length) {
    throw badRequest(
      pieces[at] === ')'
        ? 'Could not parse the filter query: unbalanced parentheses.'
        : 'Could not parse the filter query.',
    );
  }
  return tree;
}

function cut(text: string): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  while (at < text.length) {
    const char = text[at] as string;
    if (char === ' ') at++;
    else if (char === '(' || char === ')') {
      pieces.push(char);
      at++;
    } else if (text.startsWith('&&', at) || text.startsWith('||', at)) {
      pieces.push(text.slice(at, at + 2) as '&&' | '||');
      at += 2;
    } else if (char === '!' && /^!\s*\(/.test(text.slice(at, at + 20))) {
      pieces.push('!');
      at++;
    } else {
      const end = comparisonEnd(text, at);
      pieces.push(comparison(text.slice(at, end)));
      at = end;
    }
  }
  return pieces;
}

/** Where a comparison ends: before `&&`, `||` or a closing parenthesis that is not its own. */
function comparisonEnd(text: string, from: number): number {
  let depth = 0;
  let isQuoted = false;
  let isInList = false;
  for (let at = from; at < text.length; at++) {
    const char = text[at];
    if (char === '`') isQuoted = !isQuoted;
    if (isQuoted) continue;
    if (char === '[') isInList = true;
    else if (char === ']') isInList = false;
    else if (char === '(') depth++;
    else if (char === ')') {
      if (depth === 0) return at;
      depth--;
    } else if (!isInList && depth === 0 && (text.startsWith('&&', at) || text.startsWith('||', at))) return at;
  }
  return text.length;
}

function comparison(text: string): Comparison {
  const colon = text.indexOf(':');
  if (colon <= 0) throw badRequest('Could not parse the filter query.');
  return { kind: 'comparison', field: text.slice(0, colon).trim(), value: text.slice(colon + 1).trim() };
}

/** Items of `[a, b]`, or the one value; backticks hold commas and brackets. */
export function listItems(value: string): string[] {
  const isList = value.startsWith('[') && value.endsWith(']');
  const inner = isList ? value.slice(1, -1) : value;
  const items: string[] = [];
  let item = '';
  let isQuoted = false;
  for (const char of inner) {
    if (char === '`') isQuoted = !isQuoted;
    else if (char === ',' && !isQuoted && isList) {
      items.push(item.trim());
      item = '';
    } else item += char;
  }
  items.push(item.trim());
  return isList ? items.filter((text) => text !== '') : items;
}
