import type { Tables, Transaction } from '@forecourt/service/database';
import type { SentEnquiry } from '@forecourt/enquiry/schema';
import { portRef } from '@forecourt/service';
import type { ConfiguredSite } from '@forecourt/service/sites';
import type { NewLead } from './leads.js';

/** Books the times that enquiries name. Leads work without it: a time is then part of the enquiry alone. */
export interface LeadBookings {
  /** Throws a Refusal for an enquiry whose time is taken. Called in its transaction, before anything is written. */
  refuseTaken(trx: Transaction<Tables>, lead: Pick<NewLead, 'site' | 'enquiry' | 'vehicle'>): Promise<void>;
  /**
   * Books in the transaction of the lead; a Refusal refuses both. Answers whether it booked: the shopper then gets the
   * mail of the booking instead of an acknowledgement.
   */
  book(trx: Transaction<Tables>, lead: NewLead): Promise<boolean>;
  /** What a lead booked; undefined once that is over or cancelled. */
  ofLead(site: ConfiguredSite, lead: string): Promise<SentEnquiry['booking']>;
}

export const leadBookingsPort = portRef<LeadBookings>('leads/bookings');
