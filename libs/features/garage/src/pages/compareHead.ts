import { compareRoute } from '@forecourt/contracts';
import type { HeadArguments, PageHead } from '@forecourt/composition';
import { sectionOf, siteSection } from '@forecourt/site-config';
import type { ComparedVehicles } from './compareLoader.js';

/** Named after its vehicles, for whom it is sent to; search engines have the vehicles' own pages. */
export function head({ data, site }: HeadArguments): PageHead {
  const { name } = sectionOf(site, siteSection);
  const vehicles = (data as ComparedVehicles | undefined)?.vehicles ?? [];
  const title =
    vehicles.length > 0 ? `Compare ${vehicles.map((item) => item.title).join(' and ')}` : 'Compare vehicles';
  return { title: `${title} | ${name}`, canonicalPath: site.href(compareRoute) ?? '/', noindex: true };
}
