import { bookingsPort } from '@forecourt/forms/server';
import { leadDeskPort } from '@forecourt/leads';
import { reservationsPort } from '@forecourt/checkout/server';
import { portRef, type ServiceContext } from '@forecourt/service';
import { DeskSessions } from './access/deskSessions.js';
import { DeskDecisions } from './days/deskDecisions.js';
import { DeskLeads } from './leads/deskLeads.js';

/** What the calls of the desk share. */
export interface DeskServices {
  readonly sessions: DeskSessions;
  readonly leads: DeskLeads;
  readonly decisions: DeskDecisions;
}

export const deskPort = portRef<DeskServices>('desk/desk');

/** The desk on the leads, bookings and reservations of the service. */
export const makeDesk = ({ db, messages, now, onCommit, port }: ServiceContext): DeskServices => ({
  sessions: new DeskSessions({ db, now }),
  leads: new DeskLeads({ db, leadDesk: port(leadDeskPort), messages, onCommit, now }),
  decisions: new DeskDecisions({ db, bookings: port(bookingsPort), reservations: port(reservationsPort), now }),
});
