import type { Collection } from '../collection.js';
import { badRequest } from '../fault.js';
import { spend } from '../limits/budget.js';
import { normalise } from '../text/tokenize.js';
import { flagOf, listOf, textOf, type RawParameters } from './parameters.js';
import { own } from '../own.js';

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

interface Rule {
  query?: string;
  match?: string;
  filter_by?: string;
  tags?: string[];
}

/** Checks an override as it is stored; what was not given is left out. */
export function parseOverride(id: string, raw: unknown): Record<string, unknown> {
  const body = typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>) : {};
  const rule = body['rule'];
  if (typeof rule !== 'object' || rule === null) throw badRequest('Missing `rule` definition.');
  const { query, match, filter_by: filter, tags } = rule as Rule;
  if (filter === undefined && tags === undefined && (typeof query !== 'string' || typeof match !== 'string')) {
    throw badRequest('The `rule` definition must contain either a `tags` or a `query` and `match`.');
  }
  if (match !== undefined && match !== 'exact' && match !== 'contains')
    throw badRequest('The `match` parameter in the rule must be either `exact` or `contains`.');
  const actions = [
    'includes',
    'excludes',
    'filter_by',
    'sort_by',
    'remove_matched_tokens',
    'replace_query',
    'metadata',
  ];
  if (!actions.some((action) => own(body, action) !== undefined))
    throw badRequest(
      'Must contain one of: `includes`, `excludes`, `metadata`, `filter_by`, `sort_by`, `remove_matched_tokens`, `replace_query`.',
    );
  for (const name of ['includes', 'excludes'] as const) {
    const list = body[name];
    if (list === undefined) continue;
    if (!Array.isArray(list)) throw badRequest(`The \`${name}\` value must be an array.`);
    for (const item of list as Record<string, unknown>[]) {
      if (typeof item?.['id'] !== 'string')
        throw badRequest(`\`${name}\` must be an array of objects with \`id\` as string.`);
      if (name === 'includes' && !Number.isInteger(item['position']))
        throw badRequest('Inclusion definition must define both `id` and `position` keys.');
    }
  }
  for (const name of ['effective_from_ts', 'effective_to_ts'])
    if (own(body, name) !== undefined && !Number.isInteger(own(body, name)))
      throw badRequest(`The \`${name}\` must be a number.`);
  const metadata = own(body, 'metadata');
  if (metadata !== undefined && (typeof metadata !== 'object' || metadata === null || Array.isArray(metadata)))
    throw badRequest('The `metadata` must be a JSON object.');
  return { ...body, id };
}

/** How an override is listed: with everything that stands when nothing was said. */
export const overrideJson = (override: Record<string, unknown>): Record<string, unknown> => ({
  excludes: [],
  filter_curated_hits: false,
  includes: [],
  remove_matched_tokens: override['filter_by'] !== undefined,
  stop_processing: true,
  ...override,
});

/** What the collection's overrides make of a query. */
export function applyOverrides(collection: Collection, q: string, raw: RawParameters, now: number): Curation {
  const curation: Curation = { q, includes: [], excludes: [], filtersIncludes: false };
  if (collection.overrides.size === 0 || !flagOf(raw, 'enable_overrides', true)) return curation;
  const askedTags = listOf(raw, 'override_tags');
  const options = collection.textOptions;
  for (const override of [...collection.overrides.values()].sort((a, b) =>
    String(a['id']) < String(b['id']) ? -1 : 1,
  )) {
    const rule = override['rule'] as Rule;
    if (rule.tags && !rule.tags.some((tag) => askedTags.includes(tag))) continue;
    if (!isEffective(override, Math.floor(now / 1000))) continue;
    const matched = matchRule(rule, normalise(curation.q, options), collection, textOf(raw, 'filter_by'), (text) =>
      normalise(text, options),
    );
    if (!matched) continue;
    curation.includes.push(...((override['includes'] as Curation['includes'] | undefined) ?? []));
    curation.excludes.push(...((override['excludes'] as { id: string }[] | undefined) ?? []).map(({ id }) => id));
    const filter = override['filter_by'];
    if (typeof filter === 'string') curation.filterBy = fillPlaceholders(filter, matched.values);
    if (typeof override['sort_by'] === 'string')
      curation.sortBy = fillPlaceholders(override['sort_by'], matched.values);
    curation.filtersIncludes = override['filter_curated_hits'] === true;
    const metadata = override['metadata'];
    if (curation.metadata === undefined && isFilled(metadata)) curation.metadata = metadata;
    const removes = override['remove_matched_tokens'] ?? filter !== undefined;
    if (typeof override['replace_query'] === 'string') curation.q = override['replace_query'];
    else if (removes === true && matched.rest !== undefined) curation.q = matched.rest === '' ? '*' : matched.rest;
    if (override['stop_processing'] !== false) break;
  }
  return curation;
}

const isFilled = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length > 0;

/** Whether an override holds at a time, in seconds; -1 stands for no bound. */
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
