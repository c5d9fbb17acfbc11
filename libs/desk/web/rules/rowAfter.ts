const STEPS: ReadonlyMap<string, number> = new Map([
  ['j', 1],
  ['ArrowDown', 1],
  ['k', -1],
  ['ArrowUp', -1],
]);

/** The row that a key leads to from another in a list of `count`; undefined where it leads nowhere. */
export function rowAfter(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const step = STEPS.get(key);
  if (step === undefined) return undefined;
  return Math.min(count - 1, Math.max(0, at + step));
}
