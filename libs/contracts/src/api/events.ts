import * as z from 'zod/mini';
import { optionalText, requiredText } from '@forecourt/enquiry/schema';

/**
 * Body of `POST /api/phone-reveals`: a shopper requested a number of the dealer (VDP-18). Nothing about the shopper.
 */
export const phoneRevealBody = z.object({
  car_id: z.optional(requiredText(80)).check(z.describe('Id of a vehicle of this site whose number is requested.')),
  location: z.optional(requiredText(80)).check(z.describe('Slug of a place of this site whose number is requested.')),
  dealership_id: optionalText(80),
  website_id: requiredText(80).check(z.describe('Id of this site; its own number where neither is named.')),
});
export type PhoneRevealBody = z.infer<typeof phoneRevealBody>;

/** Answer of `POST /api/phone-reveals`. */
export const phoneRevealAnswer = z.object({
  stored: z.literal(true),
  phone: z.optional(z.string()).check(z.describe('The number in full; absent where there is none.')),
});
export type PhoneRevealAnswer = z.infer<typeof phoneRevealAnswer>;

/** Event numbers of A7 that a browser may report. Events of leads are missing: the service counts those itself. */
export const BROWSER_EVENTS = [4, 25, 26, 39, 49, 60, 61] as const;
export type BrowserEventId = (typeof BROWSER_EVENTS)[number];
/** Events that one call may carry. */
export const MOST_EVENTS = 20;

const eventId = z.int(`must be one of ${BROWSER_EVENTS.join(', ')}`).check(
  z.refine(
    (id) => (BROWSER_EVENTS as readonly number[]).includes(id),
    `must be one of ${BROWSER_EVENTS.join(', ')}: leads are counted by the service itself`,
  ),
  z.describe('Number of A7.'),
);

/** Body of `POST /api/events`: what a shopper did, without anything about the shopper. */
export const eventsBody = z.object({
  events: z
    .array(
      z.object({
        id: eventId,
        key: z
          .guid({ error: ({ input }) => (input === undefined ? 'is required' : 'must be a UUID') })
          .check(z.describe('Events with the same key are counted once.')),
        vehicle_id: optionalText(80).check(z.describe('Id of a vehicle of this site; another is left out.')),
        label: z
          .optional(z.enum(['New Car', 'Used Car'], 'must be "New Car" or "Used Car"'))
          .check(z.describe('Of a phone call: the condition of the vehicle it was about.')),
      }),
    )
    .check(z.minLength(1, 'must hold an event'), z.maxLength(MOST_EVENTS, `must hold ${MOST_EVENTS} at most`)),
});
export type EventsBody = z.infer<typeof eventsBody>;

/** Answer of `POST /api/events`. */
export const eventsAnswer = z.object({
  stored: z.int().check(z.describe('Number of events counted; repeats are not.')),
});
export type EventsAnswer = z.infer<typeof eventsAnswer>;
