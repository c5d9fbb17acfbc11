import fc from 'fast-check';
import { VEHICLE_FIELDS } from '@forecourt/stock';
import type { VehicleDocument } from '@forecourt/vehicle';

export type Search = Readonly<Record<string, string | number | boolean>>;
type Parameters = Readonly<Record<string, fc.Arbitrary<string | number | boolean>>>;

const names = (isWanted: (field: (typeof VEHICLE_FIELDS)[number]) => boolean): string[] =>
  VEHICLE_FIELDS.filter(isWanted).map(({ name }) => name);
const FACETS = names(({ facet }) => facet === true);
const TEXTS = names(({ type, index }) => type.startsWith('string') && index !== false);
const NUMBERS = names(({ type, index }) => ['int32', 'int64', 'float'].includes(type) && index !== false);

const joined = (item: fc.Arbitrary<string>, most: number, by = ','): fc.Arbitrary<string> =>
  fc.oneof(
    fc.array(item, { minLength: 1, maxLength: 4 }).map((items) => items.join(by)),
    fc.array(item, { minLength: most, maxLength: most, size: 'max' }).map((items) => items.join(by)),
    // the same over and over is a cost of its own
    fc.tuple(item, fc.integer({ min: 1, max: most })).map(([one, count]) => Array(count).fill(one).join(by)),
  );

/** Parameters of searches over real stock, each from harmless to more than is allowed. */
export function parametersOver(documents: readonly VehicleDocument[]): Parameters {
  const written = documents.filter((_, index) => index % 97 === 0);
  const words = [...new Set(written.flatMap(({ title }) => title.toLowerCase().split(/\s+/)))];
  const values = written.flatMap(({ make, model, stocknum }) => [make, model, stocknum]);
  const letters = fc.string({ unit: fc.constantFrom(...'aeiorstlnc1203'), minLength: 1, maxLength: 3 });
  const known = fc.constantFrom(...words);
  /** A word with letters changed, dropped or added. */
  const misspelt = fc
    .tuple(known, fc.nat(20), fc.constantFrom('', 'x', 'ee', 'q'))
    .map(([word, at, letter]) => word.slice(0, at % word.length) + letter + word.slice((at % word.length) + 1));
  const word = fc.oneof(letters, known, misspelt, fc.constantFrom('-a', '"a 2"', '"2019 toyota"', '-toyota', '*'));
  const value = fc.oneof(
    fc.constantFrom(...values),
    letters.map((text) => `${text}*`),
    word,
  );
  const number = fc.oneof(fc.integer({ min: 0, max: 120_000 }), fc.constantFrom(0, 1, 2019, -1)).map(String);
  const condition = fc.oneof(
    fc
      .tuple(
        fc.constantFrom(...TEXTS),
        fc.constantFrom(':', ':=', ':!='),
        joined(
          value.map((text) => `\`${text}\``),
          300,
        ),
      )
      .map(([field, operator, list]) => `${field}${operator}[${list}]`),
    fc
      .tuple(fc.constantFrom(...TEXTS), fc.constantFrom(':', ':=', ':!='), value)
      .map(([field, operator, text]) => `${field}${operator}\`${text}\``),
    fc
      .tuple(fc.constantFrom(...NUMBERS), fc.constantFrom(':>', ':<=', ':=', ':!='), number)
      .map((parts) => parts.join('')),
    fc
      .tuple(fc.constantFrom(...NUMBERS), fc.constantFrom(':=', ':!=', ':'), joined(number, 900))
      .map(([field, operator, list]) => `${field}${operator}[${list}]`),
    fc
      .integer({ min: 1, max: 60 })
      .map((count) => `location_geo:([${Array(count).fill('(-33,151,900 km)').join(',')}])`),
    fc.integer({ min: 3, max: 900 }).map((count) => `location_geo:(${Array(count).fill('-33,151').join(',')})`),
  );
  const filter = fc.oneof(
    condition,
    joined(condition, 40, ' && '),
    joined(condition, 40, ' || '),
    fc
      .tuple(condition, fc.integer({ min: 1, max: 14 }))
      .map(([one, depth]) => `${'!('.repeat(depth)}${one}${')'.repeat(depth)}`),
  );
  const range = fc.tuple(fc.nat(99), fc.nat(100_000)).map(([label, from]) => `b${label}:[${from},${from + 5000}]`);
  const facet = fc.oneof(
    fc.constantFrom(...FACETS, '*', 'p*'),
    fc
      .tuple(fc.constantFrom(...FACETS), fc.constantFrom('_alpha:asc', '_alpha:desc', 'price:asc'))
      .map(([field, by]) => `${field}(sort_by:${by})`),
    fc.tuple(fc.constantFrom(...NUMBERS), joined(range, 120)).map(([field, ranges]) => `${field}(${ranges})`),
  );
  const key = fc.oneof(
    fc.tuple(fc.constantFrom(...NUMBERS), fc.constantFrom('asc', 'desc')).map((parts) => parts.join(':')),
    fc.constantFrom(
      '_text_match(buckets:100000):desc',
      '_rand(7):asc',
      'location_geo(-33,151):asc',
      'price(missing_values:last):asc',
    ),
    joined(
      filter.map((text) => `(${text}):1`),
      30,
    ).map((list) => `_eval([${list}]):desc`),
  );
  const some = fc.constantFrom(...FACETS, ...NUMBERS, 'title', '*', 'a*', 'x');
  return {
    q: fc.oneof(word, joined(word, 12, ' '), joined(word, 600, ' '), joined(letters, 40, ' ')),
    query_by: fc.oneof(joined(fc.constantFrom(...TEXTS), 20), fc.constant('title,make,model,badge,stocknum')),
    filter_by: filter,
    facet_by: joined(facet, 60),
    facet_query: fc.tuple(fc.constantFrom(...FACETS), word).map((parts) => parts.join(':')),
    max_facet_values: fc.constantFrom(10, 150, 500, 501),
    sort_by: joined(key, 3),
    group_by: joined(fc.constantFrom(...FACETS), 5),
    group_limit: fc.constantFrom(1, 3, 99),
    per_page: fc.constantFrom(0, 10, 250),
    page: fc.constantFrom(1, 2, 60, 900),
    include_fields: joined(some, 100),
    exclude_fields: joined(some, 100),
    highlight_fields: joined(some, 100),
    highlight_full_fields: joined(some, 100),
    highlight_start_tag: fc.constantFrom('<b>', 'x'.repeat(100)),
    num_typos: fc.constantFrom(0, 2),
    prefix: fc.constantFrom('true', 'false'),
    infix: fc.constantFrom('off', 'always', 'fallback'),
    exhaustive_search: fc.boolean(),
    drop_tokens_threshold: fc.constantFrom(0, 1, 1_000_000),
    drop_tokens_mode: fc.constantFrom('right_to_left', 'left_to_right', 'both_sides:1000'),
    typo_tokens_threshold: fc.constantFrom(0, 1, 1_000_000),
    max_candidates: fc.constantFrom(4, 100),
    min_len_1typo: fc.constantFrom(1, 4),
    min_len_2typo: fc.constantFrom(1, 7),
    split_join_tokens: fc.constantFrom('off', 'fallback', 'always'),
    prioritize_token_position: fc.boolean(),
    text_match_type: fc.constantFrom('max_score', 'max_weight', 'sum_score'),
    pinned_hits: joined(
      fc.nat(99).map((at) => `harbour-${at}:${at + 1}`),
      100,
    ),
    hidden_hits: joined(fc.nat(9999).map(String), 100),
  };
}

/** One search with some of the parameters. */
export const searchOver = (parameters: Parameters): fc.Arbitrary<Search> =>
  fc
    .subarray(Object.keys(parameters), { minLength: 1, maxLength: 14 })
    .chain((chosen) =>
      fc.record(Object.fromEntries(Object.entries(parameters).filter(([name]) => chosen.includes(name)))),
    )
    .map((own) => ({ collection: 'vehicles', q: '*', query_by: 'title,make,model,badge,stocknum', ...own }));

/** Searches of one request: a few that differ, or as many of one kind as are allowed. */
export const requestOver = (search: fc.Arbitrary<Search>): fc.Arbitrary<readonly Search[]> =>
  fc.oneof(
    fc.array(search, { minLength: 1, maxLength: 3 }),
    fc.tuple(search, fc.integer({ min: 2, max: 50 })).map(([one, count]) => Array<Search>(count).fill(one)),
  );
