import type { ConfigSection } from '@forecourt/site-config';
import type { ConfiguredSite } from '@forecourt/service/sites';
import { feedMistakes } from '@forecourt/stock';
import { deadEntries, unknownHomeSections } from './deadEntries.ts';
import { hiddenPages } from './hiddenPages.ts';
import { missingPictures } from './missingPictures.ts';
import { brokenLinks, type SitePages } from './siteLinks.ts';

/** What a dealer's options are held against. */
export interface Surroundings {
  readonly pages: SitePages;
  /** Sections that the front page can have. */
  readonly homeSections: readonly string[];
  /** Pictures that are no dealer's own: those of demo stock. */
  readonly isElsewhere: (name: string) => boolean;
}

/** What a dealer's file names and the site does not have, a line each. */
export const faultsOf = async (
  site: ConfiguredSite,
  sections: readonly ConfigSection[],
  { pages, homeSections, isElsewhere }: Surroundings,
): Promise<string[]> => [
  ...brokenLinks(site, sections, pages),
  ...deadEntries(site, sections, pages),
  ...unknownHomeSections(site, homeSections),
  ...hiddenPages(site, pages),
  ...(await missingPictures(site, sections, isElsewhere)),
  ...feedMistakes(site).map((mistake) => `${site.slug}: feeds.stock: ${mistake}`),
];
