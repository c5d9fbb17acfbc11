import type { Collection } from '../collection.js';
import type { Doc } from '../documentRules.js';
import { spendDocument } from '../limits/budget.js';
import { highlightDocument, type HighlightOptions, type TextMatches } from '../text/index.js';
import { flagOf, listOf, textOf, unsignedOf, type QueryByField, type RawParameters } from './parameters.js';
import type { GeoKey } from './geoKey.js';
import type { SortKey } from './sorting.js';
import { own } from '../own.js';

/** What the hits of one answer have in common. */
export interface HitContext {
  collection: Collection;
  raw: RawParameters;
  matches: TextMatches | undefined;
  keys: readonly SortKey[];
  /** A document with the requested fields only. */
  shown: (document: Doc) => Record<string, unknown>;
  highlighting: (shown: Record<string, unknown>) => HighlightOptions;
}

/** A hit that a curation put in its place. */
export function curatedHit(doc: number, position: number, context: HitContext): Record<string, unknown> {
  // instead of a distance, the real server shows the sort keys that keep a pinned hit in its place
  const places = [position, 0xffff_ffff, 0];
  return {
    curated: true,
    ...shownHit(doc, context),
    ...distances(context.keys, ({ shown }, index) => shown?.(doc) ?? (places[index] as number)),
  };
}

/** A hit with its highlights and how well its text matches. */
export function hit(doc: number, context: HitContext): Record<string, unknown> {
  const { matches, keys } = context;
  return {
    ...shownHit(doc, context),
    ...distances(keys, ({ read, shown }) => (shown ?? read)(doc)),
    ...(matches ? textInfo(matches, doc) : {}),
  };
}

function shownHit(doc: number, { collection, raw, matches, shown, highlighting }: HitContext): Record<string, unknown> {
  spendDocument();
  const stored = collection.document(doc);
  const document = shown(stored);
  const { highlight, highlights } = matches
    ? highlightDocument(stored, matches.words, highlighting(document))
    : { highlight: {}, highlights: [] };
  return { document, highlight, ...(flagOf(raw, 'enable_highlight_v1', true) ? { highlights } : {}) };
}

function distances(
  keys: readonly SortKey[],
  metres: (key: GeoKey, index: number) => number,
): { geo_distance_meters?: Record<string, number> } {
  const found = keys.flatMap(({ geo }, index) => (geo ? [[geo.name, metres(geo, index)] as const] : []));
  return found.length === 0 ? {} : { geo_distance_meters: Object.fromEntries(found) };
}

/** Reads once for all hits how they are highlighted; which fields are depends on what a document shows. */
export function highlightingOf(
  raw: RawParameters,
  queryBy: readonly QueryByField[],
  collection: Collection,
): (shown: Record<string, unknown>) => HighlightOptions {
  const named = listOf(raw, 'highlight_fields');
  const highlighted = named.length === 0 ? queryBy.map(({ field }) => field.name) : named.includes('none') ? [] : named;
  const full = listOf(raw, 'highlight_full_fields');
  const all = [...new Set([...highlighted, ...(named.length === 0 ? [] : full)])];
  const options = {
    fullFields: full,
    startTag: textOf(raw, 'highlight_start_tag') ?? '<mark>',
    endTag: textOf(raw, 'highlight_end_tag') ?? '</mark>',
    affixTokens: unsignedOf(raw, 'highlight_affix_num_tokens') ?? 4,
    snippetThreshold: unsignedOf(raw, 'snippet_threshold') ?? 30,
    text: collection.textOptions,
    infixFields: queryBy.filter(({ infix }) => infix !== 'off').map(({ field }) => field.name),
  };
  return (shown) => ({ ...options, fields: all.filter((name) => Object.hasOwn(shown, name)) });
}

function textInfo(matches: TextMatches, doc: number): Record<string, unknown> {
  const info = matches.info(doc);
  return { text_match: Number(info.score), text_match_info: info };
}

/** Makes documents as the request wants them: included and excluded fields. The request is read once for all. */
export function shownFields(raw: RawParameters): (document: Doc) => Record<string, unknown> {
  const include = listOf(raw, 'include_fields');
  const exclude = listOf(raw, 'exclude_fields');
  const known = new Map<string, boolean>();
  const isShown = (name: string): boolean => {
    let isWanted = known.get(name);
    if (isWanted === undefined) {
      isWanted =
        (include.length === 0 || include.some((pattern) => fits(pattern, name))) &&
        !exclude.some((pattern) => fits(pattern, name));
      known.set(name, isWanted);
    }
    return isWanted;
  };
  return (document) =>
    Object.fromEntries(
      Object.keys(document)
        .sort()
        .filter(isShown)
        .map((name) => [name, own(document, name)]),
    );
}

const fits = (pattern: string, name: string): boolean =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : pattern === name;
