import { CAR_TYPES, type CarType } from './vehicle.js';

export interface SitePhones {
  override?: string | undefined;
  new?: string | undefined;
  demo?: string | undefined;
  used?: string | undefined;
}

/** Phone precedence of A4: override, by car type, the new-car number, the used-car number, the location's. */
export function choosePhone(
  phones: SitePhones,
  carType: CarType | undefined,
  locationPhone?: string,
): string | undefined {
  // a feed's own word for a condition names no number
  const ofType = CAR_TYPES.find((type) => type === carType);
  return [phones.override, ofType && phones[ofType], phones.new, phones.used, locationPhone].find((phone) => !!phone);
}

/**
 * An Australian number as people read it. Landlines `0X XXXX XXXX` (A4), mobiles `04XX XXX XXX`, 13 and 1300 numbers
 * in their own groups; anything else stays as it was written.
 */
export function formatPhone(phone: string): string {
  const digits = nationalDigits(phone);
  if (/^0[2378]\d{8}$/.test(digits)) return group(digits, [2, 4, 4]);
  if (/^0[45]\d{8}$/.test(digits)) return group(digits, [4, 3, 3]);
  if (/^1[38]00\d{6}$/.test(digits)) return group(digits, [4, 3, 3]);
  if (/^13\d{4}$/.test(digits)) return group(digits, [2, 2, 2]);
  return phone.trim();
}

/** Address for `tel:` links: digits as dialled in Australia. */
export const phoneHref = (phone: string): string => `tel:${nationalDigits(phone)}`;

/** The first five characters stay, the rest is starred (A4). */
export const maskPhone = (formatted: string): string =>
  formatted.slice(0, 5) + formatted.slice(5).replace(/[^\s]/g, '*');

function nationalDigits(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, '');
  const national = /^(?:\+|00)61/.test(digits)
    ? digits.replace(/^(?:\+|00)61/, '').replace(/^(?=[2-578]\d{8}$)/, '0')
    : digits;
  return national.replaceAll('+', '');
}

function group(digits: string, sizes: readonly number[]): string {
  let at = 0;
  return sizes.map((size) => digits.slice(at, (at += size))).join(' ');
}

/** Label of a call in analytics: by the page's path where that says it, else by the vehicle (A4, event 25). */
export function callLabel(path: string, carType: CarType | undefined): 'New Car' | 'Used Car' {
  const inPath = /\/(new|used)-cars?(\/|$)/.exec(path)?.[1];
  return (inPath ?? carType) === 'new' ? 'New Car' : 'Used Car';
}
