import { findSection, sectionRef, type Configured } from '@forecourt/site-config';
import type { TradeInOptions } from './options.js';

// In every page's first script, so apart from the questions and what they do to a value.

export const TRADE_IN_PAGES = ['trade-in', 'sell-my-car', 'sell-your-car'] as const;
export type TradeInPage = (typeof TRADE_IN_PAGES)[number];

/** The same section as `enquiryRulesSection`, for those who know nothing of the forms feature. */
export const tradeInSection = sectionRef<Partial<TradeInOptions>>('forms');

/** Whether a site has a page for the shopper's own car; all of them where it says nothing (TRD-01, TRD-05). */
export const hasTradeInPage = (site: Pick<Configured, 'config'>, page: TradeInPage): boolean =>
  (findSection(site, tradeInSection)?.tradeInPages ?? TRADE_IN_PAGES).includes(page);
