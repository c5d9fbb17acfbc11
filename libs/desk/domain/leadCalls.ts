import * as z from 'zod/mini';
import { defineCall, type CallAnswer } from '@forecourt/contracts/call';
import { fieldText } from '@forecourt/enquiry/schema';
import { bookingState, deskBooking, deskReservation } from './dayCalls.js';
import {
  ADDRESS,
  NOTE_TEXT,
  REPLY_SUBJECT,
  cursor,
  day,
  deskPerson,
  deskWarnings,
  either,
  filterText,
  isDay,
  key,
  moment,
  READS,
  sendState,
  siteMark,
  text,
  WRITES,
} from './deskFields.js';
import { deskAuditEntry } from './recordCalls.js';
import { fault } from './words/worded.js';

const tags = ['desk'];
/** Letters of a note or an answer. */
const noteText = fieldText(NOTE_TEXT);
const isDayTime = (value: string): boolean =>
  /^.{10}T([01]\d|2[0-3]):[0-5]\d$/.test(value) && isDay(value.slice(0, 10));

export const DESK_STATES = ['new', 'in-progress', 'done'] as const;
export const deskState = z.enum(DESK_STATES, either(...DESK_STATES));
export type DeskState = z.infer<typeof deskState>;

export const DESK_TIMES = ['today', 'week'] as const;
export const DESK_VIEWS = ['unread', 'mine', 'calls'] as const;

/** Filters of the leads; an empty one filters nothing. */
export const deskLeadFilters = z.object({
  q: z._default(filterText(100), '').check(z.describe('In name, e-mail, phone or reference.')),
  category: z._default(filterText(80), ''),
  state: z._default(z.enum([...DESK_STATES, ''], either(...DESK_STATES)), ''),
  place: z._default(filterText(80), '').check(z.describe('Slug of a place.')),
  from: day.check(z.describe('First day, as the site’s clocks have it.')),
  to: day.check(z.describe('Last day.')),
  when: z
    ._default(z.enum([...DESK_TIMES, ''], either(...DESK_TIMES)), '')
    .check(z.describe('Received today, or since Monday, as the site’s clocks have it.')),
  show: z
    ._default(z.enum([...DESK_VIEWS, ''], either(...DESK_VIEWS)), '')
    .check(
      z.describe('`unread`: not opened yet; `mine`: those of the person who asks; `calls`: those with a planned call.'),
    ),
  person: z
    ._default(filterText(60), '')
    .check(z.describe('Id of a lead: those with the same e-mail address or phone number.')),
});
export type DeskLeadFilters = z.infer<typeof deskLeadFilters>;

export const deskLeadRow = z.object({
  id: text,
  site: siteMark,
  received_at: moment,
  category: text,
  subcategory: z.optional(text),
  name: text,
  email: text,
  phone: z.optional(text),
  place: z.optional(text).check(z.describe('Name of the place that it concerns.')),
  vehicle: z.optional(text),
  state: deskState,
  is_spam: z.boolean().check(z.describe('Kept back: it was not sent to anyone.')),
  is_unread: z._default(z.boolean(), false).check(z.describe('Nobody has opened it.')),
  unanswered_minutes: z
    .optional(z.int())
    .check(z.describe('Of a new lead: minutes that its place has been open since it came. Counted up to 40 hours.')),
  is_overdue: z._default(z.boolean(), false).check(z.describe('Unanswered for longer than `desk.answerWithinHours`.')),
  owner: z.optional(deskPerson).check(z.describe('Who has it. One who left is named by the address.')),
  call_at: z.optional(moment).check(z.describe('When they call next.')),
  is_call_due: z._default(z.boolean(), false),
  same_person: z._default(z.int(), 0).check(z.describe('Other leads with the same e-mail address or phone number.')),
  visit: z
    .optional(z.object({ starts_at: moment, time_zone: text, state: bookingState }))
    .check(z.describe('The test drive that was booked with it.')),
  delivery: z
    .enum(['none', 'waiting', 'sent', 'stored', 'dead'])
    .check(
      z.describe('The worst of its deliveries. `stored`: there is no way out, so that it was stored and not sent.'),
    ),
});
export type DeskLeadRow = z.infer<typeof deskLeadRow>;

export const listDeskLeads = defineCall({
  method: 'GET',
  path: '/api/desk/leads',
  summary: 'Leads of the site and of its desk’s sites in other languages, the newest first',
  tags,
  query: z.extend(deskLeadFilters, { cursor }),
  answer: z.object({
    leads: z.array(deskLeadRow),
    next: z.optional(text).check(z.describe('`cursor` of those that came before.')),
    categories: z.array(text),
    places: z.array(z.object({ slug: text, name: text })),
    warnings: deskWarnings,
  }),
  refusals: READS,
});
export type DeskLeadsAnswer = CallAnswer<typeof listDeskLeads>;

export const deskLeadParams = z.object({
  id: filterText(60).check(z.describe('Id of a lead of the desk’s sites.')),
});

const deskLead = z.object({
  lead: deskLeadRow,
  lines: z.array(z.object({ label: text, text })).check(z.describe('All that was sent.')),
  photos: z
    .array(z.object({ id: text, width: z.int(), height: z.int() }))
    .check(z.describe('Photos that the shopper added, in their order.')),
  vehicle_slug: z.optional(text).check(z.describe('Absent where the site shows it no more.')),
  consents: z.array(z.object({ purpose: text, wording: text, version: text, given_at: moment })),
  deliveries: z.array(
    z.object({
      target: text,
      way: z.string().check(z.describe('How and where it goes, for example "Mail to sales@example.com".')),
      stage: z.optional(text),
      state: sendState,
      attempts: z.int(),
      reason: z.nullable(text).check(z.describe('Why it has not arrived.')),
      sent_at: z.nullable(moment),
      next_try_at: z.nullable(moment),
    }),
  ),
  messages: z
    ._default(
      z.array(
        z.object({
          kind: z.string().check(z.describe('For example `enquiry-received`.')),
          by: z.enum(['mail', 'sms']),
          state: sendState,
          attempts: z.int(),
          reason: z.nullable(text).check(z.describe('Why it has not arrived.')),
          sent_at: z.nullable(moment),
          next_try_at: z.nullable(moment),
        }),
      ),
      [],
    )
    .check(z.describe('Messages to the shopper about the lead and its test drive.')),
  bookings: z._default(z.array(deskBooking), []).check(z.describe('The test drive that was booked with it.')),
  reservations: z._default(z.array(deskReservation), []).check(z.describe('The reservation that it is about.')),
  same_person: z
    ._default(
      z.array(
        z.object({
          ...{ id: text, received_at: moment, category: text, state: deskState },
          vehicle: z.optional(text),
        }),
      ),
      [],
    )
    .check(z.describe('Other leads with the same e-mail address or phone number, the newest first; 20 at most.')),
  people: z._default(z.array(deskPerson), []).check(z.describe('Who may have it.')),
  notes: z
    ._default(
      z.array(
        z.object({
          ...{ id: text, kind: z.enum(['note', 'reply']), at: moment, who: text, text },
          subject: z.optional(text),
          state: z.optional(sendState).check(z.describe('Of a reply.')),
        }),
      ),
      [],
    )
    .check(z.describe('What was written about it, and answered, the newest first.')),
  templates: z
    ._default(z.array(z.object({ name: text, subject: text, text })), [])
    .check(z.describe('Answers to begin with (`desk.replies`), filled in for this lead.')),
  answers_to: z._default(text, '').check(z.describe('Where the shopper’s answer to a reply goes.')),
  history: z.array(deskAuditEntry),
  key: z.string().check(z.describe('For `key` of a resend: sent twice it is one.')),
});

export const readDeskLead = defineCall({
  method: 'GET',
  path: '/api/desk/leads/:id',
  summary: 'One lead; that it was looked at is noted',
  tags,
  params: deskLeadParams,
  answer: deskLead,
  refusals: READS,
});
export type DeskLeadAnswer = CallAnswer<typeof readDeskLead>;

/** What all changes of a lead have: they answer the lead as it is then. */
const change = { method: 'POST', tags, params: deskLeadParams, answer: deskLead, refusals: WRITES } as const;

export const setDeskState = defineCall({
  ...change,
  path: '/api/desk/leads/:id/state',
  summary: 'Says how far somebody has got with a lead',
  body: z.object({ state: deskState }),
});

export const resendDeskLead = defineCall({
  ...change,
  path: '/api/desk/leads/:id/resend',
  summary: 'Has a lead sent again',
  description: 'To those of its targets that it has not reached, or to the one that is named. Once for each key.',
  body: z.object({
    key,
    target: z
      .optional(filterText(80))
      .check(z.describe('One of its targets; those that it has not reached when left out.')),
  }),
});

export const setDeskOwner = defineCall({
  ...change,
  path: '/api/desk/leads/:id/owner',
  summary: 'Gives a lead to one of the dealer’s people',
  body: z.object({
    owner: z
      ._default(filterText(ADDRESS), '')
      .check(z.describe('E-mail address of one of the dealer’s people; empty for none.')),
  }),
});

export const setDeskCall = defineCall({
  ...change,
  path: '/api/desk/leads/:id/call',
  summary: 'Plans the next call, or none',
  description: 'A lead without an owner gets the person who plans its call.',
  body: z.object({
    at: z._default(filterText(20), '').check(
      z.refine((value) => value === '' || isDayTime(value), fault('fault.dateTime')),
      z.describe('By the site’s clocks; empty for no call.'),
    ),
  }),
});

export const addDeskNote = defineCall({
  ...change,
  path: '/api/desk/leads/:id/notes',
  summary: 'Writes something down about a lead',
  description: 'Once for each key.',
  body: z.object({ key, text: noteText }),
});

export const replyToDeskLead = defineCall({
  ...change,
  path: '/api/desk/leads/:id/reply',
  summary: 'Answers the shopper of a lead by email',
  description:
    'The answer is kept at the lead. A new lead is in progress then, and belongs to who answered where no one ' +
    'had it. Once for each key.',
  body: z.object({
    key,
    subject: fieldText(REPLY_SUBJECT),
    text: noteText,
  }),
});
