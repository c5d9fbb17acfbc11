import { setupI18n } from '@lingui/core';
import type { Catalogue, Say } from './catalogue.js';
import { languageOf } from './languages.js';
import { messageOf, type Worded } from './messagesOf.js';

const known = new WeakMap<object, Map<Catalogue, Say<object>>>();

/** The messages of a library as a site says them: in its own words where it has some, else in its language. */
export function wordsOf<Values extends object>(site: Worded, catalogue: Catalogue<Values>): Say<Values> {
  const ofSite = known.get(site.config) ?? new Map<Catalogue, Say<object>>();
  known.set(site.config, ofSite);
  const say = ofSite.get(catalogue) ?? sayer(catalogue, site);
  ofSite.set(catalogue, say);
  return say;
}

function sayer(catalogue: Catalogue, site: Worded): Say<object> {
  const all = Object.keys(catalogue.messages).map((key) => [key, messageOf(site, catalogue, key)] as const);
  const locale = languageOf(site);
  const i18n = setupI18n({ locale, messages: { [locale]: Object.fromEntries(all) } });
  const say = (key: string, values?: Readonly<Record<string, string | number>>) => i18n._(key, values);
  return Object.assign(say, { site, language: locale });
}
