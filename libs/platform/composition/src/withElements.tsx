import { Fragment, type ReactNode } from 'react';

/** No text of a page has it. */
const MARK = '\u0000';

/**
 * A message with elements among its words, such as a link. `read` says it with a mark for each element, and the
 * elements take the places of their marks, in the order of the language.
 */
export function withElements<Name extends string>(
  read: (marks: Readonly<Record<Name, string>>) => string,
  elements: Readonly<Record<Name, ReactNode>>,
): ReactNode {
  const byName = new Map<string, ReactNode>(Object.entries<ReactNode>(elements));
  const marks = Object.fromEntries([...byName.keys()].map((name) => [name, MARK + name + MARK]));
  return read(marks as Record<Name, string>)
    .split(MARK)
    .map((part, index) => (index % 2 === 0 ? part : <Fragment key={index}>{byName.get(part)}</Fragment>));
}
