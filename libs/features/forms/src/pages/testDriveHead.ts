import { testDriveRoute } from '@forecourt/contracts';
import type { HeadArguments, PageHead } from '@forecourt/composition';
import { sectionOf, siteSection } from '@forecourt/site-config';
import { formsSection } from '../section.js';

export function head({ site }: HeadArguments): PageHead {
  const { name } = sectionOf(site, siteSection);
  const { title } = sectionOf(site, formsSection).vehicleForms['test-drive'];
  return {
    title: `${title} | ${name}`,
    description: `Tell ${name} what you would like to drive, and when. We call to confirm it.`,
    canonicalPath: site.href(testDriveRoute) ?? '/book-test-drive',
  };
}
