import { sql, type Db } from '@forecourt/service/database';
import { portRef } from '@forecourt/service';

/** How often the pages of vehicles were looked at (VDP-19). */
export interface VehicleViews {
  /** `site` is the slug of a site. */
  of(site: string, vehicleId: string): Promise<number>;
  /** Adds one; how many there are then. */
  count(site: string, vehicleId: string): Promise<number>;
}

export const vehicleViewsPort = portRef<VehicleViews>('analytics/vehicle-views');

/** The platform's own table of looks. */
export const vehicleViews = (db: Db): VehicleViews => ({
  async of(site, vehicleId) {
    const row = await db
      .selectFrom('vehicle_views')
      .select('views')
      .where('site', '=', site)
      .where('vehicle_id', '=', vehicleId)
      .executeTakeFirst();
    return row?.views ?? 0;
  },
  async count(site, vehicleId) {
    const row = await db
      .insertInto('vehicle_views')
      .values({ site, vehicle_id: vehicleId, views: 1 })
      .onConflict((on) => on.columns(['site', 'vehicle_id']).doUpdateSet({ views: sql`vehicle_views.views + 1` }))
      .returning('views')
      .executeTakeFirstOrThrow();
    return row.views;
  },
});
