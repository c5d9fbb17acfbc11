import { regionOf } from '@forecourt/site-config/places';
import { postcodeGiven } from '@forecourt/runtime';
import { selectPostcode, useAppDispatch, useAppSelector } from '@forecourt/runtime/store';
import { NearGroup } from '../components/NearGroup.js';
import { withNear } from '../rules/listingUrl.js';
import type { Near } from '../rules/near.js';
import { useListing } from '../instantsearch/listingContext.js';

/** Looking around a postcode. */
export function NearFilter() {
  const { filters, place, refused, options, go } = useListing();
  const dispatch = useAppDispatch();
  const known = useAppSelector(selectPostcode);
  const onNear = (near: Near | undefined): void => {
    go((present) => withNear(present, near));
    if (near && regionOf(near.postcode)) dispatch(postcodeGiven({ postcode: near.postcode }));
  };
  return (
    <NearGroup
      near={filters.near}
      place={filters.near && place}
      refused={refused}
      distances={options.nearDistances}
      isMenu={options.filterPlacement === 'top'}
      known={known}
      onNear={onNear}
    />
  );
}
