import type { Rule, Scalar } from './rule.js';
import { isUnusable } from './words.js';

/** How a fact is stored in the search collection. */
export interface FilterField {
  readonly name: string;
  readonly type: 'string' | 'bool' | 'int32' | 'int64' | 'float';
}

/** Matches nothing, in a field that every document has. */
const NOTHING = 'id:=`\u0000`';
const EVERYTHING = 'id:!=`\u0000`';

/**
 * A value inside Typesense's backticks. There is no escape for a backtick itself, so a value that has one
 * can match nothing and is refused here instead of breaking out of the filter. An asterisk at the end would
 * ask for everything that begins so.
 */
export function quoteFilterValue(value: string): string | undefined {
  return isUnusable(value) ? undefined : `\`${value.replace(/[*\s]+$/, '')}\``;
}

/**
 * Compiles a rule to Typesense's `filter_by`, always inside parentheses, so that it may be joined with `&&`.
 * `not` is pushed down to the comparisons, as `matches` does, so that both select the same vehicles.
 */
export function toTypesenseFilter<Fact extends string>(
  rule: Rule<Fact>,
  fieldOf: (fact: Fact) => FilterField,
  isNegated = false,
): string {
  if ('not' in rule) return toTypesenseFilter(rule.not, fieldOf, !isNegated);
  if ('all' in rule || 'any' in rule) {
    const parts: readonly Rule<Fact>[] = 'all' in rule ? rule.all : rule.any;
    const isConjunction = 'all' in rule !== isNegated;
    if (parts.length === 0) return `(${isConjunction ? EVERYTHING : NOTHING})`;
    const filters = parts.map((part) => toTypesenseFilter(part, fieldOf, isNegated));
    return `(${filters.join(isConjunction ? ' && ' : ' || ')})`;
  }
  const field = fieldOf(rule.fact);
  if ('in' in rule) return membership(field, rule.in, isNegated);
  return `(${comparison(field, 'atLeast' in rule, 'atLeast' in rule ? rule.atLeast : rule.atMost, isNegated)})`;
}

const LIMITS = { int32: 2 ** 31 - 1, int64: Number.MAX_SAFE_INTEGER, float: 3.4e38 } as const;

/** The server answers a whole search with 400 for `20000.5` on an int32 field, and for numbers beyond its type. */
function comparison({ name, type }: FilterField, isLowerBound: boolean, bound: number, isNegated: boolean): string {
  if (type === 'string' || type === 'bool' || Number.isNaN(bound)) return NOTHING;
  const limit = LIMITS[type];
  // negated, "at least b" means "below b": the same whole number bounds both
  const whole = type === 'float' ? bound : isLowerBound ? Math.ceil(bound) : Math.floor(bound);
  const isPastTop = whole > limit;
  if (isPastTop || whole < -limit) {
    const holdsForAll = isLowerBound !== isPastTop;
    return holdsForAll !== isNegated ? `${name}:>=${-limit}` : NOTHING;
  }
  const operator = isLowerBound ? (isNegated ? '<' : '>=') : isNegated ? '>' : '<=';

  return `${name}:${operator}${whole + 0}`;
}

function membership(field: FilterField, values: readonly Scalar[], isNegated: boolean): string {
  const usable = values.flatMap((value) => literal(field, value) ?? []);
  if (usable.length === 0) return `(${isNegated ? EVERYTHING : NOTHING})`;
  return `(${field.name}${isNegated ? ':!=' : ':='}[${[...new Set(usable)].join(',')}])`;
}

function literal({ type }: FilterField, value: Scalar): string | undefined {
  if (type === 'string') return typeof value === 'string' ? quoteFilterValue(value) : undefined;
  if (type === 'bool') return typeof value === 'boolean' ? String(value) : undefined;
  if (typeof value !== 'number' || !Number.isFinite(value) || Math.abs(value) > LIMITS[type]) return undefined;
  return type === 'float' || Number.isInteger(value) ? String(value + 0) : undefined;
}
