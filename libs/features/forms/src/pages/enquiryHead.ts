import { enquiryRoute } from '@forecourt/contracts';
import { sectionOf, type HeadArguments, type PageHead } from '@forecourt/composition';
import type { SiteSection } from '@forecourt/site-config';

export function head({ site }: HeadArguments): PageHead {
  const { name } = sectionOf<SiteSection>(site, 'site');
  return {
    title: `Contact us | ${name}`,
    description: `Send ${name} your question. We answer by phone or email, usually within one business day.`,
    canonicalPath: site.href(enquiryRoute) ?? '/contact-us',
  };
}
