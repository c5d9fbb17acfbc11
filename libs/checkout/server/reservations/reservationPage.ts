import { fillPath, mountedPath, purchaseRoute, reserveRoute } from '@forecourt/contracts';
import type { ReservationPage } from './reservations.js';

/** The page that shows a reservation: that of its vehicle, or of the purchase whose deposit it is. */
export const reservationPage: ReservationPage = (site, slug, token, isPurchase) =>
  isPurchase
    ? `${mountedPath(purchaseRoute, site.paths)}?car_id=${encodeURIComponent(slug)}` +
      `&reservation=${encodeURIComponent(token)}`
    : `${fillPath(mountedPath(reserveRoute, site.paths), { slug })}?reservation=${encodeURIComponent(token)}`;
