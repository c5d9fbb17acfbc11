/** A disclaimer as it stands before Show More (FIN-06). `isCut` says whether there is more. */
export function collapsedDisclaimer(text: string, length = 197): { text: string; isCut: boolean } {
  const characters = [...text];
  if (characters.length <= length) return { text, isCut: false };
  return { text: `${characters.slice(0, length).join('').trimEnd()}...`, isCut: true };
}

const WORDS = /comparison\s+rates?/gi;
const PERCENTS = /(\d{1,2}(?:\.\d{1,4})?)\s*(?:%|per\s?cent\b)/gi;
/** A sentence ends where a dot is followed by a space and a capital; the dots of `p.a.` end none. */
const SENTENCE = /(?<!p\.a)\.\s+(?=[A-Z])/;
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

/**
 * Comparison rate that a disclaimer states, percent per year (FIN-08). A percentage that is not called one, such as a
 * deposit of 10 %, is none. The words may stand before or after the figure; two figures make a range.
 */
export function comparisonRatesIn(disclaimer: string): { from: number; to: number } | undefined {
  for (const sentence of disclaimer.split(SENTENCE)) {
    const percents = percentsIn(sentence);
    for (const words of sentence.matchAll(WORDS)) {
      const end = words.index + words[0].length;
      const after = percents.filter(({ start }) => start >= end);
      const before = percents.filter((percent) => percent.end <= words.index).at(-1);
      const [first, second] = after;
      // "8.19% comparison rate": nothing but spaces between figure and words
      if (before && /^\s*(?:p\.?\s?a\.?)?\s*\(?$/i.test(sentence.slice(before.end, words.index)))
        return { from: before.value, to: before.value };
      if (!first) continue;
      const isRange = second !== undefined && RANGE.test(sentence.slice(first.end, second.start));
      return { from: first.value, to: isRange ? second.value : first.value };
    }
  }
  return undefined;
}
