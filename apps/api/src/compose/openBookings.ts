import { bookingMails, Bookings } from '@forecourt/bookings';
import { bookingRoute, fillPath, mountedPath, vehicleRequestRoute } from '@forecourt/contracts';
import type { Db, Keys } from '@forecourt/service/database';
import type { MessageWriters, ShopperMessages } from '@forecourt/service/messages';
import type { ConfiguredSite } from '@forecourt/sites';

export interface BookingsOptions {
  readonly db: Db;
  readonly key: Keys;
  readonly messages: ShopperMessages;
  /** The kinds of messages of test drives join them. */
  readonly writers: MessageWriters;
  readonly originOf: (site: ConfiguredSite) => string;
  /** Called after what it did is stored: there is work in the outboxes. */
  readonly onCommit: () => void;
  readonly now: () => number;
}

/** Test drives, and the mails to their shoppers. */
export function openBookings({ db, key, messages, writers, originOf, onCommit, now }: BookingsOptions): Bookings {
  const pagePath = (site: ConfiguredSite, token: string) =>
    `${mountedPath(bookingRoute, site.paths)}?token=${encodeURIComponent(token)}`;
  const bookPath = (site: ConfiguredSite, slug: string) =>
    fillPath(mountedPath(vehicleRequestRoute, site.paths), { slug, form: 'test-drive' });
  for (const [kind, writer] of bookingMails({ db, originOf, now, pagePath, bookPath })) writers.set(kind, writer);
  return new Bookings({ db, originOf, now, key, queue: (trx, queued) => messages.queue(trx, queued), onCommit });
}
