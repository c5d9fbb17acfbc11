import { z } from 'zod';

export type Scalar = string | number | boolean;

/** A condition as data: six operators over a closed list of facts. */
export type Rule<Fact extends string = string> =
  | { readonly all: readonly Rule<Fact>[] }
  | { readonly any: readonly Rule<Fact>[] }
  | { readonly not: Rule<Fact> }
  | { readonly fact: Fact; readonly in: readonly Scalar[] }
  | { readonly fact: Fact; readonly atLeast: number }
  | { readonly fact: Fact; readonly atMost: number };

/** Builds the schema for rules about a closed list of facts, so that a misspelt fact fails validation. */
export function ruleSchemaFor<const Fact extends string>(facts: readonly [Fact, ...Fact[]]): z.ZodType<Rule<Fact>> {
  const fact = z.enum(facts);
  const rule: z.ZodType<Rule<Fact>> = z.lazy(() =>
    z.union([
      z.strictObject({ all: z.array(rule) }),
      z.strictObject({ any: z.array(rule) }),
      z.strictObject({ not: rule }),
      z.strictObject({ fact, in: z.array(z.union([z.string(), z.number(), z.boolean()])).min(1) }),
      z.strictObject({ fact, atLeast: z.number() }),
      z.strictObject({ fact, atMost: z.number() }),
    ]),
  );
  return rule;
}
