import type { Catalogue, CompiledMessage } from './catalogue.js';
import { TRANSLATION_SECTION, WORDS_SECTION } from './section.js';

/** What has words of its own: a site, or anything that holds its resolved configuration. */
export interface Worded {
  readonly config: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** A message without values as a site's own words or its language have it; undefined where it is only in English. */
export function translationOf({ config }: Worded, path: string): string | undefined {
  const { [WORDS_SECTION]: own = {}, [TRANSLATION_SECTION]: translation = {} } = config;
  const [message] = [own, translation].flatMap((words) => (Object.hasOwn(words, path) ? [words[path]] : []));
  return (message as CompiledMessage | undefined)?.filter((part) => typeof part === 'string').join('');
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
