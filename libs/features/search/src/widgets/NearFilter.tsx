import { NearGroup } from '../components/NearGroup.js';
import { withNear } from '../domain/listingUrl.js';
import { useListing } from '../instantsearch/listingContext.js';

/** Looking around a postcode. */
export function NearFilter() {
  const { filters, place, refused, options, go } = useListing();
  return (
    <NearGroup
      near={filters.near}
      place={filters.near && place}
      refused={refused}
      distances={options.nearDistances}
      isMenu={options.filterPlacement === 'top'}
      onNear={(near) => go((present) => withNear(present, near))}
    />
  );
}
