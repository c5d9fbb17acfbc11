// How a dealer reaches a shopper. A postcode is that of `@forecourt/places`.

/** Words of letters, digits and what mail systems allow beside them, joined by single dots. */
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

/** An address as it is compared: without space around it, and in small letters. */
export const emailKey = (value: string): string => value.trim().toLowerCase();

/** A number as it is compared: its digits, an Australian one with its 0 however its country is written (`+61 491 …` is `0491…`). */
export const phoneKey = (value: string): string =>
  value.replace(/\D/g, '').replace(/^(?:0011|00)?610?(?=[2-9]\d{8}$)/, '0');

/** Whether a number can be called: 6 to 15 digits with the signs that people write between them, one plus before all. */
export function isPhone(value: string): boolean {
  const digits = value.replace(/\D/g, '').length;
  return /^\+?[\d\s().-]+$/.test(value) && digits >= 6 && digits <= 15;
}
