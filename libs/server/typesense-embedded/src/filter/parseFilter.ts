import { badRequest } from '../fault.js';

/** `field operator value` as written; values are read when the field's type is known. */
export interface Comparison {
  readonly field: string;
  readonly value: string;
}
export type Operator = '&&' | '||';
/** Conditions, each operator after the two that it joins. */
export type Filter = readonly (Comparison | string)[];

/** More conditions and operators than this are refused, as by the real server. */
const MOST_OPERATIONS = 100;
const MAX_LENGTH = 60_000;

/**
 * Parses `filter_by`: conditions in the order in which they are looked at, operators behind what they join. Both
 * operators bind alike, from the left. A condition that cannot be read is an error only when it is evaluated, so it
 * stays text here. Throws Typesense's message for parentheses that do not match.
 */
export function parseFilter(text: string): Filter {
  if (text.length > MAX_LENGTH) throw badRequest('Filter expression is too long.');
  const output: string[] = [];
  const waiting: string[] = [];
  const unbalanced = () => badRequest('Could not parse the filter query: unbalanced parentheses.');
  const release = (): void => {
    while (waiting.length > 0 && waiting.at(-1) !== '(') output.push(waiting.pop() as string);
  };
  for (const piece of pieces(text)) {
    if (isOperator(piece)) {
      release();
      waiting.push(piece);
    } else if (piece === '(') waiting.push(piece);
    else if (piece === ')') {
      release();
      if (waiting.pop() !== '(') throw unbalanced();
    } else output.push(piece);
  }
  release();
  if (waiting.length > 0) throw unbalanced();
  if (output.length === 0 && text.trim() !== '') throw badRequest('Filter query cannot be empty.');
  if (output.length > MOST_OPERATIONS)
    throw badRequest(`\`filter_by\` has too many operations. Maximum allowed: ${MOST_OPERATIONS}`);
  return output.map((piece) => (isOperator(piece) ? piece : (comparison(piece) ?? piece)));
}

export const isOperator = (piece: unknown): piece is Operator => piece === '&&' || piece === '||';

function* pieces(text: string): Generator<string> {
  let at = 0;
  while (at < text.length) {
    const char = text[at] as string;
    if (char === ' ') at++;
    else if (char === '(' || char === ')') {
      yield char;
      at++;
    } else if (char === '&' || char === '|') {
      if (text[at + 1] !== char) throw badRequest('Could not parse the filter filter_query.');
      yield char + char;
      at += 2;
    } else {
      const end = conditionEnd(text, at);
      yield text.slice(at, end).trim();
      at = end;
    }
  }
}

/**
 * Where a condition ends: before an operator or a parenthesis outside of backticks. Parentheses belong to it where its
 * value begins with one, as places do, and inside of a list.
 */
function conditionEnd(text: string, from: number): number {
  let isQuoted = false;
  let isPlace = false;
  let isInList = false;
  let isAtValue = false;
  for (let at = from; at < text.length; at++) {
    const char = text[at] as string;
    if (char === '`' && at > from) isQuoted = !isQuoted;
    if (isQuoted) continue;
    const ends = char === '(' || char === ')' || ((char === '&' || char === '|') && text[at + 1] === char && at > from);
    if (isAtValue && char === '(') isPlace = true;
    else if (ends && !isPlace && !isInList) return at;
    if (char === '[') isInList = true;
    else if (char === ']') isInList = false;
    else if (char === ')') isPlace = false;
    if (char === ':') isAtValue = true;
    else if (char !== ' ') isAtValue = false;
  }
  return text.length;
}

function comparison(text: string): Comparison | undefined {
  const colon = text.indexOf(':');
  if (colon < 0) return undefined;
  return { field: text.slice(0, colon).trim(), value: text.slice(colon + 1).trim() };
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
