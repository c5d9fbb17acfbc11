import { randomInt } from 'node:crypto';
import { normaliseEmail, normaliseMobile } from '@forecourt/enquiry';
import { SEND_LIMITS } from '@forecourt/service/privacy';

const MINUTE = 60_000;

/** How codes behave. A hundred guesses a day at most among a million codes, as `SEND_LIMITS` has it. */
export const CODE_RULES = {
  digits: 6,
  lifeMs: 10 * MINUTE,
  tries: 5,
  /** Between two codes for one address. */
  resendMs: SEND_LIMITS.pauseMs,
} as const;

/** Every code is as likely as any other; zeros in front belong to it. */
export const randomCode = (): string => String(randomInt(0, 10 ** CODE_RULES.digits)).padStart(CODE_RULES.digits, '0');

/** A code as it was typed: people write it as the message shows it, in two halves. Undefined for what can be none. */
export function typedCode(text: string): string | undefined {
  const digits = text.replace(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? digits : undefined;
}

/** Where a code goes. */
export interface CodeAddress {
  readonly by: 'mail' | 'sms';
  readonly address: string;
}

/** What somebody typed as their e-mail address or mobile number; undefined for neither. */
export function codeAddress(text: string): CodeAddress | undefined {
  const email = normaliseEmail(text);
  if (email !== undefined) return { by: 'mail', address: email };
  const mobile = normaliseMobile(text);
  return mobile === undefined ? undefined : { by: 'sms', address: mobile };
}
