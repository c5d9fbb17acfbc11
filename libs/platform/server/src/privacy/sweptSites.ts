import type { Db } from '../database/index.js';

/** Which sites were swept, and when: all processes share it, and a start goes on where a stop broke off. */
export interface SweptSites {
  /** Slugs of those that were swept after a moment. Moments are epoch milliseconds. */
  after(moment: number): Promise<ReadonlySet<string>>;
  /** Notes that a site is swept now; false where another process has done it after `due`. */
  take(slug: string, now: number, due: number): Promise<boolean>;
  /** A site that was not swept to its end. */
  giveBack(slug: string): Promise<void>;
}

export const sweptSites = (db: Db): SweptSites => ({
  async after(moment) {
    const rows = await db.selectFrom('site_sweeps').select('site').where('swept_at', '>', new Date(moment)).execute();
    return new Set(rows.map(({ site }) => site));
  },
  async take(slug, now, due) {
    const swept_at = new Date(now);
    const taken = await db
      .insertInto('site_sweeps')
      .values({ site: slug, swept_at })
      .onConflict((on) =>
        on.column('site').doUpdateSet({ swept_at }).where('site_sweeps.swept_at', '<=', new Date(due)),
      )
      .returning('site')
      .executeTakeFirst();
    return taken !== undefined;
  },
  async giveBack(slug) {
    await db.deleteFrom('site_sweeps').where('site', '=', slug).execute();
  },
});
