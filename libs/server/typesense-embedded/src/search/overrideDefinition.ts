import { badRequest } from '../fault.js';
import { own } from '../own.js';

/** When an override holds. */
export interface Rule {
  query?: string;
  match?: string;
  filter_by?: string;
  tags?: string[];
}

type Check = readonly [isRight: (value: unknown) => boolean, what: string];
const isText: Check = [(value) => typeof value === 'string', 'a string'];
const isFlag: Check = [(value) => typeof value === 'boolean', 'a boolean'];
const isWords: Check = [
  (value) => Array.isArray(value) && value.every((item) => typeof item === 'string'),
  'an array of strings',
];
/** What an override may do, with one value each. */
const ACTIONS = {
  filter_by: isText,
  sort_by: isText,
  replace_query: isText,
  remove_matched_tokens: isFlag,
  filter_curated_hits: isFlag,
  stop_processing: isFlag,
};

function checkTypes(given: object, checks: Readonly<Record<string, Check>>): void {
  for (const [name, [isRight, what]] of Object.entries(checks)) {
    const value = own(given as Record<string, unknown>, name);
    if (value !== undefined && !isRight(value)) throw badRequest(`The \`${name}\` must be ${what}.`);
  }
}

/** Checks an override as it is stored; what was not given is left out. */
export function parseOverride(id: string, raw: unknown): Record<string, unknown> {
  const body = typeof raw === 'object' && raw !== null ? (raw as Record<string, unknown>) : {};
  const rule = body['rule'];
  if (typeof rule !== 'object' || rule === null) throw badRequest('Missing `rule` definition.');
  checkTypes(rule, { query: isText, match: isText, filter_by: isText, tags: isWords });
  checkTypes(body, ACTIONS);
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
      'Must contain one of: `includes`, `excludes`, `metadata`, `filter_by`, `sort_by`, ' +
        '`remove_matched_tokens`, `replace_query`.',
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

/** An override as it is listed: with the defaults of everything it leaves out. */
export const overrideJson = (override: Record<string, unknown>): Record<string, unknown> => ({
  excludes: [],
  filter_curated_hits: false,
  includes: [],
  remove_matched_tokens: override['filter_by'] !== undefined,
  stop_processing: true,
  ...override,
});
