/** What the success page's address says of an enquiry that was stored. */
export const successQuery = (category: string, vehicleSlug: string | undefined): string =>
  new URLSearchParams({ category, ...(vehicleSlug ? { vehicle: vehicleSlug } : {}) }).toString();
