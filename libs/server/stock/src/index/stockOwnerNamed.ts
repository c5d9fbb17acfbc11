import { borrowsLine, ownsStock, type ConfiguredSite, type Sites } from '@forecourt/sites';

/** A name under which no stock is kept. */
export class NoStock extends Error {
  override readonly name = 'NoStock';
}

/** The site under whose name stock is kept. Throws NoStock for a name of none, and for a site that shows another's. */
export function stockOwnerNamed(slug: string, sites: Sites): ConfiguredSite {
  const site = sites.bySlug(slug);
  if (!site)
    throw new NoStock(`There is no site "${slug}". Sites are ${sites.all.map((item) => item.slug).join(', ')}.`);
  if (!ownsStock(site)) throw new NoStock(borrowsLine(site));
  return site;
}
