import { emptyBitset, hasBit, intersect, setBit, subtract, toOrdinals, type Bitset } from '../columns/bitset.js';
import { PRINTED_DISTANCE } from '../columns/geoColumn.js';
import type { Collection } from '../collection.js';
import type { Doc } from '../documentRules.js';
import { badRequest } from '../fault.js';
import { evaluateFilter } from '../filter/evaluateFilter.js';
import { parseFilter } from '../filter/parseFilter.js';
import { highlightDocument, parseDropTokensMode, searchText, type TextMatches, type TextQuery } from '../text/index.js';
import { applyOverrides } from './overrides.js';
import { countFacet, parseFacetBy, parseFacetQuery } from './facets.js';
import { groupHits, parseGroupBy } from './grouping.js';
import { EMBEDDED_FILTER, type SearchRequest } from '../keys.js';
import {
  flagOf,
  listOf,
  pagingOf,
  queryByOf,
  textOf,
  unsignedOf,
  type QueryByField,
  type RawParameters,
} from './parameters.js';
import { parseSort, selectTop, type SortKey } from './sorting.js';
import { synonymRules } from './synonyms.js';

const FILTER_CACHE = 500;

/** Documents of a filter, kept until the collection changes. Do not change the answer. */
function filterDocs(collection: Collection, filter: string): Bitset {
  if (filter.trim() === '') return collection.live();
  const known = collection.filterCache.get(filter);
  if (known) return known;
  const node = parseFilter(filter);
  const docs = node ? evaluateFilter(node, collection) : collection.live();
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
  const q = textOf(raw, 'q') ?? '';
  const paging = pagingOf(raw);
  const curated = applyOverrides(collection, q, raw);
  const isWildcard = curated.q.trim() === '*' || curated.q.trim() === '';
  const queryBy = isWildcard ? [] : queryByOf(raw, collection);
  if (!isWildcard && queryBy.length === 0) throw badRequest('No search fields specified for the query.');
  const sortKeys = parseSort(curated.sortBy ?? textOf(raw, 'sort_by'), collection);
  const facets = parseFacetBy(textOf(raw, 'facet_by') ?? '', collection);
  const groupBy = parseGroupBy(raw, collection);
  const allowed = filterDocs(collection, raw[EMBEDDED_FILTER] ?? '');
  const filter = [textOf(raw, 'filter_by') ?? '', curated.filterBy ?? '']
    .filter((text) => text.trim() !== '')
    .reduce((docs, text) => intersect(Uint32Array.from(docs), filterDocs(collection, text)), allowed);

  const matches = isWildcard ? undefined : searchText(textQuery(curated.q, queryBy, filter, collection, raw));
  let docs = matches ? matches.docs : filter;
  const hidden = new Set([...listOf(raw, 'hidden_hits').map((item) => item.split(':')[0] ?? ''), ...curated.excludes]);
  const pinned = pinnedDocs(collection, raw, curated.includes, hidden, allowed);
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
  const keys = sortKeys.length > 0 ? sortKeys : defaultSort(collection, matches !== undefined);
  const textRank = (doc: number): number => matches?.rank(doc) ?? 0;
  const context: HitContext = { collection, raw, queryBy, matches, keys };
  const counted = pinned.size > 0 ? withPinned(ordinals, pinned) : ordinals;
  const facetLimit = unsignedOf(raw, 'max_facet_values') ?? 10;
  const facetTypos = unsignedOf(raw, 'facet_query_num_typos') ?? 2;
  const facetQuery = parseFacetQuery(textOf(raw, 'facet_query'), facetTypos, facets, collection);
  const tags = [textOf(raw, 'highlight_start_tag') ?? '<mark>', textOf(raw, 'highlight_end_tag') ?? '</mark>'] as const;

  const common = {
    out_of: collection.count,
    ...(paging.hasOffset ? { offset: paging.offset } : { page: paging.page }),
    request_params: {
      collection_name: collection.schema.name,
      first_q: q,
      per_page: paging.perPage,
      q: curated.q,
    },
    search_cutoff: false,
  };
  if (groupBy) {
    const grouped = groupHits(groupBy, ordinals, keys, collection, textRank);
    const page = grouped.groups.slice(paging.offset, paging.offset + paging.perPage);
    return {
      facet_counts: facets.map((facet) =>
        countFacet(facet, Uint32Array.from(grouped.firstDocs), collection, {
          limit: facetLimit,
          query: facetQuery,
          tags,
        }),
      ),
      found: grouped.groups.length,
      found_docs: ordinals.length,
      grouped_hits: page.map((group) => ({
        found: group.found,
        group_key: group.key,
        hits: group.docs.map((doc) => hit(doc, context)),
      })),
      ...common,
      search_time_ms: Math.round(now() - startedAt),
    };
  }
  const wanted = paging.offset + paging.perPage;
  const top =
    paging.perPage === 0 || paging.offset >= ordinals.length + pinned.size
      ? []
      : selectTop(ordinals, keys, wanted, textRank);
  const placed = placePinned(top, pinned);
  return {
    facet_counts: facets.map((facet) =>
      countFacet(facet, counted, collection, { limit: facetLimit, query: facetQuery, tags }),
    ),
    found: ordinals.length + pinned.size,
    hits: placed
      .slice(paging.offset, wanted)
      .map(({ doc, isPinned }) => (isPinned ? curatedHit(doc, context) : hit(doc, context))),
    ...common,
    search_time_ms: Math.round(now() - startedAt),
  };
}

function defaultSort(collection: Collection, isText: boolean): SortKey[] {
  const keys: SortKey[] = isText ? [{ read: 'text_match', isAscending: false, missing: 'normal', buckets: 0 }] : [];
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

function textQuery(
  q: string,
  queryBy: readonly QueryByField[],
  filter: Bitset,
  collection: Collection,
  raw: RawParameters,
): TextQuery {
  const number = (name: string, fallback: number) => unsignedOf(raw, name) ?? fallback;
  const exhaustive = flagOf(raw, 'exhaustive_search', false);
  const dropTokensMode = parseDropTokensMode(textOf(raw, 'drop_tokens_mode'));
  if (!dropTokensMode) throw badRequest('Invalid format for drop tokens mode.');
  const matchType = textOf(raw, 'text_match_type') ?? 'max_score';
  const split = textOf(raw, 'split_join_tokens') ?? 'fallback';
  return {
    q,
    fields: queryBy.map(({ field, weight, numTypos, prefix, infix }) => ({
      name: field.name,
      field: collection.text(field),
      weight,
      numTypos,
      prefix,
      infix,
    })),
    dropTokensThreshold: number('drop_tokens_threshold', 1),
    dropTokensMode,
    typoTokensThreshold: number('typo_tokens_threshold', 1),
    minLen1Typo: number('min_len_1typo', 4),
    minLen2Typo: number('min_len_2typo', 7),
    prioritizeExactMatch: flagOf(raw, 'prioritize_exact_match', true),
    prioritizeTokenPosition: flagOf(raw, 'prioritize_token_position', false),
    prioritizeNumMatchingFields: flagOf(raw, 'prioritize_num_matching_fields', true),
    exhaustiveSearch: exhaustive,
    textMatchType: matchType === 'max_weight' || matchType === 'sum_score' ? matchType : ('max_score' as const),
    splitJoinTokens: split === 'off' || split === 'always' ? split : ('fallback' as const),
    maxCandidates: unsignedOf(raw, 'max_candidates'),
    synonymPrefix: flagOf(raw, 'synonym_prefix', false),
    synonymNumTypos: number('synonym_num_typos', 0),
    preSegmentedQuery: flagOf(raw, 'pre_segmented_query', false),
    enableTyposForNumericalTokens: flagOf(raw, 'enable_typos_for_numerical_tokens', true),
    enableTyposForAlphaNumericalTokens: flagOf(raw, 'enable_typos_for_alpha_numerical_tokens', true),
    maxExtraPrefix: number('max_extra_prefix', 0x7fff),
    maxExtraSuffix: number('max_extra_suffix', 0x7fff),
    synonyms: flagOf(raw, 'enable_synonyms', true) ? synonymRules(collection) : [],
    filter,
    docCount: collection.size,
  };
}

/** Ordinals of pinned hits by position, from 1. */
function pinnedDocs(
  collection: Collection,
  raw: RawParameters,
  includes: readonly { id: string; position: number }[],
  hidden: ReadonlySet<string>,
  allowed: Bitset,
): Map<number, number> {
  const pinned = new Map<number, number>();
  const asked = listOf(raw, 'pinned_hits').map((item) => {
    const [id = '', position = ''] = item.split(':');
    if (!/^\d+$/.test(position) || Number(position) === 0) throw badRequest('Pinned hits are not in expected format.');
    return { id, position: Number(position) };
  });
  for (const { id, position } of [...asked, ...includes]) {
    const doc = collection.ordinalOf(id);
    if (doc === undefined || hidden.has(id) || !hasBit(allowed, doc) || [...pinned.values()].includes(doc)) continue;
    let at = position;
    while (pinned.has(at)) at++;
    pinned.set(at, doc);
  }
  return pinned;
}

function withPinned(ordinals: Uint32Array, pinned: ReadonlyMap<number, number>): Uint32Array {
  const all = new Uint32Array(ordinals.length + pinned.size);
  all.set(ordinals);
  all.set([...pinned.values()], ordinals.length);
  return all;
}

function placePinned(
  top: readonly number[],
  pinned: ReadonlyMap<number, number>,
): { doc: number; isPinned: boolean }[] {
  const placed = top.map((doc) => ({ doc, isPinned: false }));
  for (const [position, doc] of [...pinned].sort(([a], [b]) => a - b))
    placed.splice(position - 1, 0, { doc, isPinned: true });
  return placed;
}

interface HitContext {
  collection: Collection;
  raw: RawParameters;
  queryBy: readonly QueryByField[];
  matches: TextMatches | undefined;
  keys: readonly SortKey[];
}

function curatedHit(doc: number, context: HitContext): Record<string, unknown> {
  return {
    curated: true,
    document: visible(context.collection.document(doc), context.raw),
    highlight: {},
    highlights: [],
  };
}

function hit(doc: number, { collection, raw, queryBy, matches, keys }: HitContext): Record<string, unknown> {
  const document = visible(collection.document(doc), raw);
  const { highlight, highlights } = matches
    ? highlightsOf(collection.document(doc), document, matches, queryBy, collection, raw)
    : { highlight: {}, highlights: [] };
  const geo = keys.filter((key) => key.geoField !== undefined);
  return {
    document,
    ...(geo.length > 0
      ? {
          geo_distance_meters: Object.fromEntries(
            geo.map((key) => [
              key.geoField,
              Math.floor((typeof key.read === 'function' ? key.read(doc) : 0) * PRINTED_DISTANCE),
            ]),
          ),
        }
      : {}),
    highlight,
    ...(flagOf(raw, 'enable_highlight_v1', true) ? { highlights } : {}),
    ...(matches ? textInfo(matches, doc) : {}),
  };
}

function highlightsOf(
  document: Doc,
  shown: Record<string, unknown>,
  matches: TextMatches,
  queryBy: readonly QueryByField[],
  collection: Collection,
  raw: RawParameters,
) {
  const named = listOf(raw, 'highlight_fields');
  const asked = named.length === 0 ? queryBy.map(({ field }) => field.name) : named.includes('none') ? [] : named;
  const fields = asked.filter((name) => name in shown);
  const full = listOf(raw, 'highlight_full_fields');
  return highlightDocument(document, matches.words, {
    fields: [...new Set([...fields, ...(named.length === 0 ? [] : full.filter((name) => name in shown))])],
    fullFields: full,
    startTag: textOf(raw, 'highlight_start_tag') ?? '<mark>',
    endTag: textOf(raw, 'highlight_end_tag') ?? '</mark>',
    affixTokens: unsignedOf(raw, 'highlight_affix_num_tokens') ?? 4,
    snippetThreshold: unsignedOf(raw, 'snippet_threshold') ?? 30,
    text: collection.textOptions,
    infixFields: queryBy.filter(({ infix }) => infix !== 'off').map(({ field }) => field.name),
  });
}

function textInfo(matches: TextMatches, doc: number): Record<string, unknown> {
  const info = matches.info(doc);
  return { text_match: Number(info.score), text_match_info: info };
}

/** The document as the request wants it: included and excluded fields. */
export function visible(document: Doc, raw: RawParameters): Record<string, unknown> {
  const include = listOf(raw, 'include_fields');
  const exclude = new Set(listOf(raw, 'exclude_fields'));
  const names = Object.keys(document).sort();
  const isShown = (name: string) =>
    (include.length === 0 || include.some((pattern) => fits(pattern, name))) &&
    ![...exclude].some((pattern) => fits(pattern, name));
  return Object.fromEntries(names.filter(isShown).map((name) => [name, document[name]]));
}

const fits = (pattern: string, name: string): boolean =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : pattern === name;
