import type { DeskLeadAnswer } from '@forecourt/desk/domain';
import type { Db } from '@forecourt/service/database';
import { vehicleTitle } from '@forecourt/vehicle';
import type { DeskPerson } from '../access/deskPeople.js';
import type { DeskSites } from '../access/deskSites.js';
import { isSamePerson, keysOf, leadsFor, sentBy, type FoundLead } from './leadQuery.js';
import { vehicleOf } from './leadRows.js';

/** Leads of one page's shoppers that are counted. */
const MOST_COUNTED = 500;
const MOST_SHOWN = 20;

/** How many other leads there are of the shopper of each, of those that the person may see. */
export async function countSamePerson(
  db: Db,
  sites: DeskSites,
  person: DeskPerson,
  leads: readonly FoundLead[],
): Promise<ReadonlyMap<string, number>> {
  if (leads.length === 0) return new Map();
  const found = await leadsFor(db, sites, person)
    .clearSelect()
    .select(['leads.id', 'leads.payload'])
    .where(sentBy(leads.map(keysOf)))
    .limit(MOST_COUNTED)
    .execute();
  const all = found.map((lead) => ({ id: lead.id, keys: keysOf(lead) }));
  return new Map(
    leads.map((lead) => {
      const keys = keysOf(lead);
      return [lead.id, all.filter((other) => other.id !== lead.id && isSamePerson(keys, other.keys)).length];
    }),
  );
}

/** Other leads of the same shopper, the newest first. */
export async function samePerson(
  db: Db,
  sites: DeskSites,
  person: DeskPerson,
  lead: FoundLead,
): Promise<DeskLeadAnswer['same_person']> {
  const found = await leadsFor(db, sites, person)
    .where(sentBy([keysOf(lead)]))
    .where('leads.id', '!=', lead.id)
    .orderBy('leads.created_at', 'desc')
    .limit(MOST_SHOWN)
    .execute();
  return found.map((other) => {
    const vehicle = vehicleOf(other);
    return {
      ...{ id: other.id, received_at: other.created_at.toISOString(), category: other.category },
      state: other.desk_state,
      ...(vehicle ? { vehicle: vehicleTitle(vehicle) } : {}),
    };
  });
}
