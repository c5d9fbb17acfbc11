/** The first letters of a person's first and last word: `MC` of Mei Chen. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words[0], words.at(-1)] : words;
  return ends.map((word = '') => [...word][0] ?? '').join('');
}
