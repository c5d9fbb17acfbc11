import { setupI18n } from '@lingui/core';
import type { Catalogue, CompiledMessage, Say } from './catalogue.js';
import { languageOf } from './languages.js';
import { TRANSLATION_SECTION, WORDS_SECTION } from './section.js';

/** What has words of its own: a site, or anything that holds its resolved configuration. */
export interface Worded {
  readonly config: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const known = new WeakMap<object, Map<Catalogue, Say<object>>>();

/** The messages of a library as a site says them: in its own words where it has some, else in its language. */
export function wordsOf<Values extends object>(site: Worded, catalogue: Catalogue<Values>): Say<Values> {
  const ofSite = known.get(site.config) ?? new Map<Catalogue, Say<object>>();
  known.set(site.config, ofSite);
  const say = ofSite.get(catalogue) ?? sayer(catalogue, site);
  ofSite.set(catalogue, say);
  return say;
}

function sayer({ id, messages }: Catalogue, site: Worded): Say<object> {
  const { [WORDS_SECTION]: own = {}, [TRANSLATION_SECTION]: translation = {} } = site.config;
  const all = Object.entries<CompiledMessage>(messages).map(([key, message]) => {
    const path = `${id}.${key}`;
    const [said = message] = [own, translation].flatMap((words) => (Object.hasOwn(words, path) ? [words[path]] : []));
    return [key, said as CompiledMessage] as const;
  });
  const locale = languageOf(site);
  const i18n = setupI18n({ locale, messages: { [locale]: Object.fromEntries(all) } });
  return (key: string, values?: Readonly<Record<string, string | number>>) => i18n._(key, values);
}
