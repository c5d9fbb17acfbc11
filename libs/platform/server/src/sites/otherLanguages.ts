import type { Language } from '@forecourt/words';
import type { ConfiguredSite } from './createSites.js';
import { fileOf } from './readSite.js';

type Translated = Pick<ConfiguredSite, 'slug' | 'site'>;

/** A dealer's sites in other languages, as `site.inOtherLanguages` names them, without those that do not run. */
export function inOtherLanguages<Site extends Translated>(
  { site }: Site,
  sites: readonly Site[],
): readonly { readonly language: Language; readonly site: Site }[] {
  return site.inOtherLanguages.flatMap((slug) => {
    const other = sites.find((one) => one.slug === slug);
    return other ? [{ language: other.site.language, site: other }] : [];
  });
}

/** Entries of `site.inOtherLanguages` that lead nowhere, or to a site in the same language. */
export const languageProblems = (sites: readonly Translated[]): string[] =>
  sites.flatMap(({ slug, site }) =>
    site.inOtherLanguages.flatMap((named) => {
      const other = sites.find((one) => one.slug === named);
      const at = `${fileOf(slug)}: site.inOtherLanguages: "${named}"`;
      if (!other) return [`${at} is no site; there are ${sites.map((one) => one.slug).join(', ')}`];
      if (other.site.language === site.language) return [`${at} is in ${site.language} as well`];
      return other.site.inOtherLanguages.includes(slug)
        ? []
        : [`${at} does not name "${slug}" in turn, which search engines ask for`];
    }),
  );
