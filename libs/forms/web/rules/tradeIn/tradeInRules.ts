import { CATEGORY, TRADE_IN_DEFAULTS } from '@forecourt/enquiry';
import type { SiteSection } from '@forecourt/site-config';
import type { FormsConfig } from '../../config.js';
import { enquiryOptions, type EnquiryOptions } from '../enquiryOptions.js';
import type { TradeInRules } from './validateTradeIn.js';

/** Rules of the contact step: a phone number always, never a comment; the place where there is a choice. */
export function contactOptions(
  forms: FormsConfig,
  site: Pick<SiteSection, 'locations' | 'dealerships'>,
): EnquiryOptions {
  const fields = ['last_name', 'phone', 'postcode', 'location'] as const;
  return enquiryOptions(
    { ...forms, enquiryFields: [...fields], phoneRequired: true, messageRequired: false },
    site,
    'general',
    { category: CATEGORY.tradeIn },
  );
}

/** The year at a dealer's place, at a moment in epoch milliseconds. */
export const yearAt = (now: number, timeZone: string): number =>
  Number(new Intl.DateTimeFormat('en-AU', { year: 'numeric', timeZone }).format(now));

export const tradeInRules = (
  forms: FormsConfig,
  site: Pick<SiteSection, 'locations' | 'dealerships'>,
  thisYear: number,
): TradeInRules => ({ options: { ...TRADE_IN_DEFAULTS, ...forms }, contact: contactOptions(forms, site), thisYear });
