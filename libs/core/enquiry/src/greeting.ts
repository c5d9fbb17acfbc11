import type { EnquirySay } from './words/say.js';

/** Longest name that is greeted with, and most words of one. */
const LONGEST = 60;
const MOST_WORDS = 6;

/** An address of any kind, a scheme, or a number to call: a link, `pay.example`, `kim@…`, `0412 345 678`. */
const CALLS_AWAY = /[@/\\:<>]|\bwww\b|[.。｡][\p{L}\p{N}]{2,}|\d[\d\s().-]*\d\d/iu;

/**
 * First line of a message to a shopper. Forms are filled in by anybody, with anybody’s address: a name that leads
 * elsewhere, or is a sentence, is not repeated in the dealer’s own voice.
 */
export function greeting(name: string, say: EnquirySay): string {
  const line = name.normalize('NFKC').replace(/\s+/gu, ' ').trim();
  const isName =
    line !== '' && line.length <= LONGEST && line.split(' ').length <= MOST_WORDS && !CALLS_AWAY.test(line);
  return isName ? say('greeting', { name: line }) : say('greeting.nobody');
}
