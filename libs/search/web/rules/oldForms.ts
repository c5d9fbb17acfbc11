import { OLD_NAMES, RANGE_NAMES } from './attributes.js';
import { hasWidgetForm } from './listingUrl.js';
import { ANY_DISTANCE, DISTANCE_PARAMETER, POSTCODE_PARAMETER } from './near.js';
import { WEEKLY_NAMES } from './weeklyPrice.js';

const OLD_PARAMETERS: readonly string[] = [
  ...WEEKLY_NAMES,
  ...[...OLD_NAMES.values()].flat(),
  // a range has one name: without brackets it would be the same page at another address
  ...RANGE_NAMES.flatMap((name) => [name, `${name}_min`, `${name}_max`]),
];

/** Names of older links, of forms without JavaScript and of InstantSearch itself become the listing's own (SRCH-02). */
export const hasOldForm = (search: URLSearchParams): boolean =>
  OLD_PARAMETERS.some((name) => search.has(name)) ||
  hasWidgetForm(search) ||
  search.get(DISTANCE_PARAMETER) === ANY_DISTANCE ||
  search.get(POSTCODE_PARAMETER) === '';
