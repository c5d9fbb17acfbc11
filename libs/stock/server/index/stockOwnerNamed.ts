import { Refusal } from '@forecourt/contracts/api';
import { borrowsLine, ownsStock, type ConfiguredSite, type Sites } from '@forecourt/service/sites';

/** The site whose stock has this name. Throws a Refusal for no site, and one that shows another's stock. */
export function stockOwnerNamed(slug: string, sites: Sites): ConfiguredSite {
  const site = sites.bySlug(slug);
  const broken = sites.broken.find((dealer) => dealer.slug === slug);
  if (!site && broken)
    throw new Refusal(422, [`The site "${slug}" stays out until its files are right:`, ...broken.problems].join('\n'));
  if (!site)
    throw new Refusal(422, `There is no site "${slug}". Sites are ${sites.all.map((item) => item.slug).join(', ')}.`);
  if (!ownsStock(site)) throw new Refusal(422, borrowsLine(site));
  return site;
}
