import { dayIn } from '@forecourt/site-config';
import type { ConfiguredSite } from '@forecourt/service/sites';
import { blogRss } from './blogFeed.js';
import type { Contents } from './contents.js';
import { hasBlog } from './hasBlog.js';

/** The feed of a site's articles; undefined where it has no blog. */
export function feedOfSite(
  contents: Contents,
  configured: ConfiguredSite,
  { origin, now }: { readonly origin: string; readonly now: number },
): string | undefined {
  const content = contents.of(configured.slug);
  if (!content || !hasBlog(configured)) return undefined;
  const { name, description, language, email, timeZone } = configured.site;
  return blogRss({ origin, name, description, language, email }, content.published(dayIn(timeZone, now)));
}
