/**
 * What a consumer's bundle gains at once by importing the root entry of a library, gzip, in kB of 1000 bytes: the
 * library with what it depends on, without its peers and without what it loads later. Libraries for Node alone have
 * none.
 */
export const LIBRARY_BUDGETS: ReadonlyMap<string, number> = new Map([
  ['@forecourt/checkout', 5],
  ['@forecourt/content', 6],
  ['@forecourt/contracts', 6],
  ['@forecourt/enquiry', 14],
  ['@forecourt/finance-maths', 14],
  ['@forecourt/site-config', 66],
  ['@forecourt/vehicle', 11],
  ['@forecourt/words', 5],
  ['@forecourt/desk', 5],
  ['@forecourt/finance', 6],
  ['@forecourt/forms', 14],
  ['@forecourt/garage', 8],
  ['@forecourt/locations', 8],
  ['@forecourt/navigation', 4],
  ['@forecourt/offers', 5],
  ['@forecourt/composition', 12],
  ['@forecourt/runtime', 5],
  ['@forecourt/ssr', 8],
  ['@forecourt/search', 6],
  ['@forecourt/testing', 4],
  ['@forecourt/action-form', 10],
  ['@forecourt/ui-kit', 69],
  ['@forecourt/ui-vehicle', 20],
  ['@forecourt/vehicle-detail', 8],
]);
