import { listingParameters, type ListingFilters } from '../rules/listingUrl.js';

/** What was chosen elsewhere, so that a form which is sent without script loses none of it (SRCH-03). */
export const HiddenFilters = ({ filters }: { filters: ListingFilters }) =>
  [...listingParameters(filters)].map(([name, value]) => (
    <input key={`${name}=${value}`} type="hidden" name={name} value={value} />
  ));
