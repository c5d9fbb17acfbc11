import { badRequest, Fault } from '../fault.js';
import { parseJson } from '../http/json.js';
import { listItems, parseFilter } from '../filter/parseFilter.js';
import { spend } from './budget.js';
import type { RawParameters } from '../search/parameters.js';
import { refuseParameters } from '../search/refused.js';

/** Limits of one parameter: characters, values between its commas, or the greatest number. */
interface Bound {
  readonly characters: number;
  readonly values?: number;
  readonly most?: number;
}
const text = (characters: number): Bound => ({ characters });
const list = (values: number, characters = values * 60): Bound => ({ characters, values });
const number = (most: number): Bound => ({ characters: 20, most });
const flag = text(10);

/** Fields of a request, as many as a schema of a dealer has. */
const FIELDS = list(100);
const QUERIED = list(20);

/** Every parameter that a scoped key may send. Others are refused where they would change the answer, or left out. */
const BOUNDS: ReadonlyMap<string, Bound> = new Map(
  Object.entries({
    collection: text(200),
    q: text(4000),
    query_by: QUERIED,
    query_by_weights: QUERIED,
    num_typos: QUERIED,
    prefix: QUERIED,
    infix: QUERIED,
    filter_by: text(20_000),
    sort_by: text(1000),
    facet_by: text(20_000),
    facet_strategy: text(40),
    facet_query: text(200),
    facet_query_num_typos: number(2),
    max_facet_values: number(500),
    group_by: list(5),
    group_limit: number(99),
    group_missing_values: flag,
    page: number(1e9),
    per_page: number(1e9),
    limit: number(1e9),
    offset: number(1e9),
    limit_hits: number(1e15),
    include_fields: FIELDS,
    exclude_fields: FIELDS,
    highlight_fields: FIELDS,
    highlight_full_fields: FIELDS,
    highlight_start_tag: text(100),
    highlight_end_tag: text(100),
    highlight_affix_num_tokens: number(100),
    snippet_threshold: number(1000),
    enable_highlight_v1: flag,
    pinned_hits: list(100, 10_000),
    hidden_hits: list(100, 10_000),
    enable_overrides: flag,
    override_tags: list(20),
    drop_tokens_threshold: number(1e15),
    drop_tokens_mode: text(40),
    typo_tokens_threshold: number(1e15),
    min_len_1typo: number(1000),
    min_len_2typo: number(1000),
    prioritize_exact_match: flag,
    prioritize_token_position: flag,
    prioritize_num_matching_fields: flag,
    exhaustive_search: flag,
    text_match_type: text(40),
    split_join_tokens: text(40),
    max_candidates: number(100),
    enable_synonyms: flag,
    synonym_prefix: flag,
    synonym_num_typos: number(2),
    pre_segmented_query: flag,
    enable_typos_for_numerical_tokens: flag,
    enable_typos_for_alpha_numerical_tokens: flag,
    max_extra_prefix: number(100_000),
    max_extra_suffix: number(100_000),
  }),
);

/** Values of all conditions of a filter, and parentheses inside parentheses. */
const FILTER = { values: 1000, depth: 12 };

/** Searches of one request. */
export const MOST_SEARCHES = 50;

/**
 * Parameters of one search of several: those of the request's address count more than its own, as with Typesense, but
 * for the collection, which a key is proven for before.
 */
export const parametersOf = (own: RawParameters, common: RawParameters): RawParameters => ({
  ...own,
  ...common,
  ...(Object.hasOwn(own, 'collection') ? { collection: own['collection'] } : {}),
});

/** Parameters of a search from outside. Throws a 400 for what is too much. */
export function boundedParameters(own: RawParameters, common: RawParameters): RawParameters {
  const parameters = parametersOf(own, common);
  refuseParameters(parameters);
  const bounded: Record<string, string> = {};
  for (const [name, bound] of BOUNDS) {
    const value = Object.hasOwn(parameters, name) ? parameters[name] : undefined;
    if (value === undefined || value === null) continue;
    bounded[name] = boundedText(name, value, bound);
  }
  if (bounded['filter_by']) checkFilter(bounded['filter_by']);
  return bounded;
}

function boundedText(name: string, value: unknown, { characters, values, most }: Bound): string {
  const items: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (items.length > characters) throw tooMany(name, values ?? characters);
  if (items.some((item) => typeof item === 'object'))
    throw badRequest(`Parameter \`${name}\` must be text, a number, true or false, or a list of these.`);
  const written = items.map(String).join(',');
  spend(written.length >>> 5);
  if (written.length > characters)
    throw badRequest(`Parameter \`${name}\` is too long: it may have ${characters} characters.`);
  if (values !== undefined && written.split(',').length > values) throw tooMany(name, values);
  if (most !== undefined && Number(written) > most)
    throw new Fault(422, `Parameter \`${name}\` is too great: it may be ${most}.`);
  return written;
}

const tooMany = (name: string, values: number): Fault =>
  badRequest(`Parameter \`${name}\` has too many values: it may have ${values}.`);

function checkFilter(filter: string): void {
  let depth = 0;
  for (const char of filter.replace(/`[^`]*`/g, '')) {
    if (char === '(') depth++;
    if (char === ')') depth--;
    if (depth > FILTER.depth)
      throw badRequest(`Parameter \`filter_by\` is nested too deeply: ${FILTER.depth} levels are allowed.`);
  }
  let values = 0;
  for (const piece of parseFilter(filter))
    if (typeof piece !== 'string') values += listItems(piece.value.replace(/^(!=|=|!)\s*/, '')).length;
  if (values > FILTER.values) throw tooMany('filter_by', FILTER.values);
}

/** Where a request's key alone counts: whose it is was looked at before the body was read. */
export const ownKeyRefused = (): Fault =>
  badRequest('A search with an `x-typesense-api-key` of its own is not supported here.');

/** How many searches a request may have: the least of what server, key, address and body allow. */
export function mostSearches(isOutside: boolean, ...given: readonly unknown[]): number {
  const limits = given.filter((value) => value !== undefined).map(Number);
  if (limits.some((most) => !Number.isInteger(most) || most < 0))
    throw badRequest('Parameter `limit_multi_searches` must be an unsigned integer.');
  return isOutside ? Math.min(MOST_SEARCHES, ...limits) : (limits[0] ?? MOST_SEARCHES);
}

/** A search within the bounds, or what is answered to it instead. */
export type BoundedSearch =
  | { readonly parameters: Record<string, string> }
  | { readonly refused: { readonly code: number; readonly error: string } };

/**
 * Searches of a multi_search from outside with their parameters within the bounds, for a server elsewhere that is to
 * answer them; a search that asks too much is refused alone. Throws a 400 for too many.
 */
export function boundedSearches(body: string, common: RawParameters): BoundedSearch[] {
  const parsed = parseJson(body);
  const { searches, limit_multi_searches: most } = (
    typeof parsed === 'object' && parsed !== null ? parsed : {}
  ) as RawParameters;
  if (!Array.isArray(searches)) throw badRequest('Missing `searches` array.');
  if (searches.length > mostSearches(true, common['limit_multi_searches'], most))
    throw badRequest('Number of multi searches exceeds `limit_multi_searches` parameter.');
  return (searches as unknown[]).map((search) => {
    const own = typeof search === 'object' && search !== null ? (search as RawParameters) : {};
    try {
      if (own['x-typesense-api-key'] !== undefined) throw ownKeyRefused();
      return { parameters: boundedParameters(own, common) as Record<string, string> };
    } catch (error) {
      if (!(error instanceof Fault)) throw error;
      return { refused: { code: error.status, error: error.message } };
    }
  });
}
