import { shortened } from '@forecourt/vehicle';
import { formatDate, type SayOf } from '@forecourt/words';
import type { offersWords } from '../words/offersWords.js';

/** Descriptions longer than this begin with their first 160 characters (B9). */
const LONG_DESCRIPTION = 200;
const SHORT_DESCRIPTION = 160;
const LONG_DISCLAIMER = 200;

/** Without the blank lines between its paragraphs. */
const inOne = (text: string): string => paragraphs(text).join(' ');

/** Paragraphs of a plain text. */
export const paragraphs = (text: string): readonly string[] =>
  text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** What a card shows of a description at first; undefined if it shows all of it (OFR-01). */
export function shortDescription(text: string): string | undefined {
  const whole = inOne(text);
  return shortened(whole, LONG_DESCRIPTION).isCut ? shortened(whole, SHORT_DESCRIPTION).text : undefined;
}

/** The same of the conditions. */
export function shortDisclaimer(text: string): string | undefined {
  const short = shortened(inOne(text), LONG_DISCLAIMER);
  return short.isCut ? short.text : undefined;
}

/** How long an offer applies, for example "Ends 31 Dec 2026". */
export const endLine = (expires: string | undefined, say: SayOf<typeof offersWords>): string | undefined =>
  expires === undefined ? undefined : say('ends', { date: formatDate(expires, say.language) });
