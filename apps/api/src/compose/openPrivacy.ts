import type { Db } from '@forecourt/service/database';
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
    forgets: [...modules.flatMap(({ forgets }) => forgets?.(service) ?? [])],
    now,
    onFault: (error) => onNotice(`Old records could not be deleted: ${error instanceof Error ? error.name : 'fault'}.`),
  });
  const personalData = new PersonalData({
    db,
    sites,
    key,
    records: [personalMessages(db), ...modules.flatMap(({ personal }) => personal?.(service) ?? [])],
  });
  return { retention, personalData };
}
