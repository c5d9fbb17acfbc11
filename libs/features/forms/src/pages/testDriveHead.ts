import { breadcrumbData, homeRoute, testDriveRoute } from '@forecourt/contracts';
import type { HeadArguments, PageHead } from '@forecourt/composition';
import { sectionOf, siteSection } from '@forecourt/site-config';
import { formsSection } from '../section.js';

export function head({ site }: HeadArguments): PageHead {
  const { name } = sectionOf(site, siteSection);
  const { title } = sectionOf(site, formsSection).vehicleForms['test-drive'];
  const path = site.href(testDriveRoute) ?? '/book-test-drive';
  return {
    title: `${title} | ${name}`,
    description: `Tell ${name} what you would like to drive, and when. We call to confirm it.`,
    canonicalPath: path,
    structuredData: [
      breadcrumbData(site.origin, [
        { name: 'Home', href: site.href(homeRoute) ?? '/' },
        { name: title, href: path },
      ]),
    ],
  };
}
