import type { HeadArguments, PageHead } from '@forecourt/composition';
import { purchaseSection, checkoutDomainWords } from '@forecourt/checkout/domain';
import { sectionOf, siteSection } from '@forecourt/site-config';
import { vehicleTitle } from '@forecourt/vehicle';
import { wordsOf } from '@forecourt/words';
import { STEP_TITLES } from '../../rules/purchase/purchaseForm.js';
import type { PurchaseData } from './purchaseLoader.js';
import { checkoutWords } from '../../words/checkoutWords.js';

/** What one shopper buys is nothing to find in a search engine. */
export function head({ site, data }: HeadArguments): PageHead {
  const { title = wordsOf(site, checkoutDomainWords)('purchase.title') } = sectionOf(site, purchaseSection);
  const { view, step } = data as PurchaseData;
  const about = view
    ? `${wordsOf(site, checkoutWords)(STEP_TITLES[step])}: ${title}, ${vehicleTitle(view.vehicle)}`
    : title;
  return { title: `${about} | ${sectionOf(site, siteSection).name}`, noindex: true };
}
