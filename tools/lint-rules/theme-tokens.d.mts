export const TOKENS: readonly string[];
export const SPACES: readonly number[];
export const SHARED: readonly string[];
