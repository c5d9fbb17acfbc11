import type { Migration } from 'kysely/migration';
import { stockLeadsOutbox } from './0001-stock-leads-outbox.js';
import { events } from './0002-events.js';
import { vehicleViews } from './0003-vehicle-views.js';
import { market } from './0004-market.js';
import { vehiclePictures } from './0005-vehicle-pictures.js';
import { outboxLanes } from './0006-outbox-lanes.js';
import { accounts } from './0007-accounts.js';
import { reservations } from './0008-reservations.js';
import { privacy } from './0011-privacy.js';
import { desk } from './0013-desk.js';
import { bookings } from './0014-bookings.js';
import { purchases } from './0015-purchases.js';
import { alerts } from './0016-alerts.js';
import { leadPhotos } from './0017-lead-photos.js';
import { analytics } from './0018-analytics.js';
import { deepLanes } from './0019-deep-lanes.js';

/** Forward only, by number. One SQL for PGlite and PostgreSQL. */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-stock-leads-outbox': stockLeadsOutbox,
  '0002-events': events,
  '0003-vehicle-views': vehicleViews,
  '0004-market': market,
  '0005-vehicle-pictures': vehiclePictures,
  '0006-outbox-lanes': outboxLanes,
  '0007-accounts': accounts,
  '0008-reservations': reservations,
  '0011-privacy': privacy,
  '0013-desk': desk,
  '0014-bookings': bookings,
  '0015-purchases': purchases,
  '0016-alerts': alerts,
  '0017-lead-photos': leadPhotos,
  '0018-analytics': analytics,
  '0019-deep-lanes': deepLanes,
};
