import { z } from 'zod';
import { enquiryBody, fieldText, requiredText } from '@forecourt/enquiry/schema';
import { fault } from '../words/worded.js';

const ADDRESS = 254;
/** Letters of a note or an answer. */
const NOTE = 4000;
const address = requiredText(ADDRESS).check(z.describe('E-mail address of one of the dealer’s people.'));
const moment = z.string().describe('Moment, ISO 8601.');
const either = (...names: readonly string[]) =>
  fault('fault.either', { first: names.slice(0, -1).join(', '), last: names.at(-1) ?? '' });

/** Body of `POST /api/desk/codes`. */
export const deskCodeBody = z.object({ address, captcha_token: enquiryBody.shape.captcha_token });
/** Answer to it: the same for every address, known or not. */
export const deskCodeAnswer = z.object({ address: z.string(), resend_seconds: z.int() });
export type DeskCodeAnswer = z.infer<typeof deskCodeAnswer>;
/** Body of `POST /api/desk/session`. */
export const deskCodeTryBody = z.object({ address, code: requiredText(20).check(z.describe('Six digits.')) });

export const deskPerson = z.object({ name: z.string(), email: z.string() });
/** Answer of `GET /api/desk`: who is signed in at the desk, or null, and what waits for them. */
export const deskAnswer = z.object({
  person: deskPerson.nullable(),
  waiting: z
    .object({
      unread: z.int().describe('New leads that nobody has opened.'),
      calls: z.int().describe('Their own calls that are due.'),
    })
    .optional(),
});
export type DeskAnswer = z.infer<typeof deskAnswer>;

export const DESK_STATES = ['new', 'in-progress', 'done'] as const;
export const deskState = z.enum(DESK_STATES, either(...DESK_STATES));
export type DeskState = z.infer<typeof deskState>;

const filterText = (max: number) => fieldText({ kind: 'line', max });
const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00Z`));
const isDayTime = (text: string): boolean => /^.{10}T([01]\d|2[0-3]):[0-5]\d$/.test(text) && isDay(text.slice(0, 10));
/** A day of the site’s zone, or nothing. */
const day = z
  ._default(filterText(10), '')
  .refine((text) => text === '' || (isDay(text) && text >= '1970' && text < '2200'), fault('fault.day'));
const cursor = z
  ._default(filterText(60), '')
  // a moment of thirteen digits at most: the database knows no later year than those can say
  .refine((text) => text === '' || /^\d{1,13}\.[0-9a-f-]{1,40}$/.test(text), 'must be `next` of an earlier answer')
  .describe('`next` of the answer before.');

export const DESK_TIMES = ['today', 'week'] as const;
export const DESK_VIEWS = ['unread', 'mine', 'calls'] as const;

/** Filters of the leads; an empty one filters nothing. */
export const deskLeadFilters = z.object({
  q: z._default(filterText(100), '').describe('In name, e-mail, phone or reference.'),
  category: z._default(filterText(80), ''),
  state: z.enum([...DESK_STATES, ''], either(...DESK_STATES)).default(''),
  place: z._default(filterText(80), '').describe('Slug of a place.'),
  from: day.describe('First day, as the site’s clocks have it.'),
  to: day.describe('Last day.'),
  when: z
    .enum([...DESK_TIMES, ''], either(...DESK_TIMES))
    .default('')
    .describe('Received today, or since Monday, as the site’s clocks have it.'),
  show: z
    .enum([...DESK_VIEWS, ''], either(...DESK_VIEWS))
    .default('')
    .describe('`unread`: opened by nobody; `mine`: those of the person who asks; `calls`: those with a planned call.'),
  person: z._default(filterText(60), '').describe('Id of a lead: those with the same e-mail address or phone number.'),
});
export type DeskLeadFilters = z.infer<typeof deskLeadFilters>;
/** Query of `GET /api/desk/leads`. */
export const deskLeadsQuery = deskLeadFilters.extend({ cursor });

const siteMark = z
  .string()
  .optional()
  .describe('Host name of the site in another language that it came from; absent for the desk’s own.');
const bookingState = z.enum(['booked', 'cancelled', 'past']);

export const deskLeadRow = z.object({
  id: z.string(),
  site: siteMark,
  received_at: moment,
  category: z.string(),
  subcategory: z.string().optional(),
  name: z.string(),
  email: z.string(),
  phone: z.string().optional(),
  place: z.string().optional().describe('Name of the place that it concerns.'),
  vehicle: z.string().optional(),
  state: deskState,
  is_spam: z.boolean().describe('Kept back: it was not sent to anyone.'),
  is_unread: z.boolean().default(false).describe('Nobody has opened it.'),
  unanswered_minutes: z
    .int()
    .optional()
    .describe('Of a new lead: minutes that its place has been open since it came. Counted up to 40 hours.'),
  is_overdue: z.boolean().default(false).describe('Unanswered for longer than `desk.answerWithinHours`.'),
  owner: deskPerson.optional().describe('Who has it. One who left is named by the address.'),
  call_at: moment.optional().describe('When they call next.'),
  is_call_due: z.boolean().default(false),
  same_person: z.int().default(0).describe('Other leads with the same e-mail address or phone number.'),
  visit: z
    .object({ starts_at: moment, time_zone: z.string(), state: bookingState })
    .optional()
    .describe('The test drive that was booked with it.'),
  delivery: z
    .enum(['none', 'waiting', 'sent', 'stored', 'dead'])
    .describe('The worst of its deliveries. `stored`: there is no way out, so that it was stored and not sent.'),
});
export type DeskLeadRow = z.infer<typeof deskLeadRow>;

const deskWarnings = z
  .array(z.string())
  .optional()
  .describe('What the dealer’s people must know: files or feeds that are not in use as they should be.');

/** Answer of `GET /api/desk/leads`. */
export const deskLeadsAnswer = z.object({
  leads: z.array(deskLeadRow),
  next: z.string().optional().describe('`cursor` of those that came before.'),
  categories: z.array(z.string()),
  places: z.array(z.object({ slug: z.string(), name: z.string() })),
  warnings: deskWarnings,
});
export type DeskLeadsAnswer = z.infer<typeof deskLeadsAnswer>;

const sendState = z
  .enum(['waiting', 'sent', 'stored', 'dead'])
  .describe('`stored`: there is no way out, so that it was stored and not sent.');

export const deskLeadParams = z.object({
  id: fieldText({ kind: 'line', max: 60 }).check(z.describe('Id of a lead of the desk’s sites.')),
});

export const deskAuditEntry = z.object({
  at: moment,
  who: z.string().describe('Name, or address of somebody who left.'),
  what: z.enum([
    'sign-in',
    'lead-seen',
    'state',
    'resend',
    'export',
    'booking-cancelled',
    'reservation-completed',
    'reservation-released',
    'activity-seen',
    'owner',
    'call',
    'note',
    'reply',
  ]),
  lead: z.string().optional(),
  detail: z.string().describe('More, in words.'),
});
export type DeskAuditEntry = z.infer<typeof deskAuditEntry>;

/** A test drive at the desk. */
const deskBooking = z.object({
  id: z.string(),
  reference: z.string(),
  site: siteMark,
  lead: z.string().describe('Id of the lead that it was made with.'),
  day: z.string().describe('As the clocks of its place have it.'),
  starts_at: moment,
  minutes: z.int(),
  time_zone: z.string().describe('Of its place.'),
  state: bookingState,
  vehicle: z.string(),
  place: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  key: z.string().describe('For `key` of its cancellation: sent twice it is one.'),
});

/** A reservation at the desk. */
const deskReservation = z.object({
  id: z.string(),
  reference: z.string(),
  site: siteMark,
  day: z.string().describe('When it was made, as the site’s clocks have it.'),
  created_at: moment,
  state: z.string(),
  payment: z.string().optional(),
  deposit_cents: z.int(),
  held_until: moment.optional(),
  vehicle: z.string(),
  stocknum: z.string(),
  place: z.string().optional(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  key: z.string().optional().describe('Of one that is held: for `key` of its end.'),
});

/** Answer of `GET /api/desk/leads/{id}`. */
export const deskLeadAnswer = z.object({
  lead: deskLeadRow,
  lines: z.array(z.object({ label: z.string(), text: z.string() })).describe('All that was sent.'),
  photos: z
    .array(z.object({ id: z.string(), width: z.int(), height: z.int() }))
    .describe('Photos that the shopper added, in their order.'),
  vehicle_slug: z.string().optional().describe('Absent where the site shows it no more.'),
  consents: z.array(z.object({ purpose: z.string(), wording: z.string(), version: z.string(), given_at: moment })),
  deliveries: z.array(
    z.object({
      target: z.string(),
      way: z.string().describe('How and where it goes, for example "Mail to sales@example.com".'),
      stage: z.string().optional(),
      state: sendState,
      attempts: z.int(),
      reason: z.string().nullable().describe('Why it has not arrived.'),
      sent_at: moment.nullable(),
      next_try_at: moment.nullable(),
    }),
  ),
  messages: z
    .array(
      z.object({
        kind: z.string().describe('For example `enquiry-received`.'),
        by: z.enum(['mail', 'sms']),
        state: sendState,
        attempts: z.int(),
        reason: z.string().nullable().describe('Why it has not arrived.'),
        sent_at: moment.nullable(),
        next_try_at: moment.nullable(),
      }),
    )
    .default([])
    .describe('Messages to the shopper about the lead and its test drive.'),
  bookings: z.array(deskBooking).default([]).describe('The test drive that was booked with it.'),
  reservations: z.array(deskReservation).default([]).describe('The reservation that it is about.'),
  same_person: z
    .array(
      z.object({
        ...{ id: z.string(), received_at: moment, category: z.string(), state: deskState },
        vehicle: z.string().optional(),
      }),
    )
    .default([])
    .describe('Other leads with the same e-mail address or phone number, the newest first; 20 at most.'),
  people: z.array(deskPerson).default([]).describe('Who may have it.'),
  notes: z
    .array(
      z.object({
        ...{ id: z.string(), kind: z.enum(['note', 'reply']), at: moment, who: z.string(), text: z.string() },
        subject: z.string().optional(),
        state: sendState.optional().describe('Of a reply.'),
      }),
    )
    .default([])
    .describe('What was written about it, and answered, the newest first.'),
  templates: z
    .array(z.object({ name: z.string(), subject: z.string(), text: z.string() }))
    .default([])
    .describe('Answers to begin with (`desk.replies`), filled in for this lead.'),
  answers_to: z.string().default('').describe('Where the shopper’s answer to a reply goes.'),
  history: z.array(deskAuditEntry),
  key: z.string().describe('For `key` of a resend: sent twice it is one.'),
});
export type DeskLeadAnswer = z.infer<typeof deskLeadAnswer>;

/** Body of `POST /api/desk/leads/{id}/state`. */
export const deskStateBody = z.object({ state: deskState });

const key = z.guid({ error: ({ input }) => (input === undefined ? 'is required' : 'must be a UUID') });

/** Body of `POST /api/desk/leads/{id}/resend`. */
export const deskResendBody = z.object({
  key,
  target: z.optional(filterText(80)).describe('One of its targets; those that it has not reached when left out.'),
});

/** Body of `POST /api/desk/leads/{id}/owner`. */
export const deskOwnerBody = z.object({
  owner: z
    ._default(filterText(ADDRESS), '')
    .describe('E-mail address of one of the dealer’s people; empty for nobody.'),
});

/** Body of `POST /api/desk/leads/{id}/call`. */
export const deskCallBody = z.object({
  at: z
    ._default(filterText(20), '')
    .refine((text) => text === '' || isDayTime(text), fault('fault.dateTime'))
    .describe('By the site’s clocks; empty for no call.'),
});

const noteText = requiredText(NOTE);
/** Body of `POST /api/desk/leads/{id}/notes`: the same key is written once. */
export const deskNoteBody = z.object({ key, text: noteText });

/** Body of `POST /api/desk/leads/{id}/reply`: the same key is sent once. */
export const deskReplyBody = z.object({
  key,
  subject: fieldText({ kind: 'line', max: 150, isRequired: true }),
  text: noteText,
});

/** Of what is decided at the desk: a booking, a reservation. */
export const deskThingParams = z.object({
  id: fieldText({ kind: 'line', max: 60 }).check(z.describe('Its `id` in the list.')),
});
/** Body of what is decided: the same key is done once. */
export const deskDecisionBody = z.object({ key: key.describe('Its `key` in the list.') });

/** Query of `GET /api/desk/bookings`. */
export const deskBookingsQuery = z.object({ day, cursor });

/** Answer of `GET /api/desk/bookings`: of the day, or from today on. */
export const deskBookingsAnswer = z.object({
  bookings: z.array(deskBooking),
  next: z.string().optional(),
});
export type DeskBookingsAnswer = z.infer<typeof deskBookingsAnswer>;

/** Query of `GET /api/desk/reservations`. */
export const deskReservationsQuery = z.object({ day, cursor });

/** Answer of `GET /api/desk/reservations`. */
export const deskReservationsAnswer = z.object({
  reservations: z.array(deskReservation),
  next: z.string().optional(),
});
export type DeskReservationsAnswer = z.infer<typeof deskReservationsAnswer>;

/** Days that one look at what shoppers did may span. */
export const MOST_ACTIVITY_DAYS = 92;
/** Query of `GET /api/desk/activity`. */
export const deskActivityQuery = z
  .object({
    from: day.describe('First day; six before the last when left out.'),
    to: day.describe('Last day; today when left out.'),
  })
  .refine(({ from, to }) => from === '' || to === '' || from <= to, {
    path: ['from'],
    ...fault('fault.notAfter', { field: 'to' }),
  });

const activityCount = z.object({
  kind: z.string().describe('Number of A7 or B9, or "phone-reveal".'),
  count: z.int(),
});
/** Answer of `GET /api/desk/activity`: what shoppers did, the newest day first. Days without anything are left out. */
export const deskActivityAnswer = z.object({
  from: z.string(),
  to: z.string(),
  totals: z.array(activityCount),
  days: z.array(z.object({ day: z.string(), counts: z.array(activityCount) })),
});
export type DeskActivityAnswer = z.infer<typeof deskActivityAnswer>;

/** Query of `GET /api/desk/imports`. */
export const deskImportsQuery = z.object({
  run: z._default(filterText(60), '').describe('Id of the import whose rows are requested.'),
});

/** Answer of `GET /api/desk/imports`. */
export const deskImportsAnswer = z.object({
  owner: z.string().optional().describe('Name of the site whose stock this one shows; absent where it is its own.'),
  runs: z.array(
    z.object({
      id: z.string(),
      file: z.string(),
      started_at: moment,
      finished_at: moment.optional(),
      ...{ read: z.int(), created: z.int(), updated: z.int(), unchanged: z.int(), sold: z.int() },
      ...{ mended: z.int(), skipped: z.int() },
    }),
  ),
  refusals: z
    .array(z.object({ file: z.string(), at: moment, reason: z.string() }))
    .describe('Feeds of which nothing was taken.'),
  issues: z
    .array(
      z.object({
        ...{ row: z.int(), column: z.string(), value: z.string(), reason: z.string() },
        kind: z.enum(['skipped', 'mended', 'noted']),
      }),
    )
    .optional()
    .describe('Of the requested import, those that cost a row first; 300 at most.'),
  feed: z
    .object({
      source: z.string().describe('Host and path of its file, or its folder.'),
      every_minutes: z.int(),
      checked_at: moment.optional(),
      came_at: moment.optional().describe('When a new version of it was imported last.'),
      next_at: moment.optional(),
      outcome: z.enum(['imported', 'unchanged', 'failed']).optional(),
      detail: z.string().optional().describe('Why it failed.'),
      old_hours: z.int().optional().describe('Its age, where that is more than the dealer bears.'),
    })
    .optional()
    .describe('The feed that the site looks for as often as its configuration says.'),
  warnings: deskWarnings,
});
export type DeskImportsAnswer = z.infer<typeof deskImportsAnswer>;

/** Query of `GET /api/desk/audit`. */
export const deskAuditQuery = z.object({
  cursor: z
    ._default(filterText(20), '')
    .refine((text) => /^\d{0,15}$/.test(text), 'must be `next` of an earlier answer'),
});
/** Answer of `GET /api/desk/audit`: the newest first. */
export const deskAuditAnswer = z.object({ entries: z.array(deskAuditEntry), next: z.string().optional() });
export type DeskAuditAnswer = z.infer<typeof deskAuditAnswer>;
