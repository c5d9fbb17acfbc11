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

/** The number next to a place's name and address: the override, the place's own, else one of the site's. */
export const placePhone = (phones: SitePhones, ownPhone: string | undefined): string | undefined =>
  phones.override || ownPhone || choosePhone(phones, undefined);

/** Whether a site shows its numbers, or five characters of them until a shopper requests the rest (A4). */
export type PhoneDisplay = 'direct' | 'masked';

export interface ShownPhone {
  text: string;
  /** Dials, or leads to where the number is shown. */
  href: string;
  isMasked: boolean;
}

/**
 * A number as a place of a page or a paper shows it (VDP-18). A masked one needs a page that shows it in full: without
 * one, as on paper, in structured data or where no feature has such a page, there is none.
 */
export function shownPhone(
  phone: string | undefined,
  display: PhoneDisplay,
  revealHref?: string,
): ShownPhone | undefined {
  if (!phone) return undefined;
  const text = formatPhone(phone);
  if (display === 'direct') return { text, href: phoneHref(phone), isMasked: false };
  return revealHref === undefined ? undefined : { text: maskPhone(text), href: revealHref, isMasked: true };
}

/**
 * Whether a text is a whole Australian number: a landline with its area code, a mobile, or one that begins with 13,
 * 1300 or 1800; with or without the code of the country.
 */
export const isPhone = (text: string): boolean =>
  /^\+?[\d ()-]{6,20}$/.test(text) && /^(0[234578]\d{8}|1[38]00\d{6}|13\d{4})$/.test(nationalDigits(text));

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

/**
 * A number as machines dial it from anywhere: `+61 2 5550 1200`. 13 and 1300 numbers are dialled in Australia alone and
 * stay as they are.
 */
export const internationalPhone = (phone: string): string =>
  /^0[2-578]\d{8}$/.test(nationalDigits(phone)) ? `+61 ${formatPhone(phone).slice(1)}` : formatPhone(phone);

/** The first five characters stay, the rest is starred (A4). */
export const maskPhone = (formatted: string): string =>
  formatted.slice(0, 5) + formatted.slice(5).replace(/[^\s]/g, '*');

/** Digits as they are dialled in Australia. */
export function nationalDigits(phone: string): string {
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
