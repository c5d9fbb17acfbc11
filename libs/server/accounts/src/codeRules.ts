import { randomInt } from 'node:crypto';
import { normaliseEmail, normaliseMobile } from '@forecourt/enquiry';

const MINUTE = 60_000;

/** How codes behave. Fifty guesses a day at most among a million codes. */
export const CODE_RULES = {
  digits: 6,
  lifeMs: 10 * MINUTE,
  tries: 5,
  /** Between two codes for one address. */
  resendMs: 30_000,
  perAddress: [
    { sends: 5, withinMs: 60 * MINUTE },
    { sends: 10, withinMs: 24 * 60 * MINUTE },
  ],
  /** For all addresses that one network asks for. */
  perNetwork: [{ sends: 30, withinMs: 60 * MINUTE }],
} as const;

export interface SendLimit {
  readonly sends: number;
  readonly withinMs: number;
}

/** Milliseconds until one more may be sent, 0 for now. `sent` are the moments of earlier ones, the newest first. */
export function waitBefore(sent: readonly number[], now: number, limits: readonly SendLimit[], pauseMs = 0): number {
  const waits = limits.map(({ sends, withinMs }) => {
    const oldest = sent[sends - 1];
    return oldest === undefined ? 0 : oldest + withinMs - now;
  });
  const [last] = sent;
  return Math.max(0, ...waits, last === undefined ? 0 : last + pauseMs - now);
}

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
