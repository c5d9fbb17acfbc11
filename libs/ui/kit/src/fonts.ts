import {
  FONT_RANGES,
  sectionOf,
  shippedFont,
  themeSection,
  type ConfigValues,
  type FontFile,
  type ShippedFont,
  type ThemeSection,
} from '@forecourt/site-config';

type Stacks = Pick<ThemeSection, 'fontBody' | 'fontDisplay'>;

/**
 * Fonts of visitors' machines, with the names that each goes by and the mean width of a character of English text:
 * those of Windows, macOS and Linux measure alike, Android has its own.
 */
const OWN = {
  sans: [
    {
      regular: ['Arial', 'Liberation Sans', 'Helvetica'],
      bold: ['Arial Bold', 'Liberation Sans Bold', 'Helvetica Bold'],
      widths: [0.432, 0.4616],
    },
    { regular: ['Roboto'], bold: ['Roboto Bold', 'Roboto'], widths: [0.4283, 0.4365] },
  ],
  serif: [
    {
      regular: ['Times New Roman', 'Liberation Serif', 'Times'],
      bold: ['Times New Roman Bold', 'Liberation Serif Bold', 'Times Bold'],
      widths: [0.3945, 0.4189],
    },
    { regular: ['Noto Serif'], bold: ['Noto Serif Bold', 'Noto Serif'], widths: [0.4639, 0.491] },
  ],
} as const;

/**
 * For which weights each of a font's widths holds, and which of the visitor's two fonts browsers take there. Buttons
 * and labels have 600, most headings 700 and more: with one width for all of these, lines break elsewhere.
 */
const WEIGHTS = [
  { from: 100, to: 599, width: 0, isBold: false },
  { from: 600, to: 699, width: 1, isBold: true },
  { from: 700, to: 799, width: 2, isBold: true },
  { from: 800, to: 1000, width: 3, isBold: true },
] as const;

const percent = (part: number): string => `${Math.round(part * 10_000) / 100}%`;
const local = (names: readonly string[]): string => names.map((name) => `local("${name}")`).join(',');
const hrefOf = ({ name }: FontFile): string => `/fonts/${name}`;
const standIn = (family: string, index: number): string => `"${family} stand-in ${index + 1}"`;

const fontsOf = ({ fontBody, fontDisplay }: Stacks): ShippedFont[] => [
  ...new Set([shippedFont(fontBody), shippedFont(fontDisplay)].filter((font) => font !== undefined)),
];

const face = (family: string, weights: string, source: string, rest: readonly string[]): string =>
  `@font-face{${[`font-family:${family}`, `font-weight:${weights}`, `src:${source}`, ...rest].join(';')}}`;

/** A visitor's own font, stretched to lines as long and as high as those of the font that is on its way. */
function standInFaces({ family, kind, widths, ascent, descent }: ShippedFont): string[] {
  return OWN[kind].flatMap((own, index) =>
    WEIGHTS.map(({ from, to, width, isBold }) => {
      const scale = widths[width] / own.widths[isBold ? 1 : 0];
      return face(standIn(family, index), `${from} ${to}`, local(isBold ? own.bold : own.regular), [
        `size-adjust:${percent(scale)}`,
        `ascent-override:${percent(ascent / scale)}`,
        `descent-override:${percent(descent / scale)}`,
        'line-gap-override:0%',
      ]);
    }),
  );
}

/**
 * Faces of a theme's fonts and of their stand-ins. A font replaces its stand-in within 3 s; one that comes later waits
 * for the next page (`fallback`), so that no text changes while somebody reads it.
 */
export const fontFaces = (theme: Stacks): string =>
  fontsOf(theme)
    .flatMap((font) => [
      ...font.files.map((file) =>
        face(`"${font.family}"`, font.weights.join(' '), `url(${hrefOf(file)}) format("woff2")`, [
          'font-display:fallback',
          `unicode-range:${FONT_RANGES[file.subset].join(',')}`,
        ]),
      ),
      ...standInFaces(font),
    ])
    .join('');

/** A stack with the stand-ins of its first font right after it. */
export function wholeStack(stack: string): string {
  const font = shippedFont(stack);
  if (!font) return stack;
  const [, ...others] = stack.split(',');
  return [`"${font.family}"`, ...OWN[font.kind].map((_, index) => standIn(font.family, index)), ...others].join(',');
}

/** Files that every page of a site needs for its first words, in its own language. */
export const siteFonts = (config: ConfigValues): string[] =>
  fontsOf(sectionOf({ config }, themeSection)).flatMap(({ files }) =>
    files.filter(({ subset }) => subset === 'latin').map(hrefOf),
  );
