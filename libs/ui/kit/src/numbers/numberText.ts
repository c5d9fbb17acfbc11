/** Text around the digits of a number. */
export interface NumberLook {
  readonly prefix?: string;
  readonly suffix?: string;
}

/** A whole number in groups of three: `85,000`. */
const grouped = (digits: string): string => digits.replace(/^0+(?=\d)/, '').replace(/\B(?=(\d{3})+$)/g, ',');

/**
 * A typed whole number as it is shown when its field is left: `85000` as `85,000 kms`, `12 000` as `$12,000`. Anything
 * else stays as it was typed, so that what is wrong with it can be seen.
 */
export function numberText(text: string, { prefix = '', suffix = '' }: NumberLook): string {
  const bare = text
    .trim()
    .replace(/^\$\s*/, '')
    .replace(/\s*kms?$/i, '');
  const digits = bare.replace(/[, ]/g, '');
  const isNumber = /^(\d+|\d{1,3}([, ]\d{3})+)$/.test(bare) && digits.length <= 9;
  return isNumber ? prefix + grouped(digits) + suffix : text;
}
