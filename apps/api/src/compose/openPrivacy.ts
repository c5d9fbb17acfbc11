import { personalAccounts } from '@forecourt/accounts';
import { personalAlerts } from '@forecourt/alerts';
import { forgetOldEvents } from '@forecourt/analytics';
import { personalBookings } from '@forecourt/bookings';
import type { Db } from '@forecourt/database';
import { personalNotes } from '@forecourt/dealer-desk';
import { LeadRetention, personalConsents, personalLeads, personalPhotos } from '@forecourt/leads';
import { personalMessages } from '@forecourt/messages';
import { PersonalData, type PersonalRecords } from '@forecourt/privacy';
import { forgetOldPurchases, personalPurchases } from '@forecourt/purchases';
import { personalReservations } from '@forecourt/reservations';
import type { Sites } from '@forecourt/sites';

export interface PrivacyOptions {
  readonly db: Db;
  readonly sites: Sites;
  readonly key: string;
  /** Records of the service's modules. */
  readonly ofModules: readonly PersonalRecords[];
  readonly now: () => number;
  readonly onNotice: (line: string) => void;
}

/** All that is stored of people: found and erased by person, and deleted when a site keeps it no longer. */
export function openPrivacy({ db, sites, key, ofModules, now, onNotice }: PrivacyOptions) {
  const retention = new LeadRetention({
    db,
    sites,
    others: [(site, at) => forgetOldPurchases(db, site, at), (site, at) => forgetOldEvents(db, site, at)],
    now,
    onFault: (error) => onNotice(`Old leads could not be deleted: ${error instanceof Error ? error.name : 'fault'}.`),
  });
  const personalData = new PersonalData({
    db,
    sites,
    key,
    // what goes with a lead comes before it
    records: [
      personalBookings(db),
      personalPurchases(db),
      personalPhotos(db),
      personalNotes(db),
      personalLeads(db),
      personalMessages(db),
      personalConsents(db),
      personalReservations(db),
      ...ofModules,
      // alerts first: those of accounts go with these
      personalAlerts(db),
      personalAccounts(db),
    ],
  });
  return { retention, personalData };
}
