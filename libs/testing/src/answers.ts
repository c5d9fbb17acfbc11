import type { SearchGateway } from '@forecourt/runtime';

interface Group<Document> {
  readonly found: number;
  readonly documents: readonly Document[];
}

/** What the search server answers: these documents, or these groups of them. */
export function buildAnswer<Document>(
  documents: readonly Document[],
  { found = documents.length, groups }: { found?: number; groups?: readonly Group<Document>[] } = {},
) {
  const hits = (list: readonly Document[]) => list.map((document) => ({ document, text_match: 1 }));
  return {
    found,
    out_of: found,
    page: 1,
    hits: hits(documents),
    facet_counts: [],
    ...(groups && {
      grouped_hits: groups.map((group) => ({ found: group.found, group_key: [], hits: hits(group.documents) })),
    }),
  };
}

/** A search that never fails and never asks: it gives the answers it was built with. */
export const buildSearch = (answers: readonly object[] | (() => Promise<readonly object[]>)): SearchGateway => ({
  multiSearch: async () => (typeof answers === 'function' ? await answers() : answers) as never,
});

/** A search that takes longer than anybody waits, and one that is out of order. */
export const SLOW_SEARCH = buildSearch(() => new Promise<never>(() => undefined));
export const BROKEN_SEARCH = buildSearch(() => Promise.reject(new Error('The search is out of order.')));
