// How a dealer reaches a shopper. A postcode is that of `@forecourt/site-config/places`.

/** Words of letters, digits and other characters that mail systems allow, joined by single dots. */
const MAILBOX = /^[^\s@<>()[\],;:."\\\p{Cc}]+(?:\.[^\s@<>()[\],;:."\\\p{Cc}]+)*$/u;
const LABEL = /^[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?$/u;

/** Longest address that mail systems take. */
export const EMAIL_LENGTH = 254;

/** Whether an address can be written to: a mailbox, and a host name of two labels or more. No spaces around it. */
export function isEmail(value: string): boolean {
  const at = value.lastIndexOf('@');
  if (at < 1 || at > 64 || value.length > EMAIL_LENGTH) return false;
  const labels = value.slice(at + 1).split('.');
  const isHost = labels.length > 1 && labels.every((label) => LABEL.test(label)) && !/^\d+$/.test(labels.at(-1) ?? '');
  return isHost && MAILBOX.test(value.slice(0, at));
}

/** An address as it is compared: without space around it, in small letters and in one form of Unicode. */
export const emailKey = (value: string): string => value.normalize('NFC').trim().toLowerCase();

/** Mail services whose mailboxes are the same with dots and without. */
const DOTLESS: ReadonlySet<string> = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox that an address reaches, for counting what one person gets or asks for: `Kim+cars@example.com` is
 * `kim@example.com`. Accounts and messages keep the address as it was typed.
 */
export function mailboxKey(value: string): string {
  const email = emailKey(value);
  const at = email.lastIndexOf('@');
  const [box = '', host = ''] = at < 1 ? [email] : [email.slice(0, at), email.slice(at + 1)];
  const untagged = box.replace(/^([^+]+)\+.*$/, '$1');
  const plain = DOTLESS.has(host) ? untagged.replaceAll('.', '') : untagged;
  return host === '' ? plain : `${plain}@${host === 'googlemail.com' ? 'gmail.com' : host}`;
}

/**
 * A number as it is compared: its digits, an Australian one with its 0 however its country is written (`+61 491 …` is
 * `0491…`).
 */
export const phoneKey = (value: string): string =>
  value.replace(/\D/g, '').replace(/^(?:0011|00)?610?(?=[2-9]\d{8}$)/, '0');

/**
 * Whether a number can be called: 6 to 15 digits with the signs that people write between them, one plus before all.
 */
export function isPhone(value: string): boolean {
  const digits = value.replace(/\D/g, '').length;
  return /^\+?[\d\s().-]+$/.test(value) && digits >= 6 && digits <= 15;
}

/** One writing of an e-mail address, by which it is known again; undefined for what is none. Case does not matter. */
export function normaliseEmail(value: string): string | undefined {
  const email = emailKey(value);
  return isEmail(email) ? email : undefined;
}

/** Signs that people write between the digits of a number. */
const BETWEEN = /[\s().-]/g;

/**
 * One writing of an Australian mobile number, `+61412345678`, from `0412 345 678`, `+61 412 345 678`, `+61 (0)412 …` or
 * `61412345678`; undefined for any other number: texts go to no land lines and to no other country.
 */
export function normaliseMobile(value: string): string | undefined {
  if (value.length > 40) return undefined;
  const found = /^(?:\+61|0061|61)?0?(4\d{8})$/.exec(value.trim().replace(BETWEEN, ''));
  const hasPrefix = !/^4/.test(value.trim().replace(BETWEEN, ''));
  return found?.[1] && hasPrefix ? `+61${found[1]}` : undefined;
}

/** A mobile number as people in Australia write it: `0412 345 678`. Takes what `normaliseMobile` answers. */
export const shownMobile = (mobile: string): string => mobile.replace(/^\+61(\d{3})(\d{3})(\d{3})$/, '0$1 $2 $3');
