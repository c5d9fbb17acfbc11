import { contrastRatio, themeConfig, type ThemeSection } from '@forecourt/site-config';

type Rgb = readonly [number, number, number];

const hexOf = (channels: Rgb): string =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;
const channelsOf = (colour: string): Rgb =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)) as never;

/** A colour as far darker as the share says; 1 is black. */
const darker = (colour: string, share: number): string =>
  hexOf(channelsOf(colour).map((channel) => channel * (1 - share)) as never);

/** Steps in which a colour is darkened: small enough that no step is seen. */
const STEP = 0.02;

/** The colour, or the lightest darker one that has the contrast to each of the others. */
function legibleOn(colour: string, others: readonly string[], needed: number): string {
  for (let share = 0; share < 1; share += STEP) {
    const found = darker(colour, share);
    if (others.every((other) => contrastRatio(found, other) >= needed)) return found;
  }
  return '#000000';
}

const WHITE = '#ffffff';
const BLACK = '#000000';
/** Of black and white, one always has 4.5 to a colour. */
const inkOn = (colour: string): string => (contrastRatio(WHITE, colour) >= 4.5 ? WHITE : BLACK);

/** A colour as people write it, `#0a5c8a`, `#ABC` or without the sign. Throws for what is none. */
export function colourOf(text: string): string {
  const digits = /^#?([0-9a-f]{6}|[0-9a-f]{3})$/i.exec(text.trim())?.[1]?.toLowerCase();
  if (digits === undefined) throw new Error(`--colour must be a colour such as #0a5c8a, not "${text}".`);
  return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`;
}

/**
 * A theme's colours from the one colour of a dealer. Buttons have it as it is; where text or an edge rests on it, it is
 * darkened until it has the contrast that WCAG 2.2 AA asks for.
 */
export function coloursOf(colour: string): Partial<ThemeSection> {
  const { surface = WHITE, surfaceRaised = WHITE, surfaceSunken = WHITE, headerSurface = WHITE } = themeConfig.defaults;
  const surfaces = [surface, surfaceRaised, surfaceSunken];
  const brand = legibleOn(colour, surfaces, 3);
  const link = legibleOn(colour, [...surfaces, headerSurface], 4.5);
  const heroInk = WHITE;
  const heroTo = legibleOn(colour, [heroInk], 4.5);
  const footerSurface = darker(link, 0.7);
  return {
    ...{ brand, brandInk: inkOn(brand), accent: colour, accentInk: inkOn(colour), link, focus: link },
    ...{ heroSurface: darker(heroTo, 0.3), heroTo, heroInk },
    ...{ footerSurface, footerInk: '#f2f4f6' },
  };
}
