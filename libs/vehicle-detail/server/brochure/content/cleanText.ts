import type { Language } from '@forecourt/words';
import { shownText } from '../fonts.js';

/** No one reads beyond this: longer text is cut before any processing. */
const LONGEST_INPUT = 20_000;

/** Marks above and below one letter; more of them would run into the lines around. */
const STACKED_MARKS = /(\p{M}{2})\p{M}+/gu;
/**
 * Controls, directions, joiners, private and unassigned characters, and halves of pairs: none of them can be rendered.
 */
const UNDRAWN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}]+/gu;

/**
 * One line of plain text of at most `max` characters that the language's fonts have, cut at the end of a word where
 * there is one.
 */
export function cleanLine(value: unknown, max: number, language: Language): string {
  return cut(drawable(value, language).replace(/\s+/g, ' ').trim(), max);
}

/** Paragraphs of plain text of at most `max` characters in all. */
export function cleanParagraphs(
  value: unknown,
  max: number,
  language: Language,
): { paragraphs: string[]; isCut: boolean } {
  const lines = drawable(value, language)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '');
  const paragraphs: string[] = [];
  let left = max;
  for (const line of lines) {
    if (left < 2) return { paragraphs, isCut: true };
    const kept = cut(line, left);
    paragraphs.push(kept);
    left -= [...line].length;
  }
  return { paragraphs, isCut: left < 0 };
}

function drawable(value: unknown, language: Language): string {
  const text = typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
  return text
    .slice(0, LONGEST_INPUT)
    .replace(/\r\n?|[\u2028\u2029\u0085]/g, '\n')
    .replace(/\t/g, ' ')
    .split('\n')
    .map((line) => shownText(line.replace(UNDRAWN, '').normalize('NFC').replace(STACKED_MARKS, '$1'), language))
    .join('\n');
}

function cut(text: string, max: number): string {
  const characters = [...text];
  if (characters.length <= max) return text;
  const beginning = characters.slice(0, max - 1).join('');
  const atWord = beginning.replace(/\s+\S*$/, '');
  // a cut at a word may not cost half of the text
  return `${(atWord.length > beginning.length / 2 ? atWord : beginning).replace(/[\s,;:.–-]+$/, '')}…`;
}
