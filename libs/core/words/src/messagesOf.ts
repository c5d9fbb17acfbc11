import type { Catalogue, CompiledMessage } from './catalogue.js';
import { TRANSLATION_SECTION, WORDS_SECTION } from './section.js';

/** What has words of its own: a site, or anything that holds its resolved configuration. */
export interface Worded {
  readonly config: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** The message of a catalogue as a site says it: its own, else that of its language, else the first one. */
export function messageOf({ config }: Worded, { id, messages }: Catalogue, key: string): CompiledMessage {
  const { [WORDS_SECTION]: own = {}, [TRANSLATION_SECTION]: translation = {} } = config;
  const path = `${id}.${key}`;
  const first: Readonly<Record<string, unknown>> = messages;
  const [said] = [
    ...[own, translation].flatMap((words) => (Object.hasOwn(words, path) ? [words[path]] : [])),
    ...(Object.hasOwn(first, key) ? [first[key]] : []),
  ];
  return (said ?? []) as CompiledMessage;
}
