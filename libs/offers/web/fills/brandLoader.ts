import type { LoaderFunctionArgs } from 'react-router-dom';
import { isPathName } from '@forecourt/contracts';
import { listOffers, type OfferSummary } from '@forecourt/offers/domain';
import { apiContext, sendCall, siteContext } from '@forecourt/runtime';
import { sectionOf } from '@forecourt/site-config';
import { offersSection } from '../section.js';

/** Offers of the make of this page; none where the site has no offers. */
export async function loader({ params, context }: LoaderFunctionArgs): Promise<readonly OfferSummary[]> {
  const { isOn } = sectionOf(context.get(siteContext), offersSection);
  const make = params['brand'];
  if (!isOn || !isPathName(make)) return [];
  const { offers } = await sendCall(context.get(apiContext), listOffers, { query: { make } });
  return offers;
}
