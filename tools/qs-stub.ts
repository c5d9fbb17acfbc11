// instantsearch.js imports qs for its built-in history router, which the platform never uses.
export const parse = (query: string): Record<string, string> => Object.fromEntries(new URLSearchParams(query));
export const stringify = (value: Record<string, string>): string => new URLSearchParams(value).toString();
export default { parse, stringify };
