/** A pattern that matches whole words alone, in any case. */
export const whole = (pattern: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}-])(?:${pattern})(?![\\p{L}\\p{N}])`, 'iu');

/** Texts as alternatives of a pattern, the longer ones first. */
export const anyText = (texts: Iterable<string>): string =>
  [...texts]
    .sort((a, b) => b.length - a.length)
    .map((text) => text.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`))
    .join('|');
