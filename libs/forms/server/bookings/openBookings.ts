import { bookingRoute, fillPath, mountedPath, vehicleRequestRoute } from '@forecourt/contracts';
import type { ServiceContext } from '@forecourt/service';
import type { ConfiguredSite } from '@forecourt/service/sites';
import { Bookings } from './bookings.js';
import { bookingMails } from './shopperMails.js';

/** Test drives of the service's sites. */
export const openBookings = ({ db, key, messages, originOf, onCommit, now }: ServiceContext): Bookings =>
  new Bookings({ db, key, originOf, now, onCommit, queue: (trx, queued) => messages.queue(trx, queued) });

/** The mails to shoppers, with links to the pages of their sites. */
export const mailsOfBookings = ({ db, originOf, now }: ServiceContext) =>
  Object.fromEntries(bookingMails({ db, originOf, now, pagePath, bookPath }));

const pagePath = ({ paths }: ConfiguredSite, token: string): string =>
  `${mountedPath(bookingRoute, paths)}?token=${encodeURIComponent(token)}`;

const bookPath = ({ paths }: ConfiguredSite, slug: string): string =>
  fillPath(mountedPath(vehicleRequestRoute, paths), { slug, form: 'test-drive' });
