import { signInRoute } from '@forecourt/contracts';
import type { HeadArguments, PageHead } from '@forecourt/composition';
import { sectionOf, siteSection } from '@forecourt/site-config';

/** A door is nothing to find in a search engine. */
export const head = ({ site }: HeadArguments): PageHead => ({
  title: `Sign in | ${sectionOf(site, siteSection).name}`,
  canonicalPath: site.href(signInRoute) ?? '/',
  noindex: true,
});
