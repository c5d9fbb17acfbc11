import type { LoaderFunctionArgs } from 'react-router-dom';
import { readRefused, type RefusedFile, type TradeInPage } from '@forecourt/enquiry';
import type { TradeInState } from '@forecourt/enquiry/schema';
import { readTradeIn } from '@forecourt/forms/domain';
import {
  apiContext,
  isApiError,
  nowContext,
  searchContext,
  sendCall,
  siteContext,
  type ApiGateway,
} from '@forecourt/runtime';
import { findVehiclesByIds } from '@forecourt/runtime/search';
import { sectionOf, siteSection } from '@forecourt/site-config';
import type { Vehicle } from '@forecourt/vehicle';
import { readVehicle } from '@forecourt/stock/domain';
import { tradeInPageAt } from '../../rules/tradeIn/tradeInPages.js';
import { yearAt } from '../../rules/tradeIn/tradeInRules.js';

export interface TradeInData {
  readonly page: TradeInPage;
  /** Plain path of the page. */
  readonly path: string;
  readonly now: number;
  /** Year at the dealer's place. */
  readonly thisYear: number;
  /** Vehicle that the car is traded against. */
  readonly against?: Vehicle;
  /**
   * The request that the address names; `gone` where it is not this visitor's, `unknown` where it could not be read.
   */
  readonly request?: TradeInState | 'gone' | 'unknown';
  /** Photos that were not kept when their form sent itself, by the address. */
  readonly refusedPhotos?: readonly RefusedFile[];
}

/** Longest id that is looked for. */
const LONGEST = 80;

/** What the page's address asks for: a vehicle to trade against, or a request of this visitor to go on with. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<TradeInData> {
  const site = context.get(siteContext);
  const api = context.get(apiContext);
  const { pathname, searchParams } = new URL(request.url);
  const now = context.get(nowContext)();
  const id = searchParams.get('car_id')?.slice(0, LONGEST);
  const lead = searchParams.get('lead')?.slice(0, LONGEST);
  const refusedPhotos = readRefused(searchParams.get('photos') ?? '');
  const [found] = id
    ? await findVehiclesByIds(context.get(searchContext), [id]).catch((error: unknown) => {
        console.warn('The vehicle of a trade-in could not be read.', error);
        return [];
      })
    : [];
  const against = found && (await vehicleOf(api, found.slug));
  return {
    ...tradeInPageAt(pathname, site),
    now,
    thisYear: yearAt(now, sectionOf(site, siteSection).timeZone),
    ...(against ? { against } : {}),
    ...(refusedPhotos.length > 0 ? { refusedPhotos } : {}),
    ...(lead ? { request: await requestOf(api, lead) } : {}),
  };
}

const vehicleOf = (api: ApiGateway, slug: string): Promise<Vehicle | undefined> =>
  sendCall(api, readVehicle, { params: { slug } }).then(
    ({ vehicle }) => vehicle,
    () => undefined,
  );

const requestOf = (api: ApiGateway, lead: string): Promise<TradeInState | 'gone' | 'unknown'> =>
  sendCall(api, readTradeIn, { params: { lead } }).catch((error: unknown) =>
    isApiError(error) && error.status === 404 ? 'gone' : 'unknown',
  );
