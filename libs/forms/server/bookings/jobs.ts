import type { Db, OutboxHandler } from '@forecourt/service/database';
import type { StoredEnquiry } from '@forecourt/enquiry';
import type { ConfiguredSite, Sites } from '@forecourt/service/sites';
import { wordsOf } from '@forecourt/words';
import { BOOKING_CHANGED } from './queued.js';
import { ofSite } from './rows.js';
import { localDateTime, timeWords } from './words.js';
import { formsServerWords } from '../words/formsServerWords.js';

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
      const say = wordsOf(site, formsServerWords);
      const when = timeWords(row.starts_at.getTime(), zone, say);
      const isCancelled = row.state === 'cancelled';
      const words = isCancelled
        ? say(byDealer === true ? 'booking.lead.cancelledAtDesk' : 'booking.lead.cancelled', { when })
        : say(byDealer === true ? 'booking.lead.movedAtDesk' : 'booking.lead.moved', { when });
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
