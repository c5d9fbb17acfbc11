import { versionIn } from '@forecourt/words';
import type { EnquirySay } from '../words/say.js';

/** How often new matches of a search are sent. */
export type AlertEvery = 'day' | 'week';

/**
 * What a site's garage says of messages about saved vehicles and searches: options of its section, read by pages and
 * service.
 */
export interface AlertOptions {
  /** Shoppers may subscribe to messages about lower prices, sales and new matches. */
  readonly alerts: boolean;
  /** The dealer's own words next to the checkbox, and their version: the ledger of consents stores both. */
  readonly alertsConsentText?: string | undefined;
  readonly alertsConsentVersion?: string | undefined;
  /** Hour of the day, by the site's clock, at which searches are looked through. */
  readonly alertsHour: number;
  /** How often, until a shopper chooses. */
  readonly alertsEvery: AlertEvery;
  /** Most vehicles that one message names. */
  readonly alertsMatches: number;
}

export const ALERT_DEFAULTS: AlertOptions = {
  alerts: false,
  alertsHour: 7,
  alertsEvery: 'day',
  alertsMatches: 6,
};

/** Version of the platform's words in English. */
export const ALERTS_CONSENT_VERSION = 'alerts-1';

/** What a shopper agrees to, and its version. */
export const alertsConsent = (
  { alertsConsentText, alertsConsentVersion }: Pick<AlertOptions, 'alertsConsentText' | 'alertsConsentVersion'>,
  say: EnquirySay,
) => ({
  wording: alertsConsentText ?? say('alerts.consent'),
  version: alertsConsentVersion ?? versionIn(ALERTS_CONSENT_VERSION, say.language),
});

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
