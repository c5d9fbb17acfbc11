/**
 * `field:=[…]` for exact values. A value with a backtick could break out of its quotes and is left out: nothing has
 * such a value.
 */
export function anyOf(field: string, values: readonly string[]): string | undefined {
  const usable = values.filter((value) => value !== '' && !value.includes('`'));
  if (usable.length === 0) return values.length === 0 ? undefined : `${field}:=\`\u0001\``;
  return `${field}:=[${usable.map((value) => `\`${value}\``).join(',')}]`;
}

/** A range with one or both bounds, whole numbers. */
export function between(
  field: string,
  { min, max }: { min?: number | undefined; max?: number | undefined },
): string | undefined {
  const parts = [
    min === undefined ? undefined : `${field}:>=${Math.round(min)}`,
    max === undefined ? undefined : `${field}:<=${Math.round(max)}`,
  ];
  return allOf(parts);
}

/** Conditions that must all hold, each in its own parentheses. */
export function allOf(conditions: readonly (string | undefined)[]): string | undefined {
  const kept = conditions.filter((condition) => condition !== undefined && condition !== '');
  return kept.length === 0 ? undefined : kept.map((condition) => `(${condition})`).join(' && ');
}
