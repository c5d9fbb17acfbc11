import type { FormFaults, FormField, FormValues } from '@forecourt/action-form';
import {
  endsAfterStart,
  isDay,
  OFFER_TEXTS,
  PERSON_TEXTS,
  type DeskOffer,
  type DeskPlacePerson,
  type DeskSiteAnswer,
} from '@forecourt/desk/domain';
import { cleanText, faultText, type EnquirySay, type TextField } from '@forecourt/enquiry';
import { altField, pictureOptions, type PictureChoice } from './pictureForms.js';
import type { DeskKey, DeskSay } from './words.js';

type Offers = NonNullable<DeskSiteAnswer['offers']>;
type Texts = Readonly<Record<string, TextField>>;

const value = (values: FormValues, name: string): string => (Object.hasOwn(values, name) ? (values[name] ?? '') : '');
const isRemoved = (values: FormValues): boolean => value(values, 'remove') === 'on';

/** Texts of a form as they are sent; empty ones are left out. */
const typedTexts = (values: FormValues, table: Texts): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(table).flatMap(([name, field]) => {
      const text = cleanText(field, value(values, name));
      return text === '' ? [] : [[name, text] as const];
    }),
  );

const textFaults = (values: FormValues, table: Texts, sayField: EnquirySay): FormFaults =>
  Object.fromEntries(
    Object.entries(table).flatMap(([name, field]) => {
      const fault = faultText(field, cleanText(field, value(values, name)))?.(sayField.site);
      return fault === undefined ? [] : [[name, fault] as const];
    }),
  );

const remove = (say: DeskSay, words: DeskKey): FormField => ({
  ...{ name: 'remove', label: say(words), kind: 'tick', isPlain: true },
});

/** Fields of an offer. A new one cannot be taken away. */
export const offerFields = (say: DeskSay, pictures: readonly PictureChoice[], isNew: boolean): readonly FormField[] => [
  { name: 'name', label: say('website.offerName'), maxLength: OFFER_TEXTS.name.max, isRequired: true },
  {
    ...{ name: 'category', label: say('website.offerKind'), maxLength: OFFER_TEXTS.category.max, isHalf: true },
    hint: say('website.offerKindHint'),
  },
  {
    ...{ name: 'image', label: say('website.picture'), kind: 'select', isPlain: true, isHalf: true, maxLength: 500 },
    hint: say('website.pictureHint'),
    options: [{ value: '', label: say('website.noPicture') }, ...pictureOptions(pictures, say)],
  },
  altField(say),
  {
    ...{ name: 'description', label: say('website.offerText'), kind: 'area', rows: 5, isRequired: true },
    maxLength: OFFER_TEXTS.description.max,
  },
  {
    ...{ name: 'disclaimer', label: say('website.terms'), kind: 'area', rows: 4, isRequired: true },
    ...{ maxLength: OFFER_TEXTS.disclaimer.max, hint: say('website.termsHint') },
  },
  { name: 'starts', label: say('website.firstDay'), kind: 'date', isHalf: true, maxLength: 10 },
  { name: 'expires', label: say('website.lastDay'), kind: 'date', isHalf: true, maxLength: 10 },
  ...(isNew ? [] : [remove(say, 'website.removeOffer')]),
];

const dayWords = (day: string, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(Date.parse(`${day}T00:00Z`));

type OfferDays = Pick<Offers['items'][number], 'starts' | 'expires'>;

/** From when to when an offer is shown, in words; undefined for one without days. */
export function offerDays({ starts, expires }: OfferDays, say: DeskSay): string | undefined {
  const [from, to] = [starts, expires].map((day) => (day === undefined ? '' : dayWords(day, say.language)));
  if (from && to) return say('website.days', { from, to });
  if (from) return say('website.from', { from });
  return to ? say('website.until', { to }) : undefined;
}

/** What the heading of an offer says of it besides its name. */
export const offerNote = (offer: OfferDays & { readonly is_shown: boolean }, say: DeskSay): string =>
  [offer.is_shown ? undefined : say('website.hidden'), offerDays(offer, say)].filter(Boolean).join(' · ');

export const offerValues = (offer: Offers['items'][number] | undefined): FormValues => ({
  name: offer?.name ?? '',
  category: offer?.category ?? '',
  image: offer?.image ?? '',
  image_alt: offer?.image_alt ?? '',
  description: offer?.description ?? '',
  disclaimer: offer?.disclaimer ?? '',
  starts: offer?.starts ?? '',
  expires: offer?.expires ?? '',
  remove: '',
});

/** What is wrong with an offer, by field; nothing where it is to be taken away. */
export function offerFaults(values: FormValues, say: DeskSay, sayField: EnquirySay): FormFaults {
  if (isRemoved(values)) return {};
  const [starts, expires] = [value(values, 'starts'), value(values, 'expires')];
  const days = { starts, expires };
  const wrong = Object.entries(days).flatMap(([name, text]) =>
    text === '' || isDay(text) ? [] : [[name, say('website.fault.day')] as const],
  );
  return {
    ...textFaults(values, OFFER_TEXTS, sayField),
    ...Object.fromEntries(wrong),
    ...(wrong.length > 0 || endsAfterStart(days) ? {} : { expires: say('website.fault.lastDay') }),
  };
}

/** The offer that a form without faults says; null where it is to be taken away. */
export function typedOffer(values: FormValues): DeskOffer | null {
  if (isRemoved(values)) return null;
  const { name = '', description = '', disclaimer = '', ...texts } = typedTexts(values, OFFER_TEXTS);
  const others = ['image', 'starts', 'expires'].flatMap((key) => {
    const text = value(values, key);
    return text === '' ? [] : [[key, text] as const];
  });
  return { name, description, disclaimer, ...texts, ...Object.fromEntries(others) };
}

/** Fields of a person of a place. A new one cannot be taken away. */
export const personFields = (say: DeskSay, isNew: boolean): readonly FormField[] => [
  { name: 'name', label: say('website.personName'), maxLength: 80, isRequired: true, isHalf: true },
  { name: 'role', label: say('website.personRole'), maxLength: 80, isRequired: true, isHalf: true },
  {
    ...{ name: 'phone', label: say('website.personPhone'), kind: 'tel', isHalf: true },
    maxLength: PERSON_TEXTS.phone.max,
  },
  {
    ...{ name: 'email', label: say('website.personEmail'), kind: 'email', isHalf: true },
    maxLength: PERSON_TEXTS.email.max,
  },
  ...(isNew ? [] : [remove(say, 'website.removePerson')]),
];

export const personValues = (person: DeskPlacePerson | undefined): FormValues => ({
  name: person?.name ?? '',
  role: person?.role ?? '',
  phone: person?.phone ?? '',
  email: person?.email ?? '',
  remove: '',
});

/** What is wrong with a person, by field; nothing where the person is to be taken away. */
export const personFaults = (values: FormValues, sayField: EnquirySay): FormFaults =>
  isRemoved(values) ? {} : textFaults(values, PERSON_TEXTS, sayField);

/** The person that a form without faults says; null where the person is to be taken away. */
export function typedPerson(values: FormValues): DeskPlacePerson | null {
  if (isRemoved(values)) return null;
  const { name = '', role = '', ...texts } = typedTexts(values, PERSON_TEXTS);
  return { name, role, ...texts };
}
