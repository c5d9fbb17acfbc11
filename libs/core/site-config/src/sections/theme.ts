import { z } from 'zod';
import { contrastRatio } from '../contrast.js';
import { defineSection } from '../section.js';

const colour = z.string().regex(/^#[0-9a-f]{6}$/, 'must be a colour such as "#0a5c8a", lower case');

const COLOURS = [
  'brand',
  'brandInk',
  'accent',
  'accentInk',
  'surface',
  'surfaceRaised',
  'surfaceSunken',
  'ink',
  'inkMuted',
  'line',
  'link',
  'positive',
  'warning',
  'danger',
  'focus',
  'headerSurface',
  'headerInk',
  'footerSurface',
  'footerInk',
  'heroSurface',
  'heroInk',
] as const;
export type ColourName = (typeof COLOURS)[number];

const shape = Object.fromEntries(COLOURS.map((name) => [name, colour])) as Record<ColourName, typeof colour>;

/** Pairs of text and surface that the kit uses, with the contrast that WCAG 2.2 AA asks for. */
const PAIRS: readonly (readonly [ColourName, ColourName, number])[] = [
  ['ink', 'surface', 4.5],
  ['ink', 'surfaceRaised', 4.5],
  ['ink', 'surfaceSunken', 4.5],
  ['inkMuted', 'surface', 4.5],
  ['inkMuted', 'surfaceRaised', 4.5],
  ['inkMuted', 'surfaceSunken', 4.5],
  ['brandInk', 'brand', 4.5],
  ['accentInk', 'accent', 4.5],
  ['link', 'surface', 4.5],
  ['link', 'surfaceRaised', 4.5],
  ['link', 'surfaceSunken', 4.5],
  ['positive', 'surfaceRaised', 4.5],
  ['warning', 'surfaceRaised', 4.5],
  ['danger', 'surfaceRaised', 4.5],
  ['danger', 'surface', 4.5],
  ['headerInk', 'headerSurface', 4.5],
  ['footerInk', 'footerSurface', 4.5],
  ['heroInk', 'heroSurface', 4.5],
  ['focus', 'surface', 3],
  ['focus', 'surfaceRaised', 3],
];

export const themeSchema = z
  .strictObject({
    ...shape,
    /** Font stacks of the visitor’s own machine; nothing is fetched. */
    fontDisplay: z.string().min(1),
    fontBody: z.string().min(1),
    headingWeight: z.int().min(400).max(900),
    /** Letter spacing of headings, em. */
    headingTracking: z.number().min(-0.05).max(0.1),
    headingCase: z.enum(['none', 'uppercase']),
    /** Corner radius of cards and fields, pixels. */
    radius: z.int().min(0).max(32),
    /** Corner radius of buttons, pixels; 999 makes them round. */
    buttonRadius: z.int().min(0).max(999),
    /** Breathing space: factor on the larger steps of the spacing scale. */
    density: z.enum(['compact', 'regular', 'airy']),
    /** Depth of cards. */
    elevation: z.enum(['flat', 'soft', 'lifted']),
  })
  .superRefine((theme, context) => {
    for (const [text, surface, needed] of PAIRS) {
      const ratio = contrastRatio(theme[text], theme[surface]);
      if (ratio < needed) {
        context.addIssue({
          code: 'custom',
          path: [text],
          message: `contrast of ${theme[text]} on ${surface} ${theme[surface]} is ${ratio.toFixed(2)}; WCAG AA asks for ${needed} or more`,
        });
      }
    }
  });

export type ThemeSection = z.infer<typeof themeSchema>;

const SYSTEM_SANS = 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';

export const themeSection = defineSection({
  id: 'theme',
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
  },
});
