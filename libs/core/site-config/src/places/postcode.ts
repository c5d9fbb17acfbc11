/**
 * A text in signs of plain width, as other keyboards than the Chinese type them, without signs that are not seen: those
 * come along where a text is copied.
 */
export const plainSigns = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .trim();

/** A postcode is text of four digits: Darwin is 0800. */
export const isPostcode = (value: unknown): value is string => typeof value === 'string' && /^\d{4}$/.test(value);
