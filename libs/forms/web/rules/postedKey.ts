const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The key under which the page's script sends a form; undefined for anything that is no UUID. */
export const postedKey = (value: unknown): string | undefined =>
  typeof value === 'string' && UUID.test(value) ? value : undefined;
