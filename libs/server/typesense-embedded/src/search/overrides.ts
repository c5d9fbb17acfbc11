import type { Collection } from '../collection.js';
import { spend } from '../limits/budget.js';
import { normalise } from '../text/tokenize.js';
import type { Rule } from './overrideDefinition.js';
import { flagOf, listOf, textOf, type RawParameters } from './parameters.js';

export interface Curation {
  q: string;
  filterBy?: string;
  sortBy?: string;
  includes: { id: string; position: number }[];
  excludes: string[];
  /** Hits that are put in their place must pass the filter as well. */
  filtersIncludes: boolean;
  metadata?: unknown;
}

/** What the collection's overrides make of a query. */
export function applyOverrides(collection: Collection, q: string, raw: RawParameters, now: number): Curation {
  const curation: Curation = { q, includes: [], excludes: [], filtersIncludes: false };
  if (collection.overrides.size === 0 || !flagOf(raw, 'enable_overrides', true)) return curation;
  const overrides = [...collection.overrides.values()]
    .filter((override) => isEffective(override, Math.floor(now / 1000)))
    .sort((a, b) => (String(a['id']) < String(b['id']) ? -1 : 1));
  const applied = new Set<Override>();
  /** Applies those that match, up to one that ends it. */
  const apply = (candidates: readonly Override[]): void => {
    for (const override of candidates) {
      if (applied.has(override) || !curate(curation, override, collection, raw)) continue;
      applied.add(override);
      if (override['stop_processing'] !== false) return;
    }
  };
  const tags = [...new Set(listOf(raw, 'override_tags'))].sort();
  if (tags.length === 0) apply(overrides.filter((override) => ['', '*'].includes(tagsOf(override).join())));
  else {
    // those with just these tags go before those with any of them
    if (tags.length > 1) apply(overrides.filter((override) => tagsOf(override).join() === tags.join()));
    if (applied.size === 0)
      for (const tag of tags) apply(overrides.filter((override) => tagsOf(override).includes(tag)));
  }
  return curation;
}

type Override = Record<string, unknown>;

const tagsOf = (override: Override): string[] => [...new Set((override['rule'] as Rule).tags)].sort();

/** Adds what an override says, where its rule fits the query as it is now. */
function curate(curation: Curation, override: Override, collection: Collection, raw: RawParameters): boolean {
  const norm = (text: string): string => normalise(text, collection.textOptions);
  const rule = override['rule'] as Rule;
  const matched = matchRule(rule, norm(curation.q), collection, textOf(raw, 'filter_by'), norm);
  if (!matched) return false;
  curation.includes.push(...((override['includes'] as Curation['includes'] | undefined) ?? []));
  curation.excludes.push(...((override['excludes'] as { id: string }[] | undefined) ?? []).map(({ id }) => id));
  const filter = override['filter_by'];
  if (typeof filter === 'string') curation.filterBy = fillPlaceholders(filter, matched.values);
  if (typeof override['sort_by'] === 'string') curation.sortBy = fillPlaceholders(override['sort_by'], matched.values);
  curation.filtersIncludes = override['filter_curated_hits'] === true;
  const metadata = override['metadata'];
  if (curation.metadata === undefined && isFilled(metadata)) curation.metadata = metadata;
  const removes = override['remove_matched_tokens'] ?? filter !== undefined;
  if (typeof override['replace_query'] === 'string') curation.q = override['replace_query'];
  else if (removes === true && matched.rest !== undefined) curation.q = matched.rest === '' ? '*' : matched.rest;
  return true;
}

const isFilled = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0;

/** Whether an override holds at a time, in seconds; -1 means no bound. */
function isEffective(
  { effective_from_ts: from, effective_to_ts: to }: Record<string, unknown>,
  seconds: number,
): boolean {
  const begins = typeof from === 'number' && from !== -1 ? from : -Infinity;
  const ends = typeof to === 'number' && to !== -1 ? to : Infinity;
  return begins <= seconds && seconds <= ends;
}

function matchRule(
  rule: Rule,
  q: string,
  collection: Collection,
  filterBy: string | undefined,
  norm: (text: string) => string,
): { values: Map<string, string>; rest?: string } | undefined {
  const values = new Map<string, string>();
  if (rule.filter_by !== undefined && rule.filter_by !== filterBy) return undefined;
  if (rule.query === undefined) return { values };
  const names = [...rule.query.matchAll(/\{([^{}]+)\}/g)].map((match) => match[1] as string);
  if (names.length === 0) {
    const wanted = norm(rule.query);
    if (rule.match === 'exact' ? q !== wanted : !` ${q} `.includes(` ${wanted} `)) return undefined;
    return { values, rest: ` ${q} `.replace(` ${wanted} `, ' ').trim() };
  }
  const words = q.split(' ').filter((word) => word !== '');
  let rest = ` ${q} `;
  for (const name of names) {
    const field = collection.fieldNamed(name);
    if (field?.scalar !== 'string') return undefined;
    const value = longestValue(words, (text) => collection.codesOfNormalised(field, text, false).length > 0);
    if (value === undefined) return undefined;
    values.set(name, value);
    rest = rest.replace(` ${value} `, ' ');
  }
  const literal = norm(rule.query.replace(/\{[^{}]+\}/g, ' '));
  if (literal !== '' && !rest.includes(` ${literal} `)) return undefined;
  if (literal !== '') rest = rest.replace(` ${literal} `, ' ');
  if (rule.match === 'exact' && rest.trim() !== '') return undefined;
  return { values, rest: rest.trim() };
}

function longestValue(words: readonly string[], isValue: (text: string) => boolean): string | undefined {
  for (let length = words.length; length > 0; length--) {
    for (let at = 0; at + length <= words.length; at++) {
      spend(1 + (length >>> 3));
      const text = words.slice(at, at + length).join(' ');
      if (isValue(text)) return text;
    }
  }
  return undefined;
}

const fillPlaceholders = (text: string, values: ReadonlyMap<string, string>): string =>
  text.replace(/\{([^{}]+)\}/g, (whole, name: string) => (values.has(name) ? `\`${values.get(name)}\`` : whole));
