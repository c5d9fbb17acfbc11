import { badRequest, Fault } from './fault.js';
import { own } from './own.js';

const SCALARS = ['string', 'int32', 'int64', 'float', 'bool', 'geopoint'] as const;
type Scalar = (typeof SCALARS)[number];

export interface Field {
  readonly name: string;
  readonly type: string;
  /** Type of one value. */
  readonly scalar: Scalar | 'auto' | 'object';
  readonly isArray: boolean;
  readonly facet: boolean;
  readonly optional: boolean;
  readonly index: boolean;
  readonly sort: boolean;
  readonly infix: boolean;
  readonly store: boolean;
  readonly locale: string;
}

export interface CollectionSchema {
  readonly name: string;
  readonly fields: readonly Field[];
  readonly defaultSortingField: string;
  readonly enableNestedFields: boolean;
  readonly tokenSeparators: readonly string[];
  readonly symbolsToIndex: readonly string[];
  readonly createdAt: number;
  readonly metadata?: unknown;
}

type Json = Record<string, unknown>;
const isRecord = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function parseField(raw: unknown): Field {
  if (!isRecord(raw))
    throw badRequest(
      'Wrong format for `fields`. It should be an array of objects containing `name`, `type`, ' +
        '`optional` and `facet` properties.',
    );
  const { name, type } = raw;
  if (typeof name !== 'string' || name === '')
    throw badRequest(
      'Wrong format for `fields`. It should be an array of objects containing `name`, `type`, ' +
        '`optional` and `facet` properties.',
    );
  if (typeof type !== 'string')
    throw badRequest(
      `Wrong format for \`fields\`. It should be an array of objects containing \`name\`, \`type\`, ` +
        `\`optional\` and \`facet\` properties.`,
    );
  const flag = (key: string, fallback: boolean): boolean => {
    const value = own(raw, key);
    if (value === undefined) return fallback;
    if (typeof value !== 'boolean')
      throw badRequest(`The \`${key}\` property of the field \`${name}\` should be a boolean.`);
    return value;
  };
  refuseProperties(raw, name, type);
  const isArray = type.endsWith('[]');
  const base = isArray ? type.slice(0, -2) : type;
  const isKnown = (SCALARS as readonly string[]).includes(base) || ['object', 'auto', 'string*'].includes(base);
  if (!isKnown)
    throw badRequest(`Field \`${name}\` has an invalid data type \`${type}\`, see docs for supported data types.`);
  const scalar = (base === 'string*' ? 'auto' : base) as Field['scalar'];
  const isNumeric = ['int32', 'int64', 'float', 'bool'].includes(scalar);
  return {
    name,
    type,
    scalar,
    isArray,
    facet: flag('facet', false),
    optional: flag('optional', scalar === 'auto' || name.includes('*')),
    index: flag('index', true),
    sort: flag('sort', isNumeric && !isArray ? true : scalar === 'geopoint'),
    infix: flag('infix', false),
    store: flag('store', true),
    locale: typeof raw['locale'] === 'string' ? raw['locale'] : '',
  };
}

/** Refuses properties that would make the real server index a field otherwise than this one does. */
function refuseProperties(raw: Json, name: string, type: string): void {
  const refuse = (what: string): never => {
    throw new Fault(501, `Field \`${name}\`: ${what} not supported by this server.`);
  };
  if (type === 'geopoint[]' || type === 'geopolygon' || type === 'image') refuse(`type \`${type}\` is`);
  if (name.includes('*')) refuse('names with patterns are');
  if (type === 'auto' || type === 'string*') refuse(`type \`${type}\` is`);
  for (const property of ['embed', 'reference', 'num_dim', 'stem', 'stem_dictionary']) {
    const value = own(raw, property);
    if (value !== undefined && value !== null && value !== false && value !== '' && value !== 0)
      refuse(`property \`${property}\` is`);
  }
  for (const property of ['token_separators', 'symbols_to_index']) {
    const value = own(raw, property);
    if (Array.isArray(value) && value.length > 0) refuse(`property \`${property}\` of a field is`);
  }
  const locale = own(raw, 'locale');
  if (typeof locale === 'string' && !['', 'en'].includes(locale)) refuse(`locale \`${locale}\` is`);
  if (own(raw, 'store') === false) refuse('`store: false` is');
}

/** Nested fields need the collection's consent in the real server, and are not indexed by this one. */
export function refuseNested(fields: readonly Field[], isEnabled: boolean): void {
  const nested = fields.find(({ scalar, name }) => scalar === 'object' || (isEnabled && name.includes('.')));
  if (!nested) return;
  if (!isEnabled)
    throw badRequest(
      'Type `object` or `object[]` can be used only when nested fields are enabled by setting` ' +
        'enable_nested_fields` to true.',
    );
  throw new Fault(501, `Field \`${nested.name}\`: nested fields are not supported by this server.`);
}

export function parseSchema(raw: unknown, createdAt: number): CollectionSchema {
  if (!isRecord(raw)) throw badRequest('Bad JSON.');
  const { name, fields } = raw;
  if (typeof name !== 'string' || name === '') throw badRequest('Parameter `name` is required.');
  if (fields === undefined) throw badRequest('Parameter `fields` is required.');
  if (!Array.isArray(fields))
    throw badRequest(
      'Wrong format for `fields`. It should be an array of objects containing `name`, `type`, ' +
        '`optional` and `facet` properties.',
    );
  const parsed = fields.map(parseField);
  const names = parsed.map((field) => field.name);
  if (new Set(names).size < names.length) throw badRequest('There are duplicate field names in the schema.');
  if (own(raw, 'voice_query_model') !== undefined && own(raw, 'voice_query_model') !== null)
    throw new Fault(501, '`voice_query_model` of a collection is not supported by this server.');
  refuseNested(parsed, raw['enable_nested_fields'] === true);
  const { default_sorting_field: defaultSortingField = '' } = raw;
  if (typeof defaultSortingField !== 'string')
    throw badRequest('`default_sorting_field` should be a string. It should be the name of an int32/float field.');
  if (defaultSortingField !== '') {
    const field = parsed.find((item) => item.name === defaultSortingField);
    if (!field)
      throw badRequest(
        `Default sorting field is defined as \`${defaultSortingField}\` but is not found in the schema.`,
      );
    if (field.isArray || !['int32', 'int64', 'float', 'bool'].includes(field.scalar))
      throw badRequest(`Default sorting field \`${defaultSortingField}\` is not a sortable type.`);
    if (field.optional)
      throw badRequest(`Default sorting field \`${defaultSortingField}\` cannot be an optional field.`);
  }
  const symbols = (key: string): string[] => {
    const given = own(raw, key) ?? [];
    if (!Array.isArray(given)) throw badRequest(`\`${key}\` should be an array of strings.`);
    if (given.some((item) => typeof item !== 'string' || Array.from(item).length !== 1))
      throw badRequest(`\`${key}\` should be an array of character symbols.`);
    return given as string[];
  };
  return {
    name,
    fields: parsed,
    defaultSortingField,
    enableNestedFields: raw['enable_nested_fields'] === true,
    tokenSeparators: symbols('token_separators'),
    symbolsToIndex: symbols('symbols_to_index'),
    createdAt,
    ...(raw['metadata'] === undefined ? {} : { metadata: raw['metadata'] }),
  };
}

export const fieldJson = (field: Field): Json => ({
  facet: field.facet,
  index: field.index,
  infix: field.infix,
  locale: field.locale,
  name: field.name,
  optional: field.optional,
  sort: field.sort,
  stem: false,
  stem_dictionary: '',
  store: field.store,
  type: field.type,
});

export const schemaJson = (schema: CollectionSchema, numDocuments: number): Json => ({
  created_at: schema.createdAt,
  default_sorting_field: schema.defaultSortingField,
  enable_nested_fields: schema.enableNestedFields,
  fields: schema.fields.map(fieldJson),
  ...(schema.metadata === undefined ? {} : { metadata: schema.metadata }),
  name: schema.name,
  num_documents: numDocuments,
  symbols_to_index: [...schema.symbolsToIndex],
  token_separators: [...schema.tokenSeparators],
});

/** What a field addition answers: every property that Typesense knows. */
export const alterFieldJson = (field: Field): Json => ({
  ...fieldJson(field),
  async_reference: false,
  embed: null,
  hnsw_params: { M: 16, ef_construction: 200 },
  nested: false,
  nested_array: 0,
  num_dim: 0,
  range_index: false,
  reference: '',
  symbols_to_index: [],
  token_separators: [],
  vec_dist: 'cosine',
});
