/** Paths below `src` and their texts, for a feature with a kebab-case id. */
export function featureFiles(id: string): Record<string, string>;
