import type { LoaderFunctionArgs } from 'react-router-dom';
import { offersRoute } from '@forecourt/contracts';
import type { ContentIndexAnswer, OffersAnswer } from '@forecourt/contracts/api';
import { apiContext, siteContext } from '@forecourt/runtime';
import type { SiteMapData } from '../domain/siteMap.js';

export async function loader({ context, request }: LoaderFunctionArgs): Promise<SiteMapData> {
  const api = context.get(apiContext);
  /** Today’s offers; the other pages are worth showing without them. */
  const offersOfToday = async (): Promise<SiteMapData['offers']> => {
    if (context.get(siteContext).href(offersRoute) === undefined) return [];
    try {
      const { offers } = await api.request<OffersAnswer>('/api/offers', { signal: request.signal });
      return offers.map(({ id, name, manufacturer }) => ({ id, name, ...(manufacturer ? { manufacturer } : {}) }));
    } catch (error) {
      if (!request.signal.aborted) console.warn('Offers for the sitemap page could not be read.', error);
      return [];
    }
  };
  const [index, offers] = await Promise.all([
    api.request<ContentIndexAnswer>('/api/content/index', { signal: request.signal }),
    offersOfToday(),
  ]);
  return { ...index, offers };
}
