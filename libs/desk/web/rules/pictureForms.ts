import type { FormField, FormValues } from '@forecourt/action-form';
import { PICTURE_ALT, type DeskSiteAnswer, type DeskSiteChange } from '@forecourt/desk/domain';
import { cleanText } from '@forecourt/enquiry';
import type { DeskSay } from './words.js';

/** A picture that can be chosen, and what it is known by. */
export interface PictureChoice {
  readonly path: string;
  /** Name of an offer that has it. */
  readonly of?: string | undefined;
}

type FrontPicture = NonNullable<DeskSiteAnswer['front_pictures']>[number];

const HERO = 'hero';

/** The name of a picture's file. */
export const pictureName = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Pictures that a person can choose from: those of offers, then those that were sent. */
export const choicesOf = ({ offers, pictures = [] }: DeskSiteAnswer): readonly PictureChoice[] =>
  offers?.pictures ?? pictures;

/** The pictures of a select. */
export const pictureOptions = (choices: readonly PictureChoice[], say: DeskSay) =>
  choices.map(({ path, of }) => ({
    value: path,
    label: of === undefined ? pictureName(path) : say('website.pictureOf', { offer: of }),
  }));

/** Field for what a picture shows. */
export const altField = (say: DeskSay): FormField => ({
  ...{ name: 'image_alt', label: say('website.pictureAlt'), hint: say('website.pictureAltHint') },
  maxLength: PICTURE_ALT.max,
});

/** Fields of a picture of the front page: what the hero's shows is never said. */
export function frontPictureFields(
  say: DeskSay,
  spot: string,
  { image, choices }: { readonly image?: string | undefined; readonly choices: readonly PictureChoice[] },
): readonly FormField[] {
  const own = image === undefined || choices.some(({ path }) => path === image) ? [] : [image];
  const present = own.map((value) => ({ value, label: say('website.picturePresent') }));
  const none = spot === HERO ? [{ value: '', label: say('website.noPicture') }] : [];
  return [
    {
      ...{ name: 'image', label: say('website.picture'), kind: 'select', isPlain: true, maxLength: 500 },
      options: [...none, ...present, ...pictureOptions(choices, say)],
    },
    ...(spot === HERO ? [] : [altField(say)]),
  ];
}

export const frontPictureValues = ({ image = '', image_alt: alt = '' }: FrontPicture): FormValues => ({
  image,
  image_alt: alt,
});

/** The change that a form of a picture of the front page says. */
export function typedFrontPicture(values: FormValues, spot: string): DeskSiteChange {
  const alt = cleanText(PICTURE_ALT, values['image_alt'] ?? '');
  return { kind: 'front-picture', spot, image: values['image'] ?? '', ...(alt === '' ? {} : { image_alt: alt }) };
}
