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
  const [last, ...others] = vehicles.map((vehicle) => vehicle.title).reverse();
  const before = others.reduceRight<string | undefined>(
    (first, next) => (first === undefined ? next : say('compare.comma', { first, next })),
    undefined,
  );
  const named = last !== undefined && before !== undefined ? say('compare.and', { first: before, next: last }) : last;
  const title = named === undefined ? say('compare.title') : say('compare.titleOf', { vehicles: named });
  return { title: `${title} | ${name}`, canonicalPath: site.href(compareRoute) ?? '/', noindex: true };
}
