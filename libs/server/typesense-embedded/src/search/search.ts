import { emptyBitset, intersect, setBit, subtract, toOrdinals, type Bitset } from '../columns/bitset.js';
import type { Collection } from '../collection.js';
import { badRequest, notFound } from '../fault.js';
import { evaluateFilter } from '../filter/evaluateFilter.js';
import { parseFilter } from '../filter/parseFilter.js';
import { EMBEDDED_FILTER, type SearchRequest } from '../keys.js';
import { spend } from '../limits/budget.js';
import { searchText } from '../text/index.js';
import { countFacets, parseFacetBy, parseFacetQuery } from './facets.js';
import { groupHits, groupReader, parseGroupBy } from './grouping.js';
import { curatedHit, highlightingOf, hit, shownFields, type HitContext } from './hits.js';
import { applyOverrides } from './overrides.js';
import { flagOf, listOf, pagingOf, queryByOf, textOf, unsignedOf } from './parameters.js';
import { parseSort } from './parseSort.js';
import { pinnedDocs, placePinned } from './pinned.js';
import { refuseParameters } from './refused.js';
import { selectTop, type SortKey } from './sorting.js';
import { textQueryOf } from './textQueryOf.js';

const FILTER_CACHE = 500;

/** Documents of a filter, kept until the collection changes. Do not change the answer. */
function filterDocs(collection: Collection, filter: string): Bitset {
  if (filter.trim() === '') return collection.live();
  const known = collection.filterCache.get(filter);
  if (known) return known;
  const docs = evaluateFilter(parseFilter(filter), collection) ?? collection.live();
  if (collection.filterCache.size >= FILTER_CACHE) collection.filterCache.clear();
  collection.filterCache.set(filter, docs);
  return docs;
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
  const allowed = filterDocs(collection, embedded);
  const filters = [textOf(raw, 'filter_by') ?? '', curated.filterBy ?? ''].filter((text) => text.trim() !== '');
  const filter = filters.reduce(
    (docs, text) => intersect(Uint32Array.from(docs), filterDocs(collection, text)),
    allowed,
  );

  const facets = parseFacetBy(textOf(raw, 'facet_by') ?? '', collection);
  const sortKeys = parseSort(curated.sortBy ?? textOf(raw, 'sort_by'), collection);
  if (!groupBy && sortKeys.some(({ read }) => read === 'group_found'))
    throw notFound('group_by parameters should not be empty when using sort_by group_found');
  const matches = isWildcard ? undefined : searchText(textQueryOf(curated.q, queryBy, filter, collection, raw));
  let docs = matches ? matches.docs : filter;
  const hidden = new Set([...listOf(raw, 'hidden_hits').map((item) => item.split(':')[0] ?? ''), ...curated.excludes]);
  const filtersPinned = flagOf(raw, 'filter_curated_hits', false) || curated.filtersIncludes;
  const pinned = pinnedDocs(collection, raw, curated.includes, hidden, filtersPinned ? filter : allowed);
  if (hidden.size > 0 || pinned.size > 0) {
    docs = Uint32Array.from(docs);
    const out = emptyBitset(collection.size);
    for (const id of hidden) {
      const doc = collection.ordinalOf(id);
      if (doc !== undefined) setBit(out, doc);
    }
    for (const doc of pinned.values()) setBit(out, doc);
    subtract(docs, out);
  }
  const ordinals = toOrdinals(docs);
  const keys =
    sortKeys.length > 0
      ? withTextMatch(sortKeys, matches !== undefined)
      : defaultSort(collection, matches !== undefined);
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
  if (groupBy) {
    const groups = groupHits(groupBy, ordinals, keys, collection, textRank);
    const page = groups.slice(paging.offset, paging.offset + paging.perPage);
    return {
      facet_counts: facetCounts,
      found: groups.length,
      found_docs: ordinals.length,
      grouped_hits: page.map((group) => ({
        found: group.found,
        group_key: group.key,
        hits: group.docs.map((doc) => hit(doc, context)),
      })),
      ...common,
      ...took(),
    };
  }
  const wanted = paging.offset + paging.perPage;
  const top =
    paging.perPage === 0 || paging.offset >= ordinals.length + pinned.size
      ? []
      : selectTop(ordinals, keys, wanted, textRank);
  const placed = placePinned(top, pinned);
  return {
    facet_counts: facetCounts,
    found: ordinals.length + pinned.size,
    hits: placed
      .slice(paging.offset, wanted)
      .map(({ doc, pinnedAt }) => (pinnedAt === undefined ? hit(doc, context) : curatedHit(doc, pinnedAt, context))),
    ...common,
    ...took(),
  };
}

/** What the keys leave equal is decided by the text, unless there are three of them. */
const withTextMatch = (keys: readonly SortKey[], isText: boolean): readonly SortKey[] =>
  isText && keys.length < 3 && !keys.some(({ read }) => read === 'text_match') ? [...keys, TEXT_MATCH] : keys;

const TEXT_MATCH: SortKey = { read: 'text_match', isAscending: false, missing: 'normal', buckets: 0 };

function defaultSort(collection: Collection, isText: boolean): SortKey[] {
  const keys: SortKey[] = isText ? [TEXT_MATCH] : [];
  const name = collection.schema.defaultSortingField;
  const field = name === '' ? undefined : collection.fieldNamed(name);
  if (field) {
    const column = collection.numbers(field);
    keys.push({
      read: (doc) => column.values[doc] as number,
      column: column.values,
      isAscending: false,
      missing: 'normal',
      buckets: 0,
    });
  }
  return keys;
}
