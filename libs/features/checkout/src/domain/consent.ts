/** The words of the tick for news, as they are stored with the consent. */
export const OPT_IN = { text: 'Send me news and offers by email or text message.', version: 'checkout-1' } as const;
