import { sql, type Db } from '@forecourt/service/database';
import { addDays, momentOf } from '@forecourt/site-config';
import type { ConfiguredSite } from '@forecourt/service/sites';

export interface ActivityDay {
  readonly day: string;
  readonly counts: readonly { readonly kind: string; readonly count: number }[];
}

export interface ActivityPeriod {
  /** `yyyy-mm-dd` by the site's clocks, both included. */
  readonly from: string;
  readonly to: string;
  /** Slugs of the places whose vehicles and leads count; all of the site when left out. */
  readonly places?: readonly string[] | undefined;
}

/** How often what was done on which day, the newest day first. Days without anything are left out. */
export async function activityOf(
  db: Db,
  site: ConfiguredSite,
  { from, to, places }: ActivityPeriod,
): Promise<ActivityDay[]> {
  const { timeZone } = site.site;
  const start = (date: string) => new Date(momentOf({ date, minutes: 0 }, timeZone));
  const isOfPlaces = places
    ? sql`and coalesce(events.payload->>'location', vehicles.data->'location'->>'slug') = any(${[...places]}::text[])`
    : sql``;
  const { rows } = await sql<{ day: string; kind: string; count: number }>`
    select to_char(events.created_at at time zone ${timeZone}, 'YYYY-MM-DD') as day,
      coalesce(events.event_id::text, events.name) as kind, count(*)::int as count
    from events left join vehicles on vehicles.site = ${site.stockOwner} and vehicles.id = events.vehicle_id
    where events.site = ${site.slug} and events.created_at >= ${start(from)}
      and events.created_at < ${start(addDays(to, 1))} ${isOfPlaces}
    group by 1, 2 order by 1 desc, 3 desc, 2`.execute(db);
  const days = new Map<string, { kind: string; count: number }[]>();
  for (const { day, kind, count } of rows) days.set(day, [...(days.get(day) ?? []), { kind, count }]);
  return [...days].map(([day, counts]) => ({ day, counts }));
}
