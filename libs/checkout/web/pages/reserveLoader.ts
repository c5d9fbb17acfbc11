import { data, redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { reserveRoute, signInRoute, vehicleRoute } from '@forecourt/contracts';
import {
  readReservation,
  readReservationOffer,
  type ReservationOffer,
  type ReservationView,
} from '@forecourt/checkout/domain';
import { apiContext, isApiError, nowContext, sendCall, siteContext, type ApiGateway } from '@forecourt/runtime';

export interface ReserveData {
  /** Absent if it could not be read. */
  offer: ReservationOffer | undefined;
  /** The shopper's own reservation: by the link that was followed, else by the browser. */
  own: ReservationView | undefined;
  now: number;
}

/** What a shopper can do about a vehicle, and the state of their own reservation. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const { slug = '' } = params;
  const site = context.get(siteContext);
  const api = context.get(apiContext);
  const now = context.get(nowContext)();
  const token = new URL(request.url).searchParams.get('reservation');
  const own = token === null ? undefined : await ownOf(api, token, slug);
  const offer = await sendCall(api, readReservationOffer, { query: { vehicle: slug } }).catch((error: unknown) => {
    // the shopper's own link still works after the vehicle has left the site
    if (isApiError(error) && error.status < 500 && !own) throw notFound(error.status === 410 ? 410 : 404);
    console.warn('What can be reserved could not be read.', error);
    return undefined;
  });
  const shown = own ?? offer?.own;
  const signIn = site.href(signInRoute);
  if (offer?.state === 'gate' && signIn && !shown) {
    const here = site.href(reserveRoute, { slug }) ?? '/';
    const back = site.href(vehicleRoute, { slug }) ?? '/';
    // eslint-disable-next-line @typescript-eslint/only-throw-error -- react-router's way to lead elsewhere
    throw redirect(`${signIn}?${new URLSearchParams({ type: 'checkout', redirect: here, back }).toString()}`);
  }
  return data({ offer, own: shown, now } satisfies ReserveData, { status: offer || shown ? 200 : 503 });
}

/** The reservation of a link, if it is one of this vehicle; a link that is none is as good as not followed. */
export async function ownOf(api: ApiGateway, token: string, slug: string): Promise<ReservationView | undefined> {
  const found = await sendCall(api, readReservation, { query: { token } }).catch((error: unknown) => {
    if (!isApiError(error)) console.warn('A reservation could not be read.', error);
    return undefined;
  });
  return found?.vehicle_slug === slug ? found : undefined;
}

/** React-router's way to answer with a status. */
const notFound = (status: number) => data(null, { status }) as unknown as Error;
