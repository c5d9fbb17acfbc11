import { shortened } from '@forecourt/vehicle';

/** A disclaimer as it appears before Show More (FIN-06). `isCut` says whether there is more. */
export const collapsedDisclaimer = (text: string, length = 197): { text: string; isCut: boolean } =>
  shortened(text, length);

const WORDS = /comparison\s+rates?|比较利率/gi;
const PERCENTS = /(\d{1,2}(?:\.\d{1,4})?)\s*(?:%|per\s?cent\b)/gi;
/** A sentence ends where a dot is followed by a space and a capital; the dots of `p.a.` end none. */
const SENTENCE = /(?<!p\.a)\.\s+(?=[A-Z])|。/;
/** Between the two ends of a range. */
const RANGE = /^\s*(?:p\.?\s?a\.?)?\s*(?:to|and|-|–|—)\s*$/i;

interface Percent {
  value: number;
  start: number;
  end: number;
}

const percentsIn = (text: string): Percent[] =>
  [...text.matchAll(PERCENTS)].map((match) => ({
    value: Number(match[1]),
    start: match.index,
    end: match.index + match[0].length,
  }));

/** A comparison rate as a text states it, percent per year; `of` is the interest rate that the text pairs it with. */
export interface StatedRates {
  readonly from: number;
  readonly to: number;
  readonly of?: number;
}

/** The yearly rate nearest before a figure: one that is called a rate or is stated per annum. */
function rateBefore(sentence: string, percents: readonly Percent[], figure: Percent): { of?: number } {
  const found = percents.findLast(
    ({ start, end }) =>
      end <= figure.start &&
      (/^\s*p\.?\s?a\b/i.test(sentence.slice(end)) ||
        /(?:\brates?(?:\s+(?:of|from|at))?:?|利率)\s*$/i.test(sentence.slice(0, start))),
  );
  return found ? { of: found.value } : {};
}

/**
 * Comparison rate that a disclaimer states, percent per year (FIN-08). A percentage that is not called one, such as a
 * deposit of 10 %, is none. The words may come before or after the figure; two figures make a range.
 */
export function comparisonRatesIn(disclaimer: string): StatedRates | undefined {
  for (const sentence of disclaimer.split(SENTENCE)) {
    const percents = percentsIn(sentence);
    for (const words of sentence.matchAll(WORDS)) {
      const end = words.index + words[0].length;
      const after = percents.filter(({ start }) => start >= end);
      const before = percents.filter((percent) => percent.end <= words.index).at(-1);
      const [first, second] = after;
      // "8.19% comparison rate": nothing but spaces between figure and words
      if (before && /^\s*(?:p\.?\s?a\.?)?\s*\(?$/i.test(sentence.slice(before.end, words.index)))
        return { from: before.value, to: before.value, ...rateBefore(sentence, percents, before) };
      if (!first) continue;
      const isRange = second !== undefined && RANGE.test(sentence.slice(first.end, second.start));
      if (isRange) return { from: first.value, to: second.value };
      return { from: first.value, to: first.value, ...rateBefore(sentence, percents, first) };
    }
  }
  return undefined;
}
