import { z } from 'zod';
import { contrastProblems, type ColourPair } from '../contrast.js';
import { FONT_RULE, isKnownFont } from '../fonts/shippedFont.js';
import { defineSection } from '../section.js';
import { fontStack } from './safeText.js';
import { themeSection } from './refs.js';

const colour = (meaning: string) =>
  z
    .string()
    .regex(/^#[0-9a-f]{6}$/, 'must be a colour such as "#0a5c8a", lower case')
    .describe(meaning);

const colours = {
  brand: colour('The dealer’s own colour: tags, bands, second buttons.'),
  brandInk: colour('Text on `brand`.'),
  accent: colour('The one colour that calls to act: main buttons.'),
  accentInk: colour('Text on `accent`.'),
  surface: colour('Background of the page.'),
  surfaceRaised: colour('Background of cards, fields and menus.'),
  surfaceSunken: colour('Background of quiet bands and of hovered rows.'),
  ink: colour('Text.'),
  inkMuted: colour('Secondary text and edges of fields.'),
  line: colour('Dividers. Decorative: nothing depends on seeing it.'),
  link: colour('Links in text.'),
  positive: colour('Savings and success, as text.'),
  warning: colour('Warnings, as text.'),
  danger: colour('Errors and SOLD, as text.'),
  focus: colour('Focus ring on the page’s surfaces and in the header.'),
  headerSurface: colour('Background of the header.'),
  headerInk: colour('Text of the header.'),
  footerSurface: colour('Background of the footer.'),
  footerInk: colour('Text of the footer.'),
  heroSurface: colour('Where the hero’s background starts.'),
  heroTo: colour('Where the hero’s background ends; the same as heroSurface for a plain one.'),
  heroInk: colour('Text of the hero, legible on both ends.'),
};
export type ColourName = keyof typeof colours;
export const COLOUR_NAMES = Object.keys(colours) as readonly ColourName[];

/** Text 4.5, focus rings 3 (WCAG 2.2 AA, 1.4.3 and 1.4.11). */
const onSurfaces = (text: ColourName, needed = 4.5): ColourPair<ColourName>[] =>
  (['surface', 'surfaceRaised', 'surfaceSunken'] as const).map((surface) => [text, surface, needed]);

/** Pairs of text and surface that the kit uses, with the contrast that they need. */
export const COLOUR_PAIRS: readonly ColourPair<ColourName>[] = [
  ...onSurfaces('ink'),
  ...onSurfaces('inkMuted'),
  ...onSurfaces('link'),
  ...onSurfaces('positive'),
  ...onSurfaces('warning'),
  ...onSurfaces('danger'),
  ...onSurfaces('focus', 3),
  // what is chosen shows by its ground: pages, days, filters
  ...onSurfaces('brand', 3),
  ['focus', 'headerSurface', 3],
  ['brandInk', 'brand', 4.5],
  ['accentInk', 'accent', 4.5],
  ['headerInk', 'headerSurface', 4.5],
  ['footerInk', 'footerSurface', 4.5],
  ['heroInk', 'heroSurface', 4.5],
  ['heroInk', 'heroTo', 4.5],
];

const siteFont = fontStack.refine(isKnownFont, FONT_RULE);
const FONTS = 'the stack begins with a font that the site sends itself, or with system-ui for the visitor’s own.';

export const themeSchema = z
  .strictObject({
    ...colours,
    dark: z
      .strictObject(colours)
      .partial()
      .optional()
      .describe(
        'Colours for visitors whose device asks for dark pages, by the names above; what is left out ' +
          'stays as it is. Left out as a whole: pages are light for everybody.',
      ),
    fontDisplay: siteFont.describe(`Font of headings, and what follows it where it has no letter: ${FONTS}`),
    fontBody: siteFont.describe(`Font of text, and what follows it where it has no letter: ${FONTS}`),
    headingWeight: z.int().min(400).max(900).describe('Weight of headings.'),
    headingTracking: z.number().min(-0.05).max(0.1).describe('Letter spacing of headings, em.'),
    headingCase: z.enum(['none', 'uppercase']).describe('Capitals in headings.'),
    radius: z.int().min(0).max(32).describe('Corner radius of cards and fields, pixels.'),
    buttonRadius: z.int().min(0).max(999).describe('Corner radius of buttons, pixels; 999 makes them round.'),
    density: z.enum(['compact', 'regular', 'airy']).describe('Breathing space: factor on the spaces.'),
    elevation: z.enum(['flat', 'soft', 'lifted']).describe('Depth of cards.'),
    headingScale: z.enum(['quiet', 'regular', 'large']).describe('Sizes of headings relative to the text.'),
    headingMark: z
      .enum(['none', 'bar', 'rule', 'underline'])
      .describe(
        'What sets off headings of the front page’s sections: nothing, a bar before them, a line below ' +
          'them over the whole width, or a short thick one.',
      ),
    labelCase: z.enum(['none', 'uppercase']).describe('Capitals on buttons and tags.'),
    tagShape: z.enum(['chip', 'flag']).describe('Tags of cards: chips within the picture, or flags at its edge.'),
    cardStyle: z
      .enum(['lined', 'framed', 'edged', 'open'])
      .describe(
        'Cards of vehicles: with a fine line around, a strong one, an edge of the accent colour on top, ' +
          'or no line at all.',
      ),
    pictureShape: z.enum(['classic', 'wide']).describe('Pictures of cards: 3 to 2, or 16 to 9.'),
    headerEdge: z
      .enum(['line', 'accent', 'shadow', 'none'])
      .describe('Foot of the header: a fine line, a band of the accent colour, a shadow, or nothing.'),
  })
  .superRefine(
    (theme, context) => {
      for (const { text, message } of contrastProblems(theme, COLOUR_PAIRS))
        context.addIssue({ code: 'custom', path: [text], message });
      if (theme.dark === undefined) return;
      for (const { text, message } of contrastProblems(darkTheme(theme), COLOUR_PAIRS))
        context.addIssue({ code: 'custom', path: ['dark', text], message });
    },
    // with every other problem, not after them: all of them belong in one message
    { when: () => true },
  );

export type ThemeSection = z.infer<typeof themeSchema>;

/** A theme as dark pages have it: the dark palette over the light one. */
export const darkTheme = ({ dark, ...light }: ThemeSection): ThemeSection => ({ ...light, ...dark });

const SYSTEM_SANS = 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';

export const themeConfig = defineSection(themeSection, {
  schema: themeSchema,
  defaults: {
    brand: '#12355b',
    brandInk: '#ffffff',
    accent: '#b4400f',
    accentInk: '#ffffff',
    surface: '#f7f8fa',
    surfaceRaised: '#ffffff',
    surfaceSunken: '#eceff3',
    ink: '#16202c',
    inkMuted: '#4b5a6b',
    line: '#d5dbe3',
    link: '#12508a',
    positive: '#1a6b3c',
    warning: '#8a5200',
    danger: '#b3261e',
    focus: '#1464d2',
    headerSurface: '#ffffff',
    headerInk: '#16202c',
    footerSurface: '#0e1b2a',
    footerInk: '#e8edf3',
    heroSurface: '#12355b',
    heroTo: '#1b4d7f',
    heroInk: '#ffffff',
    fontDisplay: SYSTEM_SANS,
    fontBody: SYSTEM_SANS,
    headingWeight: 700,
    headingTracking: -0.015,
    headingCase: 'none',
    radius: 10,
    buttonRadius: 8,
    density: 'regular',
    elevation: 'soft',
    headingScale: 'regular',
    headingMark: 'none',
    labelCase: 'none',
    tagShape: 'chip',
    cardStyle: 'lined',
    pictureShape: 'classic',
    headerEdge: 'line',
  },
});
