import { financeRequestRoute } from '@forecourt/contracts';
import type { HeadArguments, PageHead } from '@forecourt/composition';
import { sectionOf, siteSection } from '@forecourt/site-config';
import { formsOf } from '../rules/formsOf.js';

/** A form is nothing to find in a search engine; the finance page is. */
export function head({ site }: HeadArguments): PageHead {
  const { title } = formsOf(site).vehicleForms.finance;
  const path = site.href(financeRequestRoute);
  return {
    title: `${title} | ${sectionOf(site, siteSection).name}`,
    noindex: true,
    ...(path ? { canonicalPath: path } : {}),
  };
}
