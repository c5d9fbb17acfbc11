import * as z from 'zod/mini';
import { text } from './deskFields.js';

/** Entries of a list that is arranged at the desk, at most. */
const MOST_ENTRIES = 200;

const index = z.int().check(z.minimum(0), z.maximum(MOST_ENTRIES - 1));

/** The menu as it runs. */
export const siteMenu = z.object({
  is_standard: z.boolean().check(z.describe('The site has no menu of its own; one that is published becomes its own.')),
  entries: z.array(
    z.object({
      label: text,
      is_shown: z.boolean(),
      items: z.array(text).check(z.describe('Names of what its dropdown holds.')),
    }),
  ),
});

/** The sections of the front page as it runs. */
export const siteFrontPage = z.array(z.object({ id: text, is_shown: z.boolean() }));

const shown = { is_shown: z.boolean() };
export const menuChange = z.object({
  kind: z.literal('menu'),
  entries: z
    .array(z.object({ index, ...shown }))
    .check(z.maxLength(MOST_ENTRIES), z.describe('Each entry once, by its place in the menu that runs.')),
});
export const menuItemsChange = z.object({
  kind: z.literal('menu-items'),
  entry: index.check(z.describe('The entry whose dropdown it is, by its place in the menu that runs.')),
  order: z
    .array(index)
    .check(z.maxLength(MOST_ENTRIES), z.describe('Each link of the dropdown once, by its place in the one that runs.')),
});
export const frontPageChange = z.object({
  kind: z.literal('front-page'),
  sections: z
    .array(z.object({ id: text, ...shown }))
    .check(z.maxLength(MOST_ENTRIES), z.describe('Each section that was read, once.')),
});
export const offersChange = z.object({
  kind: z.literal('offers'),
  order: z
    .array(z.object({ id: text, ...shown }))
    .check(z.maxLength(MOST_ENTRIES), z.describe('Each offer once, by its id.')),
});
export const peopleChange = z.object({
  kind: z.literal('people'),
  place: text,
  order: z
    .array(index)
    .check(z.maxLength(MOST_ENTRIES), z.describe('Each person once, by the place in the list that runs.')),
});
