import type { LoaderFunctionArgs } from 'react-router-dom';
import { offersRoute } from '@forecourt/contracts';
import { readContentIndex } from '@forecourt/content/domain';
import { listOffers } from '@forecourt/offers/domain';
import { apiContext, sendCall, siteContext } from '@forecourt/runtime';
import type { SiteMapData } from '../rules/siteMap.js';

export async function loader({ context, request }: LoaderFunctionArgs): Promise<SiteMapData> {
  const api = context.get(apiContext);
  /** Today’s offers; the other pages are worth showing without them. */
  const offersOfToday = async (): Promise<SiteMapData['offers']> => {
    if (context.get(siteContext).href(offersRoute) === undefined) return [];
    try {
      const { offers } = await sendCall(api, listOffers, {}, { signal: request.signal });
      return offers.map(({ id, name, manufacturer }) => ({ id, name, ...(manufacturer ? { manufacturer } : {}) }));
    } catch (error) {
      if (!request.signal.aborted) console.warn('Offers for the sitemap page could not be read.', error);
      return [];
    }
  };
  const [index, offers] = await Promise.all([
    sendCall(api, readContentIndex, {}, { signal: request.signal }),
    offersOfToday(),
  ]);
  return { ...index, offers };
}
