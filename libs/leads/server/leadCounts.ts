import type { Tables, Transaction } from '@forecourt/service/database';
import { portRef } from '@forecourt/service';
import type { NewLead } from './leads.js';

/** A lead with the number of the event that it counts as (B9). */
export type CountedLead = NewLead & { readonly eventId: number };

/** Counts leads for the dealer. Leads work without it. */
export interface LeadCounts {
  /** Notes the event of a lead, in the transaction that stores the lead or goes on with it; the same event once. */
  countLead(trx: Transaction<Tables>, lead: CountedLead): Promise<void>;
}

export const leadCountsPort = portRef<LeadCounts>('leads/counts');
