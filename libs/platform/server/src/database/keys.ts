/** Keys of an installation, the present one first: it signs, and what earlier ones have signed is still read. */
export type Keys = string | readonly [present: string, ...earlier: string[]];

export const keysOf = (keys: Keys): readonly [string, ...string[]] => (typeof keys === 'string' ? [keys] : keys);
export const presentKey = (keys: Keys): string => keysOf(keys)[0];
