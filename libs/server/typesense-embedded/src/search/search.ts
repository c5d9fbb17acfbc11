import { emptyBitset, intersect, setBit, subtract, toOrdinals, type Bitset } from '../columns/bitset.js';
import type { Collection } from '../collection.js';
import { badRequest, notFound } from '../fault.js';
import { evaluateFilter } from '../filter/evaluateFilter.js';
import { parseFilter } from '../filter/parseFilter.js';
import { EMBEDDED_FILTER, type SearchRequest } from '../keys.js';
import { forLater, spend } from '../limits/budget.js';
import { searchText } from '../text/index.js';
import { countFacets, parseFacetBy, parseFacetQuery } from './facets.js';
import { groupHits, groupReader, parseGroupBy, type Group } from './grouping.js';
import { curatedHit, highlightingOf, hit, shownFields, type HitContext } from './hits.js';
import { applyOverrides } from './overrides.js';
import { flagOf, listOf, pagingOf, queryByOf, textOf, unsignedOf, type Paging } from './parameters.js';
import { pinnedDocs, placePinned } from './pinned.js';
import { refuseParameters } from './refused.js';
import { sortKeysOf } from './sortKeys.js';
import { selectTop } from './sorting.js';
import { textQueryOf } from './textQueryOf.js';

/** Documents of a filter. Do not change the answer. */
function filterDocs(collection: Collection, filter: string): Bitset {
  if (filter.trim() === '') return collection.live();
  return collection.keptFilter(filter, () => evaluateFilter(parseFilter(filter), collection) ?? collection.live());
}

/** Answers one search as Typesense does. Throws a Fault for what cannot be answered. */
export function searchCollection(
  collection: Collection,
  raw: SearchRequest,
  now: () => number,
): Record<string, unknown> {
  const startedAt = now();
  spend(20);
  refuseParameters(raw);
  const q = textOf(raw, 'q') ?? '';
  const paging = pagingOf(raw);
  const curated = applyOverrides(collection, q, raw, startedAt);
  const isWildcard = curated.q.trim() === '*' || curated.q.trim() === '';
  const queryBy = isWildcard ? [] : queryByOf(raw, collection);
  if (!isWildcard && queryBy.length === 0) throw badRequest('No search fields specified for the query.');
  const groupBy = parseGroupBy(raw, collection);
  const embedded = raw[EMBEDDED_FILTER] ?? '';
  // every search with the key has this filter: the first one does not pay for all
  const allowed = forLater(() => filterDocs(collection, embedded));
  const filters = [textOf(raw, 'filter_by') ?? '', curated.filterBy ?? ''].filter((text) => text.trim() !== '');
  const filter = filters.reduce(
    (docs, text) => intersect(Uint32Array.from(docs), filterDocs(collection, text)),
    allowed,
  );

  const facets = parseFacetBy(textOf(raw, 'facet_by') ?? '', collection);
  const keys = sortKeysOf(curated.sortBy ?? textOf(raw, 'sort_by'), collection, !isWildcard);
  if (!groupBy && keys.some(({ read }) => read === 'group_found'))
    throw notFound('group_by parameters should not be empty when using sort_by group_found');
  const matches = isWildcard ? undefined : searchText(textQueryOf(curated.q, queryBy, filter, collection, raw));
  const hidden = new Set([...listOf(raw, 'hidden_hits').map((item) => item.split(':')[0] ?? ''), ...curated.excludes]);
  const filtersPinned = flagOf(raw, 'filter_curated_hits', false) || curated.filtersIncludes;
  const pinned = pinnedDocs(collection, raw, curated.includes, hidden, filtersPinned ? filter : allowed);
  const ordinals = toOrdinals(without(matches ? matches.docs : filter, hidden, pinned, collection));
  const textRank = (doc: number): number => matches?.rank(doc) ?? 0;
  const highlighting = highlightingOf(raw, queryBy, collection);
  const context: HitContext = { collection, raw, matches, keys, shown: shownFields(raw), highlighting };
  const facetQuery = parseFacetQuery(
    textOf(raw, 'facet_query'),
    {
      numTypos: unsignedOf(raw, 'facet_query_num_typos') ?? 2,
      maxCandidates: unsignedOf(raw, 'max_candidates'),
    },
    facets,
    collection,
  );
  const tags = [textOf(raw, 'highlight_start_tag') ?? '<mark>', textOf(raw, 'highlight_end_tag') ?? '</mark>'] as const;
  const counted = {
    docs: ordinals,
    isWhole: isWildcard && filters.length === 0 && embedded.trim() === '',
    groupOf: groupBy && groupReader(groupBy, collection),
    limit: unsignedOf(raw, 'max_facet_values') ?? 10,
    strategy: textOf(raw, 'facet_strategy'),
  };
  const pinnedOrdinals = Uint32Array.from(pinned.values());
  const facetCounts = countFacets(facets, counted, pinnedOrdinals, collection, { query: facetQuery, tags });
  const excluded = listOf(raw, 'exclude_fields');
  const took = () => (excluded.includes('search_time_ms') ? {} : { search_time_ms: Math.round(now() - startedAt) });
  const common = {
    ...(excluded.includes('out_of') ? {} : { out_of: collection.count }),
    ...(paging.hasOffset ? { offset: paging.offset } : { page: paging.page }),
    request_params: {
      collection_name: collection.schema.name,
      first_q: q,
      per_page: paging.perPage,
      q: curated.q,
    },
    search_cutoff: false,
    ...(curated.metadata === undefined ? {} : { metadata: curated.metadata }),
  };
  const page = groupBy
    ? groupedPage(groupHits(groupBy, ordinals, context, textRank, paging), ordinals.length, context)
    : plainPage(ordinals, pinned, paging, context, textRank);
  matches?.release();
  return { facet_counts: facetCounts, ...page, ...common, ...took() };
}

/** Documents without the hidden and the pinned ones. */
function without(
  docs: Bitset,
  hidden: ReadonlySet<string>,
  pinned: ReadonlyMap<number, number>,
  collection: Collection,
): Bitset {
  if (hidden.size === 0 && pinned.size === 0) return docs;
  const out = emptyBitset(collection.size);
  for (const id of hidden) {
    const doc = collection.ordinalOf(id);
    if (doc !== undefined) setBit(out, doc);
  }
  for (const doc of pinned.values()) setBit(out, doc);
  return subtract(Uint32Array.from(docs), out);
}

function groupedPage(
  { found, groups }: { readonly found: number; readonly groups: readonly Group[] },
  foundDocs: number,
  context: HitContext,
): Record<string, unknown> {
  return {
    found,
    found_docs: foundDocs,
    grouped_hits: groups.map((group) => ({
      found: group.found,
      group_key: group.key,
      hits: group.docs.map((doc) => hit(doc, context)),
    })),
  };
}

function plainPage(
  ordinals: Uint32Array,
  pinned: ReadonlyMap<number, number>,
  { offset, perPage }: Paging,
  context: HitContext,
  textRank: (doc: number) => number,
): Record<string, unknown> {
  const found = ordinals.length + pinned.size;
  const wanted = offset + perPage;
  const top = perPage === 0 || offset >= found ? [] : selectTop(ordinals, context.keys, wanted, textRank);
  const hits = placePinned(top, pinned)
    .slice(offset, wanted)
    .map(({ doc, pinnedAt }) => (pinnedAt === undefined ? hit(doc, context) : curatedHit(doc, pinnedAt, context)));
  return { found, hits };
}
