import { isUnusable } from './words.js';

export type FactType = 'string' | 'number' | 'bool';
/** Facts with the kind of value that they have. */
export type FactTypes<Fact extends string = string> = { readonly [Name in Fact]: FactType };

const OPERATORS = ['all', 'any', 'not', 'in', 'atLeast', 'atMost'];
const TYPE_OF: Readonly<Record<FactType, string>> = { string: 'string', number: 'number', bool: 'boolean' };

/** What is wrong with a value that should be a rule, with the place inside it; undefined when nothing is. */
export function ruleProblem(
  value: unknown,
  facts: readonly string[],
  types?: Readonly<Record<string, FactType>>,
  at = '',
): string | undefined {
  const say = (text: string) => (at === '' ? text : `${at}: ${text}`);
  const under = (part: string) => (at === '' ? part : `${at}.${part}`);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return say(
      `must be a rule, an object with ${OPERATORS.slice(0, 3).join(', ')}, or a fact with in, atLeast, atMost`,
    );
  const rule = value as Record<string, unknown>;
  const used = OPERATORS.filter((name) => Object.hasOwn(rule, name));
  const [operator] = used;
  if (operator === undefined || used.length > 1)
    return say(
      used.length > 1
        ? `has ${used.join(' and ')}: one rule has one operator`
        : `has no operator; it must be one of ${OPERATORS.join(', ')}`,
    );
  const isComparison = ['in', 'atLeast', 'atMost'].includes(operator);
  const extra = Object.keys(rule).filter((key) => key !== operator && !(isComparison && key === 'fact'));
  if (extra.length > 0) return say(`"${extra.join('", "')}" does not belong next to "${operator}"`);
  const operand = Object.hasOwn(rule, operator) ? rule[operator] : undefined;
  if (operator === 'not') return ruleProblem(operand, facts, types, under('not'));
  if (!isComparison) {
    if (!Array.isArray(operand)) return say(`"${operator}" must be a list of rules`);
    for (const [index, part] of operand.entries()) {
      const problem = ruleProblem(part, facts, types, under(`${operator}[${index}]`));
      if (problem) return problem;
    }
    return undefined;
  }
  const { fact } = rule;
  if (typeof fact !== 'string' || !facts.includes(fact))
    return say(`${JSON.stringify(fact) ?? 'nothing'} is not a fact; allowed are ${facts.join(', ')}`);
  const type = types && Object.hasOwn(types, fact) ? types[fact] : undefined;
  if (operator === 'in') return inProblem(fact, operand, type, say);
  if (type !== undefined && type !== 'number') return say(`"${fact}" is no number: use "in"`);
  return typeof operand === 'number' ? undefined : say(`"${operator}" must be a number`);
}

function inProblem(
  fact: string,
  operand: unknown,
  type: FactType | undefined,
  say: (text: string) => string,
): string | undefined {
  if (!Array.isArray(operand) || operand.length === 0) return say('"in" must be a list with at least one value');
  for (const item of operand as unknown[]) {
    const shown = JSON.stringify(item);
    if (!['string', 'number', 'boolean'].includes(typeof item)) return say(`${shown} is not allowed in "in"`);
    if (type && typeof item !== TYPE_OF[type])
      return say(`${shown} cannot be a value of "${fact}", which is a ${TYPE_OF[type]}`);
    if (typeof item === 'string' && isUnusable(item))
      return say(`${shown} can never match: it has a backtick or no letter or digit`);
  }
  return undefined;
}
