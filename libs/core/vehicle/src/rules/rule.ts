import { z } from 'zod';
import { ruleProblem, type FactTypes } from './ruleProblem.js';

export type Scalar = string | number | boolean;

/** A condition as data: six operators over a closed list of facts. */
export type Rule<Fact extends string = string> =
  | { readonly all: readonly Rule<Fact>[] }
  | { readonly any: readonly Rule<Fact>[] }
  | { readonly not: Rule<Fact> }
  | { readonly fact: Fact; readonly in: readonly Scalar[] }
  | { readonly fact: Fact; readonly atLeast: number }
  | { readonly fact: Fact; readonly atMost: number };

/**
 * Builds the schema for rules about a closed list of facts, so that a misspelt fact fails validation. With the facts'
 * types, `in: ["true"]` on a fact that is true or false fails too. The message says where in the rule and what is
 * allowed.
 */
export function ruleSchemaFor<const Fact extends string>(
  facts: readonly [Fact, ...Fact[]] | FactTypes<Fact>,
): z.ZodType<Rule<Fact>> {
  const types = (Array.isArray(facts) ? undefined : facts) as FactTypes<Fact> | undefined;
  const names = (types ? Object.keys(types) : facts) as [Fact, ...Fact[]];
  const fact = z.enum(names);
  const rule: z.ZodType<Rule<Fact>> = z.lazy(() =>
    z.union(
      [
        z.strictObject({ all: z.array(rule) }),
        z.strictObject({ any: z.array(rule) }),
        z.strictObject({ not: rule }),
        z.strictObject({ fact, in: z.array(z.union([z.string(), z.number(), z.boolean()])).min(1) }),
        z.strictObject({ fact, atLeast: z.number() }),
        z.strictObject({ fact, atMost: z.number() }),
      ],
      { error: (issue) => ruleProblem(issue.input, names) ?? 'is not a rule' },
    ),
  );
  if (!types) return rule;
  return rule.superRefine((value, context) => {
    const problem = context.issues.length > 0 ? undefined : ruleProblem(value, names, types);
    if (problem) context.addIssue({ code: 'custom', message: problem });
  });
}
