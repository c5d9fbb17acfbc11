import { sql, type RawBuilder } from 'kysely';

/** A phone number of a row as people’s numbers are compared: digits alone, an Australian one with its 0 for +61. */
export const phoneDigits = (phone: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`regexp_replace(
    regexp_replace(coalesce(${phone}, ''), '\\D', '', 'g'),
    '^(0011|00)?610?([2-9][0-9]{8})$',
    '0\\2'
  )`;
