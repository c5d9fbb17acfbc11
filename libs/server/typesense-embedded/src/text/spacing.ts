import { haveDocInCommon, phraseDocs } from './phrases.js';
import type { TextField } from './textField.js';

/** Words of a query of which joins and splits are tried. */
const LOOKED_AT = 5;

/**
 * A query's words joined or split so that a field contains them: all of them as one ("cx 5" for "cx5"), two neighbours
 * as one, or one word as two that are next to each other somewhere ("landrover" for "land rover").
 */
export function respace(field: TextField, words: readonly string[], docCount: number): readonly string[] | undefined {
  const has = (word: string): boolean => field.liveId(word) >= 0;
  const size = Math.min(LOOKED_AT, words.length);
  if (words.length > 1) {
    const joined = words.join('');
    if (has(joined)) return [joined];
  }
  if (size > 2) {
    for (let i = 0; i < size - 1; i++) {
      const candidate = [...words.slice(0, i), `${words[i]}${words[i + 1]}`, ...words.slice(i + 2)];
      if (haveDocInCommon(field, candidate, docCount)) return candidate;
    }
  }
  for (let i = 0; i < size; i++) {
    const parts = split(field, words[i] as string, docCount);
    if (!parts) continue;
    const candidate = [...words.slice(0, i), ...parts, ...words.slice(i + 1)];
    // words that follow the first unknown one are not looked at
    const unknown = candidate.findIndex((word) => !has(word));
    const known = unknown < 0 ? candidate : candidate.slice(0, unknown);
    if (haveDocInCommon(field, known, docCount)) return candidate;
  }
  return undefined;
}

/** The longest beginning of a word that is a word, when the rest is one as well and follows it somewhere. */
function split(field: TextField, word: string, docCount: number): readonly [string, string] | undefined {
  for (let cut = word.length - 1; cut > 0; cut--) {
    const parts = [word.slice(0, cut), word.slice(cut)] as const;
    if (field.liveId(parts[0]) < 0 || field.liveId(parts[1]) < 0) continue;
    if (phraseDocs(field, parts, docCount).some((bits) => bits !== 0)) return parts;
  }
  return undefined;
}
