import type { LoaderFunctionArgs } from 'react-router-dom';
import { isPathName, type BrandSubject } from '@forecourt/contracts';
import { notFound, nowContext, searchContext, siteContext } from '@forecourt/runtime';
import { sectionOf, siteSection, type SiteSection } from '@forecourt/site-config';
import { namedBrand, planBrand, readBrand, type BrandStock } from '../rules/brandPage.js';
import { pricedOnly } from '../rules/listingQuery.js';
import { searchSection } from '../section.js';
import { DIRECTORY_CAPACITY, searchOnce } from './searchOnce.js';

export interface BrandData {
  readonly brand: BrandSubject;
  /** `none` of it is for sale now; `lost` where the search did not answer. */
  readonly stock: BrandStock | 'none' | 'lost';
  /** Epoch milliseconds. */
  readonly now: number;
}

/** A make that is for sale, or that the dealer says it sells; others have no page (NAV-06). */
export async function loader({ request, params, context }: LoaderFunctionArgs): Promise<BrandData> {
  const slug = params['brand'];
  if (!isPathName(slug)) throw notFound();
  const site = context.get(siteContext);
  const identity = sectionOf(site, siteSection);
  const options = sectionOf(site, searchSection);
  const named = namedBrand(slug, soldBrands(identity));
  const now = context.get(nowContext)();
  try {
    const answers = await searchOnce(
      context.get(searchContext),
      planBrand(slug, options.newestCount, pricedOnly(options)),
      { signal: request.signal, now, capacity: DIRECTORY_CAPACITY, isDirectory: true },
    );
    const stock = readBrand(answers, identity.searchPrefix);
    const name = stock?.name ?? named;
    if (name === undefined) throw notFound();
    return { brand: { slug, name }, stock: stock ?? 'none', now };
  } catch (error) {
    // without the search it is unknown whether another make is for sale
    if (request.signal.aborted || named === undefined) throw error;
    console.warn('The models of a brand could not be read.', error);
    return { brand: { slug, name: named }, stock: 'lost', now };
  }
}

const soldBrands = ({ manufacturer, locations }: SiteSection): readonly string[] => [
  ...(manufacturer === undefined ? [] : [manufacturer]),
  ...locations.flatMap(({ manufacturers = [] }) => manufacturers),
];
