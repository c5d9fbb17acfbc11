import type { DeskLeadRow } from '@forecourt/desk/domain';
import { laneState, sql, type Db } from '@forecourt/service/database';
import type { StoredEnquiry } from '@forecourt/enquiry';
import { SEND_LEAD, type DeliveryPayload } from '@forecourt/leads';
import type { ConfiguredSite } from '@forecourt/service/sites';
import { vehicleTitle, type Vehicle } from '@forecourt/vehicle';
import { personOf } from '../access/deskPeople.js';
import { placeName, siteMark, siteOf, slugsOf, type DeskSites } from '../access/deskSites.js';
import type { FoundLead } from './leadQuery.js';
import { unanswered } from './unanswered.js';

type Delivery = DeskLeadRow['delivery'];
const WORSE: readonly Delivery[] = ['none', 'sent', 'stored', 'waiting', 'dead'];

export const enquiryOf = (lead: Pick<FoundLead, 'payload'>): StoredEnquiry => lead.payload as unknown as StoredEnquiry;
export const vehicleOf = ({ vehicle }: Pick<FoundLead, 'vehicle'>): Vehicle | undefined =>
  (vehicle ?? undefined) as unknown as Vehicle | undefined;

/** How far each lead got on its ways: the worst of them. */
export async function deliveryStates(
  db: Db,
  sites: DeskSites,
  leads: readonly string[],
): Promise<ReadonlyMap<string, Delivery>> {
  const worst = new Map<string, Delivery>();
  if (leads.length === 0) return worst;
  const rows = await db
    .selectFrom('outbox')
    .select(['payload', 'done_at', 'failed_at'])
    .where('topic', '=', SEND_LEAD)
    .where('site', 'in', slugsOf(sites))
    .where('lane', 'is not', null)
    .where((where) => where.or(leads.map((id) => where('key', 'like', `${id}/%`))))
    .execute();
  for (const row of rows) {
    const { lead } = row.payload as unknown as DeliveryPayload;
    const state = laneState(row);
    const known = worst.get(lead) ?? 'none';
    if (WORSE.indexOf(state) > WORSE.indexOf(known)) worst.set(lead, state);
  }
  return worst;
}

/** Whom an address belongs to; one who left is called by it. */
export const personWords = (site: ConfiguredSite, email: string): { name: string; email: string } => ({
  name: personOf(site, email)?.name ?? email,
  email,
});

export interface RowFacts {
  readonly delivery?: Delivery | undefined;
  /** Other leads of the same shopper. */
  readonly samePerson?: number | undefined;
  readonly visit?: DeskLeadRow['visit'];
  /** Epoch milliseconds. */
  readonly now: number;
}

/** A lead as a line of the list. */
export function rowOf(
  sites: DeskSites,
  lead: FoundLead,
  { delivery = 'none', samePerson = 0, visit, now }: RowFacts,
): DeskLeadRow {
  const enquiry = enquiryOf(lead);
  const vehicle = vehicleOf(lead);
  const place = placeName(sites, lead.place);
  const isSpam = enquiry.suspected_spam === true;
  const waits =
    isSpam || lead.desk_state !== 'new'
      ? undefined
      : unanswered({ config: sites.own.config, site: siteOf(sites, lead).site }, lead, now);
  return {
    id: lead.id,
    ...siteMark(sites, lead),
    received_at: lead.created_at.toISOString(),
    category: lead.category,
    ...(enquiry.subcategory ? { subcategory: enquiry.subcategory } : {}),
    name: [enquiry.name, enquiry.last_name].filter(Boolean).join(' '),
    email: enquiry.email,
    ...(enquiry.phone ? { phone: enquiry.phone } : {}),
    ...(place === undefined ? {} : { place }),
    ...(vehicle ? { vehicle: `${vehicleTitle(vehicle)} (${vehicle.stocknum})` } : {}),
    state: lead.desk_state,
    is_spam: isSpam,
    delivery,
    is_unread: lead.seen_at === null && lead.desk_state === 'new' && !isSpam,
    ...(waits ? { unanswered_minutes: waits.minutes } : {}),
    is_overdue: waits?.isOverdue ?? false,
    ...(lead.owner === null ? {} : { owner: personWords(sites.own, lead.owner) }),
    ...(lead.call_at ? { call_at: lead.call_at.toISOString() } : {}),
    is_call_due: lead.call_at !== null && lead.call_at.getTime() <= now && lead.desk_state !== 'done',
    same_person: samePerson,
    ...(visit ? { visit } : {}),
  };
}

/** Categories that the sites have leads of. */
export async function categoriesOf(db: Db, sites: DeskSites): Promise<string[]> {
  const found = await Promise.all(slugsOf(sites).map((slug) => categoriesOfSite(db, slug)));
  return [...new Set(found.flat())].sort();
}

/** From one to the next by the index, however many leads there are. */
async function categoriesOfSite(db: Db, site: string): Promise<string[]> {
  const { rows } = await sql<{ category: string }>`
    with recursive found as (
      (select category from leads where site = ${site} order by category limit 1)
      union all
      select (select category from leads where site = ${site} and category > found.category order by category limit 1)
      from found where found.category is not null
    ) select category from found where category is not null`.execute(db);
  return rows.map(({ category }) => category);
}
