/** The tab that a key leads to, round at the ends; nothing for a key that leads nowhere. */
export function tabAfter(ids: readonly string[], chosen: string | undefined, key: string): string | undefined {
  const at = chosen === undefined ? -1 : ids.indexOf(chosen);
  if (key === 'Home') return ids[0];
  if (key === 'End') return ids.at(-1);
  if (key === 'ArrowRight') return ids[(at + 1) % ids.length];
  // `at` counts from the end where it would be below the first
  if (key === 'ArrowLeft') return ids.at(at - 1);
  return undefined;
}
