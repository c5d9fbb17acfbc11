import type { LoaderFunctionArgs } from 'react-router-dom';
import { listOffers, type OfferSummary } from '@forecourt/offers/domain';
import { apiContext, sendCall, siteContext } from '@forecourt/runtime';
import { sectionOf } from '@forecourt/site-config';
import { offersSection } from '../section.js';

/** The first offers; none where the site has no offers, or wants none here. */
export async function loader({ context }: LoaderFunctionArgs): Promise<readonly OfferSummary[]> {
  const { isOn, homeCount } = sectionOf(context.get(siteContext), offersSection);
  if (!isOn || homeCount === 0) return [];
  const { offers } = await sendCall(context.get(apiContext), listOffers, {});
  return offers.slice(0, homeCount);
}
