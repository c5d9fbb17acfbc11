import { personalAccounts } from '@forecourt/accounts';
import { personalAlerts } from '@forecourt/alerts';
import { forgetOldEvents } from '@forecourt/analytics';
import { personalBookings } from '@forecourt/bookings';
import type { Db } from '@forecourt/service/database';
import { personalNotes } from '@forecourt/dealer-desk';
import { forgetOldLeads, personalConsents, personalLeads, personalPhotos } from '@forecourt/leads';
import { personalMessages } from '@forecourt/service/messages';
import { PersonalData, Retention } from '@forecourt/service/privacy';
import type { ModuleDefinition, ServiceContext } from '@forecourt/service';
import type { Sites } from '@forecourt/sites';

export interface PrivacyOptions {
  readonly db: Db;
  readonly sites: Sites;
  readonly key: string;
  readonly modules: readonly ModuleDefinition[];
  readonly service: ServiceContext;
  readonly now: () => number;
  readonly onNotice: (line: string) => void;
}

/** All that is stored of people: found and erased by person, and deleted when a site keeps it no longer. */
export function openPrivacy({ db, sites, key, modules, service, now, onNotice }: PrivacyOptions) {
  const retention = new Retention({
    sites,
    forgets: [
      (site, at) => forgetOldLeads(db, site, at),
      (site, at) => forgetOldEvents(db, site, at),
      ...modules.flatMap(({ forgets }) => forgets?.(service) ?? []),
    ],
    now,
    onFault: (error) => onNotice(`Old records could not be deleted: ${error instanceof Error ? error.name : 'fault'}.`),
  });
  const personalData = new PersonalData({
    db,
    sites,
    key,
    records: [
      personalBookings(db),
      personalPhotos(db),
      personalNotes(db),
      personalLeads(db),
      personalMessages(db),
      personalConsents(db),
      ...modules.flatMap(({ personal }) => personal?.(service) ?? []),
      personalAlerts(db),
      personalAccounts(db),
    ],
  });
  return { retention, personalData };
}
