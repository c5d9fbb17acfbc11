/**
 * What was kept or answered, to be read by its names; without any where it is no record. Its values may be anything.
 */
export const recordOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
