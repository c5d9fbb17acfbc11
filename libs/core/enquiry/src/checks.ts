import type { EnquiryKey, EnquirySay } from './words/say.js';

/** What speaks for a program behind an enquiry. None of it costs a lead. */
export type EnquiryCheck =
  /** It was sent sooner than people fill in a form. */
  | 'fast'
  /** Nothing proved a person: without script no proof can come, and one that was not taken is none. */
  | 'unverified'
  /** Who tells people from programs did not answer. */
  | 'unchecked';

/** Milliseconds from the page's start within which no person can fill in a form, not even with a browser's autofill. */
export const FASTEST_MS = 1500;

/** Whether a form was sent sooner than people do; nothing is known of one that sends itself without script. */
export const isTooFast = (filledMs: number | undefined): boolean => filledMs !== undefined && filledMs < FASTEST_MS;

const WORDS = {
  fast: 'check.fast',
  unverified: 'check.unverified',
  unchecked: 'check.unchecked',
} as const satisfies Record<EnquiryCheck, EnquiryKey>;

/** The checks of an enquiry in words, for who reads its lead. */
export const checkWords = (checks: readonly EnquiryCheck[] | undefined, say: EnquirySay): string =>
  (checks ?? []).map((check) => say(WORDS[check])).join('; ');
