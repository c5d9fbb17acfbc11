/** How often new matches of a search are sent. */
export type AlertEvery = 'day' | 'week';

/**
 * What a site's garage says of messages about saved vehicles and searches: options of its section, read by pages and
 * service.
 */
export interface AlertOptions {
  /** Shoppers may subscribe to messages about lower prices, sales and new matches. */
  readonly alerts: boolean;
  /** The words next to the checkbox, and their version: the ledger of consents stores both. */
  readonly alertsConsentText: string;
  readonly alertsConsentVersion: string;
  /** Hour of the day, by the site's clock, at which searches are looked through. */
  readonly alertsHour: number;
  /** How often, until a shopper chooses. */
  readonly alertsEvery: AlertEvery;
  /** Most vehicles that one message names. */
  readonly alertsMatches: number;
}

export const ALERT_DEFAULTS: AlertOptions = {
  alerts: false,
  alertsConsentText:
    'Yes, tell me when the price of a vehicle that I saved drops, when one is sold, and when new ' +
    'vehicles match a search that I saved. I can stop this at any time.',
  alertsConsentVersion: 'alerts-1',
  alertsHour: 7,
  alertsEvery: 'day',
  alertsMatches: 6,
};

/** Of a section as it is stored; a template without a garage has none. */
export const alertOptions = (section: Partial<AlertOptions> | undefined): AlertOptions => ({
  ...ALERT_DEFAULTS,
  ...section,
});

/** What one address or account may have watched. */
export const ALERT_LIMITS = {
  vehicles: 60,
  searches: 20,
  /** Longest address of a search, and how it reads. */
  href: 2000,
  words: 400,
} as const;
