import { readContents } from '@forecourt/content/server';
import type { ConfiguredSite } from '@forecourt/service/sites';
import type { SitePages } from './siteLinks.ts';

type WritingSite = Pick<ConfiguredSite, 'slug' | 'dir' | 'config'>;

/** Days of no text lie beyond it: drafts and all are looked at. */
const LAST_DAY = '9999-12-31';

/** One line for each page of words at the root of the site whose address another page has. */
export function hiddenPages(site: WritingSite, pages: SitePages): string[] {
  const written =
    readContents({ bySlug: () => site })
      .of(site.slug)
      ?.index(LAST_DAY).pages ?? [];
  return written.flatMap(({ slug, isAtRoot }) => {
    const shown = isAtRoot ? pages.pageAt(`/${slug}`) : undefined;
    return shown === undefined || shown.startsWith('content/')
      ? []
      : [
          `${site.slug}: content: nobody sees the page "${slug}": ` +
            `its address /${slug} is that of "${shown}"; rename it`,
        ];
  });
}
