import { contrastRatio, type ThemeSection } from '@forecourt/site-config';

/** Colours of a brochure. Paper is white: text colours are those of the theme where they can be read on it. */
export interface Palette {
  readonly band: string;
  readonly bandInk: string;
  readonly accent: string;
  readonly heading: string;
  readonly ink: string;
  readonly muted: string;
  readonly panel: string;
  readonly line: string;
}

const PAPER = '#ffffff';
const NEEDED = 4.5;
const COLOUR = /^#[0-9a-f]{6}$/i;

/** Colours of a dealer's theme for paper, each checked against its background (WCAG 2.2 AA). */
export function paletteOf(theme: Partial<ThemeSection>): Palette {
  const band = colour(theme.brand, '#1b1f24');
  const panel = lightEnough(colour(theme.surfaceSunken, '#eef0f2'));
  return {
    band,
    bandInk: readable([theme.brandInk, PAPER, '#000000'], [band]),
    accent: readable([theme.accent, theme.brand, theme.ink, '#111111'], [PAPER]),
    heading: readable([theme.brand, theme.link, theme.ink, '#111111'], [PAPER]),
    ink: readable([theme.ink, '#111111'], [PAPER, panel]),
    muted: readable([theme.inkMuted, theme.ink, '#444444'], [PAPER, panel]),
    panel,
    line: colour(theme.line, '#d5d9de'),
  };
}

/** The first colour that can be read on all of the surfaces; the last one when none can. */
function readable(inks: readonly (string | undefined)[], surfaces: readonly string[]): string {
  const known = inks.filter((ink): ink is string => ink !== undefined && COLOUR.test(ink));
  const fits = known.find((ink) => surfaces.every((surface) => contrastRatio(ink, surface) >= NEEDED));
  return fits ?? known.at(-1) ?? '#000000';
}

const colour = (value: string | undefined, fallback: string): string =>
  value !== undefined && COLOUR.test(value) ? value : fallback;

/** A dark theme's panels would cost ink and hide text. */
const lightEnough = (panel: string): string => (contrastRatio(panel, '#111111') >= 12 ? panel : '#f1f2f4');
