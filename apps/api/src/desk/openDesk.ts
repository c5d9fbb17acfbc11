import type { OneTimeCodes } from '@forecourt/accounts';
import type { Bookings } from '@forecourt/bookings';
import type { Db } from '@forecourt/service/database';
import { DeskDecisions, DeskLeads, DeskSessions, wordDeskCodes, wordDeskReplies } from '@forecourt/dealer-desk';
import type { LeadDesk } from '@forecourt/leads';
import type { MessageWriters, ShopperMessages } from '@forecourt/service/messages';
import type { Reservations } from '@forecourt/checkout/server';
import type { ConfiguredSite } from '@forecourt/sites';

export interface DeskServices {
  readonly sessions: DeskSessions;
  readonly leads: DeskLeads;
  readonly decisions: DeskDecisions;
}

/** The desk of the dealers' people, and the words of its codes. */
export function openDesk(options: {
  readonly db: Db;
  readonly sites: readonly ConfiguredSite[];
  readonly codes: OneTimeCodes;
  readonly leadDesk: LeadDesk;
  readonly bookings: Bookings;
  readonly reservations: Reservations;
  readonly messages: ShopperMessages;
  readonly writers: MessageWriters;
  readonly now: () => number;
}): DeskServices {
  const { db, sites, codes, leadDesk, bookings, reservations, messages, writers, now } = options;
  wordDeskCodes(writers, codes);
  wordDeskReplies(writers, db, sites);
  return {
    sessions: new DeskSessions({ db, now }),
    leads: new DeskLeads({ db, leadDesk, messages, now }),
    decisions: new DeskDecisions({ db, bookings, reservations, now }),
  };
}
