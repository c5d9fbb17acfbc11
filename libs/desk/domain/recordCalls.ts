import * as z from 'zod/mini';
import { defineCall, type CallAnswer } from '@forecourt/contracts/call';
import { day, deskWarnings, filterText, moment, READS, text } from './deskFields.js';
import { fault } from './words/worded.js';

const tags = ['desk'];

export const deskAuditEntry = z.object({
  at: moment,
  who: z.string().check(z.describe('Name, or address of somebody who left.')),
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
    'site-seen',
    'site-preview',
    'site-published',
  ]),
  lead: z.optional(text),
  detail: z.string().check(z.describe('More, in words.')),
});
export type DeskAuditEntry = z.infer<typeof deskAuditEntry>;

/** Days that one look at what shoppers did may span. */
export const MOST_ACTIVITY_DAYS = 92;

const activityCount = z.object({
  kind: z.string().check(z.describe('Number of A7 or B9, or "phone-reveal".')),
  count: z.int(),
});

/** What shoppers did, the newest day first. Days without anything are left out. */
export const readDeskActivity = defineCall({
  method: 'GET',
  path: '/api/desk/activity',
  summary: 'What shoppers did, by day and kind; that somebody looked is noted',
  description:
    `${MOST_ACTIVITY_DAYS} days at most. ` + 'Somebody of single places sees what concerns their vehicles and leads.',
  tags,
  query: z
    .object({
      from: day.check(z.describe('First day; six before the last when left out.')),
      to: day.check(z.describe('Last day; today when left out.')),
    })
    .check(
      z.refine(({ from, to }) => from === '' || to === '' || from <= to, {
        path: ['from'],
        ...fault('fault.notAfter', { field: 'to' }),
      }),
    ),
  answer: z.object({
    from: text,
    to: text,
    totals: z.array(activityCount),
    days: z.array(z.object({ day: text, counts: z.array(activityCount) })),
  }),
  refusals: READS,
});
export type DeskActivityAnswer = CallAnswer<typeof readDeskActivity>;

/** Imports of stock, and the rows of one of them. */
export const readDeskImports = defineCall({
  method: 'GET',
  path: '/api/desk/imports',
  summary: 'Imports of stock, and what they refused',
  tags,
  query: z.object({
    run: z._default(filterText(60), '').check(z.describe('Id of the import whose rows are requested.')),
  }),
  answer: z.object({
    owner: z
      .optional(text)
      .check(z.describe('Name of the site whose stock this one shows; absent where it is its own.')),
    runs: z.array(
      z.object({
        id: text,
        file: text,
        started_at: moment,
        finished_at: z.optional(moment),
        ...{ read: z.int(), created: z.int(), updated: z.int(), unchanged: z.int(), sold: z.int() },
        ...{ mended: z.int(), skipped: z.int() },
      }),
    ),
    refusals: z
      .array(z.object({ file: text, at: moment, reason: text }))
      .check(z.describe('Feeds of which nothing was taken.')),
    issues: z
      .optional(
        z.array(
          z.object({
            ...{ row: z.int(), column: text, value: text, reason: text },
            kind: z.enum(['skipped', 'mended', 'noted']),
          }),
        ),
      )
      .check(z.describe('Of the requested import, those that cost a row first; 300 at most.')),
    feed: z
      .optional(
        z.object({
          source: z.string().check(z.describe('Host and path of its file, or its folder.')),
          every_minutes: z.int(),
          checked_at: z.optional(moment),
          came_at: z.optional(moment).check(z.describe('When a new version of it was imported last.')),
          next_at: z.optional(moment),
          outcome: z.optional(z.enum(['imported', 'unchanged', 'failed'])),
          detail: z.optional(text).check(z.describe('Why it failed.')),
          old_hours: z.optional(z.int()).check(z.describe('Its age, where that is more than the dealer bears.')),
        }),
      )
      .check(z.describe('The feed that the site looks for as often as its configuration says.')),
    warnings: deskWarnings,
  }),
  refusals: READS,
});
export type DeskImportsAnswer = CallAnswer<typeof readDeskImports>;

/** What was done at the desk, the newest first. */
export const readDeskAudit = defineCall({
  method: 'GET',
  path: '/api/desk/audit',
  summary: 'What was done at the desk, the newest first',
  tags,
  query: z.object({
    cursor: z
      ._default(filterText(20), '')
      .check(z.refine((value) => /^\d{0,15}$/.test(value), 'must be `next` of an earlier answer')),
  }),
  answer: z.object({ entries: z.array(deskAuditEntry), next: z.optional(text) }),
  refusals: READS,
});
export type DeskAuditAnswer = CallAnswer<typeof readDeskAudit>;
