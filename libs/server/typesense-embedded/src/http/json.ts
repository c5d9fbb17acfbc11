import { badRequest } from '../fault.js';

/**
 * Parses JSON. For invalid JSON, throws an error worded as closely as possible to that of the real server's parser.
 */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw badRequest(`Bad JSON: ${describe(text, error)}`);
  }
}

function describe(text: string, error: unknown): string {
  const trimmed = text.trim();
  const at = /position (\d+)/.exec(error instanceof Error ? error.message : '')?.[1];
  const isWord = /^[a-z]/i.test(trimmed);
  const isCutOff = !isWord && (trimmed === '' || at === undefined || Number(at) >= text.length);
  if (isCutOff) {
    const column = text.length + 1;
    return (
      `[json.exception.parse_error.101] parse error at line 1, column ${column}` +
      `: syntax error while parsing value - unexpected end of input; expected '[', '{', or a literal`
    );
  }
  const word = isWord ? invalidLiteral(trimmed) : text.slice(0, Number(at) + 1);
  const column = isWord ? word.length : Number(at) + 1;
  return (
    `[json.exception.parse_error.101] parse error at line 1, column ${column}` +
    `: syntax error while parsing value - invalid literal; last read: '${word}'`
  );
}

/** The beginning of a word up to the first letter that no JSON literal has there. */
function invalidLiteral(text: string): string {
  const literal = ['true', 'false', 'null'].find((known) => known[0] === text[0]);
  if (!literal) return text.slice(0, 1);
  let length = 1;
  while (length < literal.length && text[length] === literal[length]) length++;
  return text.slice(0, length + 1);
}
