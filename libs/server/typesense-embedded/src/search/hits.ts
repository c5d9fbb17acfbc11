import type { Collection } from '../collection.js';
import { PRINTED_DISTANCE } from '../columns/geoColumn.js';
import type { Doc } from '../documentRules.js';
import { highlightDocument, type TextMatches } from '../text/index.js';
import { flagOf, listOf, textOf, unsignedOf, type QueryByField, type RawParameters } from './parameters.js';
import type { SortKey } from './sorting.js';

/** What the hits of one answer have in common. */
export interface HitContext {
  collection: Collection;
  raw: RawParameters;
  queryBy: readonly QueryByField[];
  matches: TextMatches | undefined;
  keys: readonly SortKey[];
}

/** A hit that a curation put in its place. */
export function curatedHit(doc: number, context: HitContext): Record<string, unknown> {
  return {
    curated: true,
    document: visible(context.collection.document(doc), context.raw),
    highlight: {},
    highlights: [],
  };
}

/** A hit with its highlights and how well its text matches. */
export function hit(doc: number, { collection, raw, queryBy, matches, keys }: HitContext): Record<string, unknown> {
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
