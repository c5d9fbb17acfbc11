import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

const FAMILY = '@expo-google-fonts/source-sans-3';
const FILES = {
  regular: `${FAMILY}/400Regular/SourceSans3_400Regular.ttf`,
  bold: `${FAMILY}/700Bold/SourceSans3_700Bold.ttf`,
} as const;
export type FontName = keyof typeof FILES;

const require = createRequire(import.meta.url);
let loaded: Readonly<Record<FontName, Buffer>> | undefined;
let characters: ReadonlySet<number> | undefined;

/** The bytes of both fonts, read once. */
export function fontFiles(): Readonly<Record<FontName, Buffer>> {
  loaded ??= { regular: readFileSync(require.resolve(FILES.regular)), bold: readFileSync(require.resolve(FILES.bold)) };
  return loaded;
}

/** Whether the brochure's fonts have a character. */
export function hasGlyph(codePoint: number): boolean {
  characters ??= new Set((create(fontFiles().regular) as Font).characterSet);
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
