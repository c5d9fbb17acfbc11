import * as z from 'zod/mini';
import { fieldText } from '@forecourt/enquiry/schema';
import { text } from './deskFields.js';

/** Pictures that the people of a site have sent, at most. */
export const MOST_PICTURES = 60;
/** Pictures of one form at most. */
export const MOST_PICTURES_AT_ONCE = 10;

/** What a picture shows, for those who do not see it. */
export const PICTURE_ALT = { kind: 'line', max: 160 } as const;

/** Pictures that the site's people have sent. */
export const sitePictures = z.array(
  z.object({
    path: text,
    is_used: z.boolean().check(z.describe('The website names it: it cannot be taken away.')),
  }),
);

/** Pictures of the front page, each by the spot in which it is. */
export const frontPictures = z.array(
  z.object({
    spot: text.check(z.describe('`hero`, or `slide:` and the id of a promotion.')),
    title: z.optional(text).check(z.describe('Of the promotion.')),
    image: z.optional(text),
    image_alt: z.optional(text).check(z.describe('Absent where the picture only adorns.')),
  }),
);

export const pictureChange = z.object({
  kind: z.literal('picture'),
  path: text.check(z.describe('One that was read and is not used; it is taken away.')),
});
export const frontPictureChange = z.object({
  kind: z.literal('front-picture'),
  spot: text.check(z.describe('One that was read.')),
  image: text.check(z.describe('One of the pictures that were read; empty for none, which the hero alone can have.')),
  image_alt: z.optional(fieldText(PICTURE_ALT)),
});
