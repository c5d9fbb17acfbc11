/** Whose number is requested; the site's own without either. */
export interface PhoneOwner {
  /** Id of a vehicle. */
  readonly vehicle?: string | undefined;
  /** Slug of a place. */
  readonly place?: string | undefined;
}

/** Address of the page that shows a number in full; none where no feature has that page. */
export function phonePageHref(page: string | undefined, { vehicle, place }: PhoneOwner = {}): string | undefined {
  if (page === undefined) return undefined;
  const query = new URLSearchParams({ ...(vehicle ? { car_id: vehicle } : {}), ...(place ? { location: place } : {}) });
  return query.size > 0 ? `${page}?${query}` : page;
}
