/** Control characters and halves of surrogate pairs: databases and XML refuse them. Line breaks and tabs stay. */
// eslint-disable-next-line no-control-regex
const UNSTORABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff\p{Cs}]/gu;

/** Text that any store can hold. */
export const storable = (value: string): string => value.replace(UNSTORABLE, '');

/** What ends a line anywhere, and what turns its reading direction. */
// eslint-disable-next-line no-control-regex
const NOT_OF_A_LINE = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]+/g;

/** The same in one line, without space around it: what reaches a subject or a header of a mail. */
export const oneLine = (value: string): string =>
  storable(value.replace(NOT_OF_A_LINE, ' ')).replace(/\s+/g, ' ').trim();

/**
 * A text as somebody typed it, fit to be stored: without space around it, its lines ended in one way wherever it comes
 * from.
 */
export const asTyped = (value: string): string => storable(value.replace(/\r\n?/g, '\n')).trim();
