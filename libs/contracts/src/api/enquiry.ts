import { z } from 'zod';

const text = (max: number) => z.string().trim().max(max, `can have at most ${max} characters`);
const optional = (max: number) => text(max).optional();

/** Body of `POST /api/enquiries` (B3 lead payload). Unknown fields are kept apart, never trusted. */
export const enquiryBody = z.object({
  /** Made by the sender; the same key with the same words is one lead, however often it arrives. */
  idempotency_key: z.guid('must be a UUID'),
  category: text(60).min(1),
  subcategory: optional(80),
  name: text(80).min(1, 'must not be empty'),
  last_name: optional(80),
  email: text(254).regex(
    /^[^\s@<>()[\],;:"\\]+@[^\s@.]+(\.[^\s@.]+)+$/,
    'must be an email address such as name@example.com',
  ),
  phone: text(20)
    .regex(/^[+()\d\s.-]*$/, 'must be a phone number, for example 0412 345 678')
    .optional(),
  /** Text: Darwin is 0800. */
  postcode: z
    .string()
    .regex(/^\d{4}$/, 'must be four digits')
    .optional(),
  message: optional(4000),
  rego: optional(10),
  location: optional(80),
  dealership_slug: optional(80),
  vehicle_slug: optional(300),
  /** Never implied: true only for a tick of the sender's own. */
  opt_in: z.boolean(),
  opt_in_text: optional(500),
  opt_in_version: optional(40),
  terms_conditions: z.boolean().optional(),
  additional_services: z.array(text(80)).max(30).optional(),
  url: text(2000),
  source: text(40).default('Website'),
  user_agent: optional(400),
  lead_attributes: z
    .object({
      visited_pages: z.array(text(500)).max(50).default([]),
      linked_query_params: z.record(text(60), text(300)).default({}),
    })
    .default({ visited_pages: [], linked_query_params: {} }),
});
export type EnquiryBody = z.infer<typeof enquiryBody>;

/** Answer of `POST /api/enquiries`. */
export const enquiryAnswer = z.object({ lead_id: z.string(), event_id: z.number(), category: z.string() });
export type EnquiryAnswer = z.infer<typeof enquiryAnswer>;
