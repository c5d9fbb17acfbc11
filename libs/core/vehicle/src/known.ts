/** The value that a table has for a word of a feed; nothing for a word that it does not know, not even `__proto__`. */
export const known = <Value>(table: Readonly<Partial<Record<string, Value>>>, word: string | undefined) =>
  word !== undefined && Object.hasOwn(table, word) ? table[word] : undefined;
