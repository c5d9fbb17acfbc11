/** A postcode is text of four digits: Darwin is 0800. */
export const isPostcode = (value: unknown): value is string => typeof value === 'string' && /^\d{4}$/.test(value);
