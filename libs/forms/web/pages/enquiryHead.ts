import { breadcrumbData, homeRoute, enquiryRoute } from '@forecourt/contracts';
import type { HeadArguments, PageHead } from '@forecourt/composition';
import { sectionOf, siteSection } from '@forecourt/site-config';
import { wordsOf } from '@forecourt/words';
import { formsWords } from '../words/formsWords.js';

export function head({ site }: HeadArguments): PageHead {
  const say = wordsOf(site, formsWords);
  const { name: dealer } = sectionOf(site, siteSection);
  const title = say('contact.title');
  const path = site.href(enquiryRoute) ?? '/contact-us';
  return {
    title: `${title} | ${dealer}`,
    description: say('contact.description', { dealer }),
    canonicalPath: path,
    structuredData: [
      breadcrumbData(site.origin, [
        { name: say('home'), href: site.href(homeRoute) ?? '/' },
        { name: title, href: path },
      ]),
    ],
  };
}
