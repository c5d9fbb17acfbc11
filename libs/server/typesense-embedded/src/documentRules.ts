import { badRequest } from './fault.js';
import type { CollectionSchema, Field } from './schema.js';
import { own } from './own.js';

export type Doc = Record<string, unknown> & { id: string };
export type DirtyValues = 'coerce_or_reject' | 'coerce_or_drop' | 'drop' | 'reject';

const ARTICLES: Readonly<Record<string, string>> = {
  int32: 'an int32',
  int64: 'an int64',
  float: 'a float',
  bool: 'a bool',
  string: 'a string',
  geopoint: 'a 2 element array: [lat, lng]',
};

/** Checks a document against the schema and brings its values into their types. Throws Typesense's message. */
export function conform(
  schema: CollectionSchema,
  raw: Record<string, unknown>,
  dirty: DirtyValues,
  isPartial: boolean,
): Record<string, unknown> {
  const result: Record<string, unknown> = { ...raw };
  for (const field of schema.fields) {
    if (field.name.includes('*')) continue;
    const value = own(raw, field.name);
    if (value === undefined || value === null) {
      if (value === null) {
        if (!field.optional) throw badRequest(`Field \`${field.name}\` must be ${wanted(field)}.`);
        delete result[field.name];
      }
      if (isPartial || field.optional || field.scalar === 'auto') continue;
      throw badRequest(
        field.name === schema.defaultSortingField
          ? `Field \`${field.name}\` has been declared as a default sorting field, but is not found in the document.`
          : `Field \`${field.name}\` has been declared in the schema, but is not found in the document.`,
      );
    }
    const fitted = field.isArray ? fitArray(field, value, dirty) : fit(field, value, dirty);
    if (fitted === undefined) {
      if (dirty === 'drop' || dirty === 'coerce_or_drop') {
        if (field.optional) {
          delete result[field.name];
          continue;
        }
      }
      throw badRequest(`Field \`${field.name}\` must be ${wanted(field)}.`);
    }
    result[field.name] = fitted;
  }
  return result;
}

const wanted = (field: Field): string =>
  field.isArray
    ? field.scalar === 'geopoint'
      ? 'an array of geopoint.'
      : `an array of ${field.scalar}`
    : (ARTICLES[field.scalar] ?? `of type ${field.type}`);

function fitArray(field: Field, value: unknown, dirty: DirtyValues): unknown[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const items: unknown[] = [];
  for (const item of value as unknown[]) {
    const fitted = fit(field, item, dirty);
    if (fitted !== undefined) items.push(fitted);
    else if (dirty !== 'drop' && dirty !== 'coerce_or_drop') return undefined;
  }
  return items;
}

function fit(field: Field, value: unknown, dirty: DirtyValues): unknown {
  const mayCoerce = dirty === 'coerce_or_reject' || dirty === 'coerce_or_drop';
  switch (field.scalar) {
    case 'string':
      if (typeof value === 'string') return value;
      return mayCoerce && (typeof value === 'number' || typeof value === 'boolean') ? String(value) : undefined;
    case 'bool':
      if (typeof value === 'boolean') return value;
      if (!mayCoerce) return undefined;
      if (value === 1 || value === 'true' || value === '1') return true;
      return value === 0 || value === 'false' || value === '0' || value === '' ? false : undefined;
    case 'int32':
    case 'int64':
      return fitInteger(value, field.scalar === 'int32', mayCoerce);
    case 'float':
      if (typeof value === 'number') return value;
      return mayCoerce ? fromText(value) : undefined;
    case 'geopoint': {
      const isPoint = Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === 'number');
      return isPoint ? value : undefined;
    }
    default:
      return value;
  }
}

function fitInteger(value: unknown, isSmall: boolean, mayCoerce: boolean): number | undefined {
  let number: number | undefined;
  if (typeof value === 'number') number = Number.isInteger(value) ? value : mayCoerce ? Math.trunc(value) : undefined;
  else if (mayCoerce) number = typeof value === 'boolean' ? Number(value) : fromText(value);
  if (number === undefined) return undefined;
  const whole = Math.trunc(number);
  return isSmall && (whole >= 2 ** 31 || whole < -(2 ** 31)) ? undefined : whole;
}

function fromText(value: unknown): number | undefined {
  if (typeof value === 'boolean') return Number(value);
  if (typeof value !== 'string' || !/^\s*[+-]?(\d+\.?\d*|\.\d+)([eE][+-]?\d+)?\s*$/.test(value)) return undefined;
  return Number(value);
}
