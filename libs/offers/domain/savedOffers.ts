/** More than this the device does not keep. */
const MOST = 30;

const isId = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 120 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value);

/** Ids of offers from a stored list, each once. Everything else is ignored: the shopper's device may hold anything. */
export const savedIds = (kept: unknown): string[] =>
  Array.isArray(kept) ? [...new Set(kept.filter(isId))].slice(0, MOST) : [];

/** The list with an offer before all others, or without it where it was in it. */
export const toggled = (saved: readonly string[], id: string): string[] =>
  saved.includes(id) ? saved.filter((other) => other !== id) : savedIds([id, ...saved]);
