/** Id of a vehicle's document in the search collection, which holds several sites: they may use the same ids (TEN-07). */
export const documentId = (site: string, vehicleId: string): string => `${site}-${vehicleId}`;

/** The vehicle's own id again, as its page and the platform's API know it. */
export const vehicleIdOf = (site: string, id: string): string =>
  id.startsWith(`${site}-`) ? id.slice(site.length + 1) : id;
