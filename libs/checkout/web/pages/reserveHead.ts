import type { HeadArguments, PageHead } from '@forecourt/composition';
import { checkoutSection, checkoutDomainWords } from '@forecourt/checkout/domain';
import { sectionOf, siteSection } from '@forecourt/site-config';
import { vehicleTitle } from '@forecourt/vehicle';
import { wordsOf } from '@forecourt/words';
import type { ReserveData } from './reserveLoader.js';

/** What one shopper does is nothing to find in a search engine. */
export function head({ site, data }: HeadArguments): PageHead {
  const { title = wordsOf(site, checkoutDomainWords)('reserve.title') } = sectionOf(site, checkoutSection);
  const { offer } = data as ReserveData;
  const about = offer ? `${title}: ${vehicleTitle(offer.vehicle)}` : title;
  return { title: `${about} | ${sectionOf(site, siteSection).name}`, noindex: true };
}
