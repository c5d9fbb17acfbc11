import { breadcrumbData, homeRoute, testDriveRoute } from '@forecourt/contracts';
import type { HeadArguments, PageHead } from '@forecourt/composition';
import { sectionOf, siteSection } from '@forecourt/site-config';
import { wordsOf } from '@forecourt/words';
import { formsOf } from '../rules/formsOf.js';
import { formsWords } from '../words/formsWords.js';

export function head({ site }: HeadArguments): PageHead {
  const say = wordsOf(site, formsWords);
  const { name: dealer } = sectionOf(site, siteSection);
  const { title } = formsOf(site).vehicleForms['test-drive'];
  const path = site.href(testDriveRoute) ?? '/book-test-drive';
  return {
    title: `${title} | ${dealer}`,
    description: say('testDrive.description', { dealer }),
    canonicalPath: path,
    structuredData: [
      breadcrumbData(site.origin, [
        { name: say('home'), href: site.href(homeRoute) ?? '/' },
        { name: title, href: path },
      ]),
    ],
  };
}
