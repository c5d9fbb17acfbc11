import { codeOfRegion } from '@forecourt/site-config/places';

const ABBREVIATION = /\b(ACT|NSW|NT|QLD|SA|TAS|VIC|WA)\b/i;

/**
 * The state that a text names, as its abbreviation: `Caringbah, NSW`, `N.S.W.`, `Victoria` and `Bendigo, Victoria 3550`
 * name one. A name in full counts at the end alone: Victoria Park is in Western Australia.
 */
export function stateIn(text: string): string | undefined {
  const plain = text
    .replace(/(?<=\b[a-z])\./gi, '')
    .trim()
    .replace(/\s+/g, ' ');
  const abbreviation = ABBREVIATION.exec(plain)?.[1];
  if (abbreviation !== undefined) return abbreviation.toUpperCase();
  const words = plain
    .replace(/[\s,]+\d{4}$/, '')
    .replace(/,\s*Australia$/i, '')
    .split(/[\s,]+/);
  // the longest name at the end: "Western Australia" and not "Australia"
  for (let at = 0; at < words.length; at++) {
    const code = codeOfRegion(words.slice(at).join(' '));
    if (code !== undefined) return code;
  }
  return undefined;
}
