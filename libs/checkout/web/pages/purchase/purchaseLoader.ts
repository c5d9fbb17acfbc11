import { data, type LoaderFunctionArgs } from 'react-router-dom';
import {
  isLive,
  readPurchase,
  SAVED_STEPS,
  stepToShow,
  type PurchaseStep,
  type PurchaseView,
  type ReservationView,
} from '@forecourt/checkout/domain';
import { apiContext, isApiError, nowContext, sendCall } from '@forecourt/runtime';
import { ownOf } from '../reserveLoader.js';

export interface PurchaseData {
  slug: string;
  /** Absent if there is no such vehicle, or if the purchase could not be read. */
  view: PurchaseView | undefined;
  /** The deposit: of the link that was followed, else of the visitor's own purchase. */
  own: ReservationView | undefined;
  step: PurchaseStep;
  /** Why there is nothing to buy: no vehicle is named, or the site has it not or not any more. */
  lack?: 'unnamed' | 'unknown' | 'gone';
  now: number;
}

const LONGEST = 300;
const TOKEN = /^[\w-]{43}$/;

/** How far a shopper has got with buying a vehicle. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext);
  const now = context.get(nowContext)();
  const { searchParams } = new URL(request.url);
  const slug = (searchParams.get('car_id') ?? '').slice(0, LONGEST);
  const base = { slug, view: undefined, own: undefined, step: 'vehicle' as const, now };
  // no redirect: the page says what it needs (SAVE-06)
  if (!slug) return data({ ...base, lack: 'unnamed' } satisfies PurchaseData, { status: 404 });
  const link = searchParams.get('reservation') ?? '';
  const token = TOKEN.test(link) ? link : undefined;
  const [view, linked] = await Promise.all([
    sendCall(api, readPurchase, { query: { vehicle: slug, token } }).catch((error: unknown) => {
      if (isApiError(error) && error.status < 500)
        return error.status === 410 ? ('gone' as const) : ('unknown' as const);
      console.warn('A purchase could not be read.', error);
      return undefined;
    }),
    token === undefined ? undefined : ownOf(api, token, slug),
  ]);
  if (typeof view === 'string') {
    // the shopper's own link still works after the vehicle has left the site
    const status = linked ? 200 : view === 'gone' ? 410 : 404;
    return data({ ...base, own: linked, lack: view } satisfies PurchaseData, { status });
  }
  const own = view?.own ?? linked;
  const said = view ? SAVED_STEPS.filter((step) => view.said[step] !== undefined) : [];
  // what is agreed to is not gone through again
  const step = own && isLive(own.state) ? 'summary' : stepToShow(searchParams.get('step'), said);
  return data({ ...base, view, own, step } satisfies PurchaseData, { status: view || own ? 200 : 503 });
}
