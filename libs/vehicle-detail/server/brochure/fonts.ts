import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Yield } from '@forecourt/service/database';
import type { Language } from '@forecourt/words';
import { create, type Font, type GlyphRun } from 'fontkit';
import { LRUCache } from 'lru-cache';

const require = createRequire(import.meta.url);
const SOURCE_SANS = '@expo-google-fonts/source-sans-3';
const sourceSans = (file: string): string => require.resolve(`${SOURCE_SANS}/${file}`);
/** The package exports its table alone; its files lie next to that. */
const notoSans = (file: string): string =>
  path.join(path.dirname(require.resolve('@embedpdf/fonts-sc')), '../fonts', file);

export type FontName = 'regular' | 'bold';
export type PaperFonts = Readonly<Record<FontName, Font>>;

/** Files of each language. Those of Chinese have Latin letters too: a document is in one family. */
const FILES: Readonly<Record<Language, () => Readonly<Record<FontName, string>>>> = {
  'en-AU': () => ({
    regular: sourceSans('400Regular/SourceSans3_400Regular.ttf'),
    bold: sourceSans('700Bold/SourceSans3_700Bold.ttf'),
  }),
  'zh-Hans': () => ({
    regular: notoSans('NotoSansHans-Regular.otf'),
    bold: notoSans('NotoSansHans-Bold.otf'),
  }),
};

/** Words of a font whose shape is kept; a brochure has some three hundred. */
const MOST_WORDS = 4000;

const loaded = new Map<Language, PaperFonts>();
const prepared = new Set<Language>();
const characters = new Map<Language, ReadonlySet<number>>();

/** Both fonts of a language, read at its first document and kept: each document makes its own subset of them. */
export function fontsOf(language: Language): PaperFonts {
  const known = loaded.get(language);
  if (known) return known;
  const { regular, bold } = FILES[language]();
  const fonts = { regular: read(regular), bold: read(bold) };
  loaded.set(language, fonts);
  return fonts;
}

/** What most documents write; Chinese ones show their characters soon enough. */
const FIRST_SHAPES = [
  'ABCDEFGHIJ',
  'KLMNOPQRST',
  'UVWXYZ',
  'abcdefghij',
  'klmnopqrst',
  'uvwxyz',
  '0123456789',
  '$.,-()',
];

/**
 * Makes the fonts of a language ready in small steps, with `pace` between them: their tables are parsed when they are
 * first used, which takes longer than a page may wait.
 */
export async function prepareFonts(language: Language, pace: Yield): Promise<void> {
  if (prepared.has(language)) return;
  const fonts = fontsOf(language);
  for (const font of [fonts.regular, fonts.bold])
    for (const text of FIRST_SHAPES) {
      await pace();
      // reading the width computes it
      void font.layout(text).advanceWidth;
    }
  await pace();
  hasGlyph(0, language);
  prepared.add(language);
}

function read(file: string): Font {
  const font = create(readFileSync(file)) as Font;
  const shape = font.layout.bind(font);
  const shapes = new LRUCache<string, GlyphRun>({ max: MOST_WORDS });
  // to shape a word takes most of the time of drawing, and brochures have most of their words in common
  font.layout = (text, ...rest) => {
    if (rest.some((option) => option !== undefined)) return shape(text, ...rest);
    const known = shapes.get(text) ?? shape(text);
    shapes.set(text, known);
    return ownCopy(known);
  };
  return font;
}

/** PDFKit scales the positions of a run that it is given. */
const ownCopy = (run: GlyphRun): GlyphRun =>
  Object.assign(Object.create(Object.getPrototypeOf(run) as object) as GlyphRun, run, {
    positions: run.positions.map((position) => ({ ...position })),
  });

/** Whether the fonts of a language have a character. */
export function hasGlyph(codePoint: number, language: Language): boolean {
  const known = characters.get(language) ?? new Set(fontsOf(language).regular.characterSet);
  characters.set(language, known);
  return known.has(codePoint);
}

/**
 * Text that the fonts of a language can show. Words in other scripts leave an ellipsis, so that no one takes the rest
 * for the whole; emoji and signs are left out.
 */
export function shownText(text: string, language: Language): string {
  let result = '';
  let isInGap = false;
  for (const character of text) {
    if (hasGlyph(character.codePointAt(0) ?? 0, language)) {
      result += character;
      isInGap = false;
    } else if (/[\p{L}\p{N}]/u.test(character) && !isInGap) {
      result += '…';
      isInGap = true;
    }
  }
  return result;
}
