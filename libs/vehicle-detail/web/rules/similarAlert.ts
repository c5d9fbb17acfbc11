import { isListingValue, listingHref } from '@forecourt/contracts';
import type { Vehicle } from '@forecourt/vehicle';

interface AlertSite {
  /** The page that subscribes to messages; undefined where the site sends none. */
  readonly page: string | undefined;
  /** Path of the listing; undefined on a site without one. */
  readonly prefix: string | undefined;
}

/** Where a shopper asks to hear of vehicles like one that is gone: by its make and model. */
export function similarAlertHref(
  { make, model }: Pick<Vehicle, 'make' | 'model'>,
  { page, prefix }: AlertSite,
): string | undefined {
  if (page === undefined || prefix === undefined || !isListingValue(make)) return undefined;
  const hasModel = isListingValue(model);
  const search = listingHref({ prefix, facets: { make: [make], ...(hasModel ? { model: [model] } : {}) } });
  const query = new URLSearchParams({ search, text: hasModel ? `${make} ${model}` : make });
  return `${page}?${query.toString()}`;
}
