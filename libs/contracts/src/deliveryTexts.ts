/** What a shopper reads about a delivery that cannot be estimated (A8). The page and the service use the same texts. */
export const DELIVERY_TEXTS = {
  empty: 'Please enter a postcode.',
  malformed: 'Invalid postcode. Please enter a 4-digit number.',
  noCoverage:
    "Sorry, we can't provide an estimate for that location. Please use the enquiry form on this page or " +
    'give us a call to get a quote.',
} as const;
