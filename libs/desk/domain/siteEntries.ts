import * as z from 'zod/mini';
import { ENQUIRY_FIELDS } from '@forecourt/enquiry';
import { fieldText } from '@forecourt/enquiry/schema';
import { isDay, text } from './deskFields.js';
import { PICTURE_ALT } from './sitePictures.js';
import { fault } from './words/worded.js';

/** People of a place at most, at the desk. */
export const MOST_PEOPLE = 100;

/** What is typed of an offer. */
export const OFFER_TEXTS = {
  name: { kind: 'line', max: 80, isRequired: true },
  category: { kind: 'line', max: 60 },
  description: { kind: 'text', max: 4000, isRequired: true },
  image_alt: PICTURE_ALT,
  disclaimer: { kind: 'text', max: 4000, isRequired: true },
} as const;

/** What is typed of a person of a place. */
export const PERSON_TEXTS = {
  name: { kind: 'line', max: 80, isRequired: true },
  role: { kind: 'line', max: 80, isRequired: true },
  phone: ENQUIRY_FIELDS.phone,
  email: { kind: ENQUIRY_FIELDS.email.kind, max: ENQUIRY_FIELDS.email.max, takes: ENQUIRY_FIELDS.email.takes },
} as const;

const day = z.string().check(z.refine(isDay, fault('fault.day')));

/** An offer ends on the day on which it begins, or later. */
export const endsAfterStart = ({
  starts = '',
  expires = '',
}: {
  readonly starts?: string | undefined;
  readonly expires?: string | undefined;
}): boolean => starts === '' || expires === '' || starts <= expires;

const offer = z
  .object({
    name: fieldText(OFFER_TEXTS.name),
    category: z.optional(fieldText(OFFER_TEXTS.category)),
    image: z.optional(text).check(z.describe('One of the pictures that were read; none when left out.')),
    image_alt: z
      .optional(fieldText(PICTURE_ALT))
      .check(z.describe('What it shows; what the offer says that has it, when left out.')),
    description: fieldText(OFFER_TEXTS.description),
    disclaimer: fieldText(OFFER_TEXTS.disclaimer),
    starts: z.optional(day),
    expires: z.optional(day),
  })
  .check(z.refine(endsAfterStart, { error: fault('fault.offerDays').error, path: ['expires'] }));
export type DeskOffer = z.infer<typeof offer>;

const person = z.object({
  name: fieldText(PERSON_TEXTS.name),
  role: fieldText(PERSON_TEXTS.role),
  phone: z.optional(fieldText(PERSON_TEXTS.phone)),
  email: z.optional(fieldText(PERSON_TEXTS.email)),
});
export type DeskPlacePerson = z.infer<typeof person>;

const readOffer = z.object({
  ...{ id: text, name: text, is_shown: z.boolean(), description: text, disclaimer: text },
  category: z.optional(text),
  image: z.optional(text),
  image_alt: z.optional(text),
  starts: z.optional(text),
  expires: z.optional(text),
});

/** The offers as they run; absent where the site has none of its own. */
export const siteOffers = z.object({
  items: z.array(readOffer),
  pictures: z
    .array(z.object({ path: text, of: z.optional(text).check(z.describe('Name of an offer that has it.')) }))
    .check(z.describe('Those that an offer can have.')),
});

/** The people of a place as they run. */
export const sitePeople = z.array(
  z.object({ name: text, role: text, phone: z.optional(text), email: z.optional(text) }),
);

export const offerChange = z.object({
  kind: z.literal('offer'),
  id: text.check(z.describe('Id of the offer; empty for a new one, which comes after the others.')),
  offer: z.nullable(offer).check(z.describe('Null takes it away.')),
});
export const personChange = z.object({
  kind: z.literal('person'),
  place: text,
  index: z
    .int()
    .check(z.minimum(0), z.maximum(MOST_PEOPLE - 1), z.describe('Place in the list that runs; its length adds one.')),
  person: z.nullable(person).check(z.describe('Null takes the person away.')),
});
