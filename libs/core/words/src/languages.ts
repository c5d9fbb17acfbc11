/** Languages that a site may speak, as `lang` names them. Messages are written in the first one. */
export const LANGUAGES = ['en-AU', 'zh-Hans'] as const;
export type Language = (typeof LANGUAGES)[number];
export const FIRST_LANGUAGE: Language = 'en-AU';

/** How a language is named in itself, for links that lead to it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { 'en-AU': 'English', 'zh-Hans': '中文' };

/** The language of a site by its resolved configuration (`site.language`). */
export function languageOf({ config }: { readonly config: Readonly<Record<string, unknown>> }): Language {
  const { language } = (config['site'] ?? {}) as { language?: unknown };
  return LANGUAGES.find((known) => known === language) ?? FIRST_LANGUAGE;
}

/**
 * Version of the platform's words that shoppers agree to: a translation has one of its own, so that the ledger of
 * consents tells which words were ticked.
 */
export const versionIn = (version: string, language: Language): string =>
  language === FIRST_LANGUAGE ? version : `${version}-${language}`;
