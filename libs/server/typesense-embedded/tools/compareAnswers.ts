import { own } from '../src/own.js';

interface Answer {
  status: number;
  response: unknown;
}
type Json = Record<string, unknown>;
type Hit = { document: Json; highlights?: unknown; highlight?: Json };

const VARYING = new Set([
  'search_time_ms',
  'created_at',
  'value',
  'text_match',
  'text_match_info',
  'search_cutoff',
  'value_prefix',
]);
const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export interface Leniency {
  /**
   * Which of several values with the lowest count are shown hangs on the parts in which documents were imported: for
   * recordings that do not tell them any will do.
   */
  readonly anyLastValue: boolean;
}

/** What differs between a recorded answer and ours, in words; empty when they agree. */
export function compareAnswers(
  recorded: Answer & { request: { group: string; query?: Record<string, string> | null; body: unknown } },
  ours: Answer,
  leniency: Leniency,
): string[] {
  if (recorded.status !== ours.status)
    return [`status ${recorded.status}, ours ${ours.status} ${JSON.stringify(ours.response).slice(0, 200)}`];
  const a = recorded.response;
  const b = ours.response;
  if (isRecord(a) && Array.isArray(a['results']) && isRecord(b) && Array.isArray(b['results'])) {
    const searches = (isRecord(recorded.request.body) ? (recorded.request.body['searches'] as Json[]) : []) ?? [];
    const theirs = a['results'] as unknown[];
    const mine = b['results'] as unknown[];
    if (theirs.length !== mine.length) return [`${theirs.length} results, ours ${mine.length}`];
    return theirs.flatMap((item, index) =>
      compareOne(item, mine[index], isSorted(searches[index]), leniency).map((text) => `search ${index}: ${text}`),
    );
  }
  return compareOne(a, b, isSorted(recorded.request.query ?? {}), leniency);
}

/** Without an explicit order only the set and the first three documents count. */
const isSorted = (query: Json | undefined): boolean => {
  const sort = query?.['sort_by'];
  const q = query?.['q'];
  return (typeof sort === 'string' && !sort.startsWith('_text_match')) || q === '*' || q === undefined || q === '';
};

function compareOne(a: unknown, b: unknown, sorted: boolean, leniency: Leniency): string[] {
  if (isRecord(a) && isRecord(b) && Array.isArray(a['hits']) && Array.isArray(b['hits'])) {
    return [
      ...compareFacets(a['facet_counts'], b['facet_counts'], leniency),
      ...compareHits(a['hits'] as Hit[], b['hits'] as Hit[], sorted, a['found'] as number),
      ...deepDifferences({ ...a, hits: null, facet_counts: null }, { ...b, hits: null, facet_counts: null }, ''),
    ];
  }
  if (isRecord(a) && isRecord(b) && Array.isArray(a['grouped_hits'])) return compareGroups(a, b);
  return deepDifferences(a, b, '');
}

type Facet = Json & { field_name: string; counts: { count: number; value: string; highlighted: string }[] };

function compareFacets(a: unknown, b: unknown, { anyLastValue }: Leniency): string[] {
  const theirs = (a ?? []) as Facet[];
  const mine = (b ?? []) as Facet[];
  if (theirs.length !== mine.length) return [`${theirs.length} facets, ours ${mine.length}`];
  return theirs.flatMap((facet, index) => {
    const other = mine[index] as Facet;
    const last = Math.min(...facet.counts.map(({ count }) => count));
    const isCut =
      Number((facet['stats'] as Json)['total_values']) >= facet.counts.length &&
      facet.counts.length === other.counts.length;
    const shown = (item: Facet) => ({
      ...item,
      counts: anyLastValue && isCut ? item.counts.filter(({ count }) => count !== last) : item.counts,
      sizes: item.counts.map(({ count }) => count),
    });
    return deepDifferences(shown(facet), shown(other), `facet ${facet.field_name} counts`);
  });
}

const idOf = (hit: Hit): string => JSON.stringify(hit.document['id'] ?? hit.document);

function compareHits(a: Hit[], b: Hit[], sorted: boolean, found: number): string[] {
  const ids = (hits: Hit[]) => hits.map(idOf);
  if (a.length !== b.length) return [`${a.length} hits, ours ${b.length}`];
  const order = (hits: Hit[]) => (sorted ? ids(hits) : ids(hits).slice(0, 3)).join(',');
  const differences: string[] = [];
  if (order(a) !== order(b)) differences.push(`order ${order(a).slice(0, 120)}, ours ${order(b).slice(0, 120)}`);
  const isWholeSet = found <= a.length;
  if (!sorted && isWholeSet && [...ids(a)].sort().join() !== [...ids(b)].sort().join())
    differences.push('another set of documents');
  const mine = new Map(b.map((hit) => [idOf(hit), hit]));
  for (const hit of a) {
    const other = mine.get(idOf(hit));
    if (!other) continue;
    differences.push(...deepDifferences({ ...hit }, { ...other }, `hit ${idOf(hit)}`));
  }
  return differences;
}

function compareGroups(a: Json, b: Json): string[] {
  const theirs = a['grouped_hits'] as { group_key: unknown; found: number; hits: Hit[] }[];
  const mine = (b['grouped_hits'] ?? []) as typeof theirs;
  const summary = (groups: typeof theirs) =>
    groups.map((group) => `${JSON.stringify(group.group_key)}:${group.found}:${group.hits.map(idOf).join('+')}`);
  const differences = deepDifferences(summary(theirs), summary(mine), 'groups');
  // found of a group by two fields is an estimate of the recorded server
  const foundGap = Math.abs(Number(a['found']) - Number(b['found']));
  if (foundGap > Number(a['found']) * 0.01) differences.push(`found ${String(a['found'])}, ours ${String(b['found'])}`);
  return [
    ...differences,
    ...deepDifferences({ ...a, grouped_hits: null, found: null }, { ...b, grouped_hits: null, found: null }, ''),
  ];
}

function deepDifferences(a: unknown, b: unknown, at: string): string[] {
  if (Array.isArray(a) && Array.isArray(b)) {
    if (a.length !== b.length)
      return [
        `${at}: ${a.length} items, ours ${b.length} ${JSON.stringify(a).slice(0, 150)}` +
          ` | ${JSON.stringify(b).slice(0, 150)}`,
      ];
    return a.flatMap((item, index) => deepDifferences(item, b[index], `${at}[${index}]`)).slice(0, 5);
  }
  if (isRecord(a) && isRecord(b)) {
    const keys = new Set(
      [...Object.keys(a), ...Object.keys(b)].filter(
        (key) => !VARYING.has(key) || (key === 'value' && at.includes('counts')),
      ),
    );
    return [...keys]
      .flatMap((key) => deepDifferences(own(a, key), own(b, key), at === '' ? key : `${at}.${key}`))
      .slice(0, 8);
  }
  if (typeof a === 'number' && typeof b === 'number' && Math.abs(a - b) <= Math.abs(a) * 1e-6) return [];
  return a === b ? [] : [`${at}: ${JSON.stringify(a)?.slice(0, 200)}, ours ${JSON.stringify(b)?.slice(0, 200)}`];
}
