/** Edits between two words: insert, delete, replace. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** Candidates that a misspelt word may have meant, the nearest first. Case does not matter. */
export function nearest(word: string, candidates: Iterable<string>, count = 3): string[] {
  const wanted = word.toLowerCase();
  const allowed = Math.max(2, Math.ceil(wanted.length / 3));
  return [...candidates]
    .map((candidate) => {
      const text = candidate.toLowerCase();
      const isPart = wanted.length > 2 && (text.includes(wanted) || (text.length > 2 && wanted.includes(text)));
      return { candidate, edits: isPart ? Math.min(1, distance(wanted, text)) : distance(wanted, text) };
    })
    .filter(({ edits }) => edits <= allowed)
    .sort((a, b) => a.edits - b.edits || (a.candidate < b.candidate ? -1 : 1))
    .slice(0, count)
    .map(({ candidate }) => candidate);
}

/** ` (did you mean "a" or "b"?)`, or nothing. */
export function didYouMean(word: string, candidates: Iterable<string>): string {
  const near = nearest(word, candidates);
  return near.length === 0 ? '' : ` (did you mean ${near.map((text) => `"${text}"`).join(' or ')}?)`;
}
