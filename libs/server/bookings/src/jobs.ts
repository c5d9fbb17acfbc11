import type { Db, OutboxHandler } from '@forecourt/database';
import type { StoredEnquiry } from '@forecourt/enquiry';
import type { ConfiguredSite, Sites } from '@forecourt/sites';
import { BOOKING_CHANGED } from './queued.js';
import { ofSite } from './rows.js';
import { localDateTime, timeWords } from './words.js';

interface JobsOptions {
  readonly db: Db;
  readonly sites: Pick<Sites, 'bySlug'>;
  /** Goes on with a lead; its targets hear of a step once. */
  readonly advance: (
    site: ConfiguredSite,
    leadId: string,
    change: (known: StoredEnquiry) => { enquiry: StoredEnquiry; stage: string },
  ) => Promise<unknown>;
}

/** Tells dealers of changes, by the ways that their leads go: the lead says the new time, and that it changed. */
export const bookingJobs = ({ db, sites, advance }: JobsOptions): Record<string, OutboxHandler> => ({
  async [BOOKING_CHANGED](entries) {
    for (const entry of entries) {
      const { id, sequence, byDealer } = entry.payload as { id: string; sequence: number; byDealer?: boolean };
      const site = sites.bySlug(entry.site);
      const row = site && (await ofSite(db, site.slug).where('id', '=', id).executeTakeFirst());
      // of a change that another has overtaken the dealer hears by that one
      if (!row || row.sequence !== sequence) continue;
      const zone = site.site.locations.find(({ slug }) => slug === row.location)?.time_zone ?? site.site.timeZone;
      const when = timeWords(row.starts_at.getTime(), zone);
      const isCancelled = row.state === 'cancelled';
      const who = byDealer === true ? 'at the desk' : 'by the shopper';
      const words = isCancelled ? `Cancelled ${who}; it was on ${when}` : `Moved ${who} to ${when}`;
      await advance(site, row.lead_id, (known) => ({
        enquiry: {
          ...known,
          date_time: localDateTime(row.starts_at.getTime(), zone),
          answers: { ...known.answers, 'Test drive': words },
        },
        stage: `${isCancelled ? 'cancelled' : 'moved'}-${sequence}`,
      }));
    }
  },
});
