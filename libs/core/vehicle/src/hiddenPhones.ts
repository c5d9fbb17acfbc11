import { formatPhone, maskPhone, nationalDigits } from './phone.js';

/**
 * A copy of a value, in every text of which the numbers are masked; a link that dials one leads to `href` instead. What
 * reaches a browser of a site that masks its numbers has gone through this (VDP-18).
 */
export function hidePhones<Value>(value: Value, phones: readonly (string | undefined)[], href: string): Value {
  const patterns = phones.flatMap((phone) => (phone ? [writtenAnyHow(phone)] : []));
  if (patterns.length === 0) return value;
  const written = new RegExp(`(tel:)?(?:${[...new Set(patterns)].join('|')})`, 'gi');
  const hide = (text: string) =>
    text.replace(written, (found, dials?: string) => (dials ? href : maskPhone(formatPhone(found))));
  return deeply(value, hide) as Value;
}

function deeply(value: unknown, hide: (text: string) => string): unknown {
  if (typeof value === 'string') return hide(value);
  if (Array.isArray(value)) return value.map((item) => deeply(item, hide));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, deeply(item, hide)]));
}

/** Pattern for a number with any separators between its digits, and with or without the country code. */
function writtenAnyHow(phone: string): string {
  const [first = '', ...rest] = nationalDigits(phone);
  const between = '[\\s().\\-\u2010-\u2015]*';
  const start = first === '0' ? `(?:(?:\\+|00)61${between}(?:0${between})?|0${between})` : first + between;
  return `(?<!\\d)\\(?${start}${rest.join(between)}(?!\\d)`;
}
