import type { FinanceMathsSay } from '../words/say.js';

/** Date of the wording of the platform's warning: Queensland Consumer Credit Regulation 1995, s 33C, in short. */
export const WARNING_VERSION = '1995';

/** `{repayment}` stays in it for the dollars of a week. */
export const ourTeaser = (say: FinanceMathsSay): string => say('teaser', { repayment: '{repayment}' });

/** What is to be had behind the gate of personalised finance. */
export const ourOffers = (say: FinanceMathsSay): readonly string[] => [
  say('personalised.repayment'),
  say('personalised.term'),
  say('personalised.indication'),
];
