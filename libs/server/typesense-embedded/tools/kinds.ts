import type { Recorded } from './replay.ts';

/** What kind of difference a sentence of `compareAnswers` tells: its place, without names and numbers of the case. */
export function kindOf(difference: string): string {
  const place = difference
    .replace(/^search \d+: /, '')
    .replace(/^facet \S+ /, 'facet ')
    .replace(/^hit ("[^"]*"|\{.*?\})/, 'hit')
    .replace(/\[\d+\]/g, '');
  const [head = ''] = place.split(/: |, ours /);
  return head
    .replace(/^(order|groups) .*/s, '$1')
    .replace(/^(hit\.highlights?)\..*/, '$1')
    .replace(/^(hit\.document)\..*/, '$1')
    .replace(/\d+/g, 'n')
    .slice(0, 60);
}

/** Whether a request asks for words: any of its searches has a text. */
export function hasWords({ query, body }: Recorded['request']): boolean {
  const searches = (body as { searches?: { q?: string }[] } | null)?.searches ?? [query as { q?: string } | null];
  return searches.some((search) => !['', '*'].includes(search?.q ?? ''));
}

/** Counts by name, the most frequent first. */
export class Counts {
  private readonly counts = new Map<string, number>();
  add(name: string): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
  }
  sorted(): [string, number][] {
    return [...this.counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
  }
}
