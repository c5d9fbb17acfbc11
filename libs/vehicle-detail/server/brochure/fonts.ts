import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font, type GlyphRun } from 'fontkit';
import { LRUCache } from 'lru-cache';

const FAMILY = '@expo-google-fonts/source-sans-3';
const FILES = {
  regular: `${FAMILY}/400Regular/SourceSans3_400Regular.ttf`,
  bold: `${FAMILY}/700Bold/SourceSans3_700Bold.ttf`,
} as const;
export type FontName = keyof typeof FILES;

/** Words of a font whose shape is kept; a brochure has some three hundred. */
const MOST_WORDS = 4000;

const require = createRequire(import.meta.url);
let loaded: Readonly<Record<FontName, Font>> | undefined;
let characters: ReadonlySet<number> | undefined;

/** Both fonts, parsed once: each document makes its own subset of them. */
export function fonts(): Readonly<Record<FontName, Font>> {
  loaded ??= { regular: read(FILES.regular), bold: read(FILES.bold) };
  return loaded;
}

function read(file: string): Font {
  const font = create(readFileSync(require.resolve(file))) as Font;
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

/** Whether the brochure's fonts have a character. */
export function hasGlyph(codePoint: number): boolean {
  characters ??= new Set(fonts().regular.characterSet);
  return characters.has(codePoint);
}

/**
 * Text that the fonts can show. Words in other scripts leave an ellipsis, so that no one takes the rest for the whole;
 * emoji and signs are left out.
 */
export function shownText(text: string): string {
  let result = '';
  let isInGap = false;
  for (const character of text) {
    if (hasGlyph(character.codePointAt(0) ?? 0)) {
      result += character;
      isInGap = false;
    } else if (/[\p{L}\p{N}]/u.test(character) && !isInGap) {
      result += '…';
      isInGap = true;
    }
  }
  return result;
}
