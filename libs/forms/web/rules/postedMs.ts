/** Milliseconds that a form was filled in for, as its page's script measured them; a program may post anything. */
export const postedMs = (value: unknown): number | undefined =>
  typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : undefined;
