import type { Rule, Scalar } from './rule.js';

/** How a fact is stored in the search collection. */
export interface FilterField {
  readonly name: string;
  readonly type: 'string' | 'number' | 'bool';
}

/** Matches nothing, in a field that every document has. */
const NOTHING = 'id:=`\u0000`';
const EVERYTHING = 'id:!=`\u0000`';

/**
 * A value inside Typesense's backticks. There is no escape for a backtick itself, so a value that has one
 * can match nothing and is refused here instead of breaking out of the filter.
 */
export function quoteFilterValue(value: string): string | undefined {
  return value.includes('`') ? undefined : `\`${value}\``;
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
    return `(${parts.map((part) => toTypesenseFilter(part, fieldOf, isNegated)).join(isConjunction ? ' && ' : ' || ')})`;
  }
  const field = fieldOf(rule.fact);
  if ('in' in rule) return membership(field, rule.in, isNegated);
  if (field.type !== 'number') return `(${NOTHING})`;
  const operator = 'atLeast' in rule ? (isNegated ? '<' : '>=') : isNegated ? '>' : '<=';
  return `(${field.name}:${operator}${'atLeast' in rule ? rule.atLeast : rule.atMost})`;
}

function membership(field: FilterField, values: readonly Scalar[], isNegated: boolean): string {
  const usable = values.flatMap((value) => literal(field, value) ?? []);
  if (usable.length === 0) return `(${isNegated ? EVERYTHING : NOTHING})`;
  return `(${field.name}${isNegated ? ':!=' : ':='}[${usable.join(',')}])`;
}

function literal({ type }: FilterField, value: Scalar): string | undefined {
  if (type === 'string') return typeof value === 'string' ? quoteFilterValue(value) : undefined;
  if (type === 'number') return typeof value === 'number' && Number.isFinite(value) ? String(value) : undefined;
  return typeof value === 'boolean' ? String(value) : undefined;
}
