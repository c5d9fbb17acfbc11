import { SHIPPED_FONTS } from './shippedFonts.js';

/** A file of a font; it is fetched where a page has one of its characters. */
export interface FontFile {
  readonly subset: 'latin' | 'latin-ext';
  /** Its name on every site, with a hash of its content. */
  readonly name: string;
  /** Its path within `@fontsource-variable`. */
  readonly source: string;
}

/** A font that every site can send to browsers. Measures are parts of the letter size. */
export interface ShippedFont {
  readonly family: string;
  readonly kind: 'sans' | 'serif';
  /** Lightest and heaviest weight. */
  readonly weights: readonly [number, number];
  readonly ascent: number;
  readonly descent: number;
  /** Mean width of a character of English text in weights 400, 600, 700 and 800, or the heaviest that it has. */
  readonly widths: readonly [regular: number, semibold: number, bold: number, heavy: number];
  readonly files: readonly FontFile[];
}

/** Stacks that mean the visitor's own font on purpose. */
const OWN_FONTS: readonly string[] = ['system-ui', 'ui-sans-serif', 'ui-serif', 'sans-serif', 'serif'];

/** The first name of a stack, without its quotes. */
const firstName = (stack: string): string => (stack.split(',')[0] ?? '').trim().replace(/^["']|["']$/g, '');

/** The font that a stack begins with; undefined for one that means a font of the visitor. */
export const shippedFont = (stack: string): ShippedFont | undefined =>
  SHIPPED_FONTS.find(({ family }) => family === firstName(stack));

/** Whether text in a stack looks as the dealer chose: in a font that comes from the site, or in the visitor's own. */
export const isKnownFont = (stack: string): boolean =>
  shippedFont(stack) !== undefined || OWN_FONTS.includes(firstName(stack));

export const FONT_RULE = `must begin with system-ui or with a font that the site sends: ${SHIPPED_FONTS.map(
  ({ family }) => family,
).join(', ')}`;
