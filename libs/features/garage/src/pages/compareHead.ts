import { compareRoute } from '@forecourt/contracts';
import type { HeadArguments, PageHead } from '@forecourt/composition';
import { sectionOf, siteSection } from '@forecourt/site-config';
import { wordsOf } from '@forecourt/words';
import type { ComparedVehicles } from './compareLoader.js';
import { garageWords } from '../words/garageWords.js';

/** Named after its vehicles, for whom it is sent to; search engines have the vehicles' own pages. */
export function head({ data, site }: HeadArguments): PageHead {
  const { name } = sectionOf(site, siteSection);
  const vehicles = (data as ComparedVehicles | undefined)?.vehicles ?? [];
  const say = wordsOf(site, garageWords);
  const titles = vehicles.map((vehicle) => vehicle.title);
  const title =
    titles.length > 0
      ? say('compare.titleOf', { vehicles: titles.reduce((first, next) => say('compare.and', { first, next })) })
      : say('compare.title');
  return { title: `${title} | ${name}`, canonicalPath: site.href(compareRoute) ?? '/', noindex: true };
}
