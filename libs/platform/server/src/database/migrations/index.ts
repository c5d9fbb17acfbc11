import type { Migration } from 'kysely/migration';
import { initial } from './0001-initial/index.js';
import { installationKeys } from './0002-installation-keys.js';
import { formerAddresses } from './0003-former-addresses.js';
import { askers } from './0004-askers.js';
import { messageTotals } from './0005-message-totals.js';
import { feedStates } from './0006-feed-states.js';
import { indexStates } from './0007-index-states.js';
import { outboxFailures } from './0008-outbox-failures.js';
import { rateCounts } from './0009-rate-counts.js';
import { deskWork } from './0010-desk-work.js';
import { bookingsAhead } from './0011-bookings-ahead.js';
import { plates } from './0012-plates.js';
import { ofAccount } from './0013-of-account.js';
import { dealerVersions } from './0014-dealer-versions.js';
import { dealerDrafts } from './0015-dealer-drafts.js';
import { indexClaims } from './0016-index-claims.js';
import { siteSweeps } from './0017-site-sweeps.js';
import { storedPhotos } from './0018-stored-photos.js';

/**
 * Forward only, by number. One SQL for PGlite and PostgreSQL. A migration that was released never changes. It only
 * adds, so that a release can be rolled back, or has a name that ends in `-needs-newer`.
 */
export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-initial': initial,
  '0002-installation-keys': installationKeys,
  '0003-former-addresses': formerAddresses,
  '0004-askers': askers,
  '0005-message-totals': messageTotals,
  '0006-feed-states': feedStates,
  '0007-index-states': indexStates,
  '0008-outbox-failures': outboxFailures,
  '0009-rate-counts': rateCounts,
  '0010-desk-work': deskWork,
  '0011-bookings-ahead': bookingsAhead,
  '0012-plates': plates,
  '0013-of-account': ofAccount,
  '0014-dealer-versions': dealerVersions,
  '0015-dealer-drafts': dealerDrafts,
  '0016-index-claims': indexClaims,
  '0017-site-sweeps': siteSweeps,
  '0018-stored-photos': storedPhotos,
};
