import { setupI18n } from '@lingui/core';
import type { Catalogue, CompiledMessage, Say } from './catalogue.js';
import { WORDS_SECTION } from './section.js';

/** What has words of its own: a site, or anything that holds its resolved configuration. */
export interface Worded {
  readonly config: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const LANGUAGE = 'en-AU';

const known = new WeakMap<object, Map<Catalogue, Say<object>>>();

/** The messages of a library as a site says them: its own words where it has some, else the library's. */
export function wordsOf<Values extends object>({ config }: Worded, catalogue: Catalogue<Values>): Say<Values> {
  const ofSite = known.get(config) ?? new Map<Catalogue, Say<object>>();
  known.set(config, ofSite);
  const say = ofSite.get(catalogue) ?? sayer(catalogue, config[WORDS_SECTION] ?? {});
  ofSite.set(catalogue, say);
  return say;
}

function sayer({ id, messages }: Catalogue, own: Readonly<Record<string, unknown>>): Say<object> {
  const all = Object.entries<CompiledMessage>(messages).map(([key, message]) => {
    const path = `${id}.${key}`;
    return [key, Object.hasOwn(own, path) ? (own[path] as CompiledMessage) : message] as const;
  });
  const i18n = setupI18n({ locale: LANGUAGE, messages: { [LANGUAGE]: Object.fromEntries(all) } });
  return (key: string, values?: Readonly<Record<string, string | number>>) => i18n._(key, values);
}
