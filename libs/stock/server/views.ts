import { sql, type Db } from '@forecourt/service/database';

/** How often the page of a vehicle was viewed. */
export async function viewsOf(db: Db, site: string, vehicleId: string): Promise<number> {
  const row = await db
    .selectFrom('vehicle_views')
    .select('views')
    .where('site', '=', site)
    .where('vehicle_id', '=', vehicleId)
    .executeTakeFirst();
  return row?.views ?? 0;
}

/** Counts one view, and answers with how many there are now. */
export async function countView(db: Db, site: string, vehicleId: string): Promise<number> {
  const row = await db
    .insertInto('vehicle_views')
    .values({ site, vehicle_id: vehicleId, views: 1 })
    .onConflict((on) => on.columns(['site', 'vehicle_id']).doUpdateSet({ views: sql`vehicle_views.views + 1` }))
    .returning('views')
    .executeTakeFirstOrThrow();
  return row.views;
}
