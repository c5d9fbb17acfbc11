import type { Rule, Scalar } from './rule.js';
import { isSameText } from './words.js';

export type Facts<Fact extends string = string> = { readonly [Name in Fact]?: Scalar | readonly Scalar[] | undefined };

/**
 * Whether the facts satisfy a rule. A missing fact satisfies no number comparison, negated or not: an unpriced vehicle
 * matches no price rule. It is not `in` any list, so `not in` holds for it, as in the search server's filters.
 * A fact with several values satisfies `in` when one of them is listed. Texts are compared as the server compares them:
 * case, accents and symbols do not count.
 */
export function matches<Fact extends string>(rule: Rule<Fact>, facts: Facts<Fact>, isNegated = false): boolean {
  if ('not' in rule) return matches(rule.not, facts, !isNegated);
  if ('all' in rule || 'any' in rule) {
    const parts: readonly Rule<Fact>[] = 'all' in rule ? rule.all : rule.any;
    const isConjunction = 'all' in rule !== isNegated;
    return isConjunction
      ? parts.every((part) => matches(part, facts, isNegated))
      : parts.some((part) => matches(part, facts, isNegated));
  }
  const value = factOf(rule.fact, facts);
  if ('in' in rule) {
    const isListed = (Array.isArray(value) ? value : [value]).some((item: unknown) => isNamed(item, rule.in));
    return isListed !== isNegated;
  }
  if (typeof value !== 'number' || !Number.isFinite(value)) return false;
  return ('atLeast' in rule ? value >= rule.atLeast : value <= rule.atMost) !== isNegated;
}

const factOf = <Fact extends string>(fact: Fact, facts: Facts<Fact>): unknown =>
  Object.hasOwn(facts, fact) ? facts[fact] : undefined;

const isNamed = (value: unknown, named: readonly Scalar[]): boolean =>
  named.some((item) =>
    typeof value === 'string' && typeof item === 'string' ? isSameText(value, item) : value === item,
  );

export interface Trace<Fact extends string = string> {
  readonly rule: Rule<Fact>;
  readonly holds: boolean;
  /** What the facts say, for comparisons. */
  readonly value?: unknown;
  readonly parts?: readonly Trace<Fact>[];
}

/** The same decision with the reason for every part of the rule. */
export function traceRule<Fact extends string>(rule: Rule<Fact>, facts: Facts<Fact>): Trace<Fact> {
  const holds = matches(rule, facts);
  if ('all' in rule) return { rule, holds, parts: rule.all.map((part) => traceRule(part, facts)) };
  if ('any' in rule) return { rule, holds, parts: rule.any.map((part) => traceRule(part, facts)) };
  if ('not' in rule) return { rule, holds, parts: [traceRule(rule.not, facts)] };
  return { rule, holds, value: factOf(rule.fact, facts) };
}

/** A rule in words: `car_type is used or demo, and price is at most 30000`. */
export function describeRule(rule: Rule): string {
  if ('all' in rule) return rule.all.length === 0 ? 'everything' : rule.all.map(inBrackets).join(' and ');
  if ('any' in rule) return rule.any.length === 0 ? 'nothing' : rule.any.map(inBrackets).join(' or ');
  if ('not' in rule) return `not ${inBrackets(rule.not)}`;
  if ('in' in rule) return `${rule.fact} is ${rule.in.join(' or ')}`;
  return 'atLeast' in rule ? `${rule.fact} is at least ${rule.atLeast}` : `${rule.fact} is at most ${rule.atMost}`;
}

const inBrackets = (rule: Rule): string =>
  ('all' in rule && rule.all.length > 1) || ('any' in rule && rule.any.length > 1)
    ? `(${describeRule(rule)})`
    : describeRule(rule);
