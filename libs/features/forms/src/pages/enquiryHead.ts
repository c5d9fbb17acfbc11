import { breadcrumbData, homeRoute, enquiryRoute } from '@forecourt/contracts';
import type { HeadArguments, PageHead } from '@forecourt/composition';
import { sectionOf, siteSection } from '@forecourt/site-config';

export function head({ site }: HeadArguments): PageHead {
  const { name } = sectionOf(site, siteSection);
  const path = site.href(enquiryRoute) ?? '/contact-us';
  return {
    title: `Contact us | ${name}`,
    description: `Send ${name} your question. We answer by phone or email, usually within one business day.`,
    canonicalPath: path,
    structuredData: [
      breadcrumbData(site.origin, [
        { name: 'Home', href: site.href(homeRoute) ?? '/' },
        { name: 'Contact us', href: path },
      ]),
    ],
  };
}
